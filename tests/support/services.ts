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
export const SERVICES = SERVICE_SLUGS.map((slug) => `/services/${slug}`);

/** spec H2 */
export const GROUPS = [
  { id: 'semiconductors', name: 'Semiconductors', paths: SERVICES.slice(0, 3) },
  { id: 'embedded', name: 'Embedded', paths: SERVICES.slice(3, 5) },
  { id: 'software-and-ai', name: 'Software & AI', paths: SERVICES.slice(5, 7) },
];
