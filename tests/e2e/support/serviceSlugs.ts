/** Of every service page, in the order of the menu (spec H2). */
export const SERVICE_SLUGS = [
  'analog-and-mixed-signal',
  'rtl-design',
  'fpga-design',
  'firmware-development',
  'microcontroller-design',
  'machine-learning',
  'custom-software',
];
