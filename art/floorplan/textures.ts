import { analog } from './analog.ts';
import { firmware } from './firmware.ts';
import { fpga } from './fpga.ts';
import { machineLearning } from './machineLearning.ts';
import { microcontroller } from './microcontroller.ts';
import { rtl } from './rtl.ts';
import { software } from './software.ts';
import type { Texture } from './texture.ts';

/** By the slug of the service whose block they fill. */
export const textures: Readonly<Record<string, () => Texture>> = {
  'analog-and-mixed-signal': analog,
  'rtl-design': rtl,
  'fpga-design': fpga,
  'firmware-development': firmware,
  'microcontroller-design': microcontroller,
  'machine-learning': machineLearning,
  'custom-software': software,
};
