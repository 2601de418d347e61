import { definition as analog } from './first/analog-and-mixed-signal.definition.ts';
import { definition as software } from './first/custom-software.definition.ts';
import type { Definition } from './first/definition.ts';
import { definition as firmware } from './first/firmware-development.definition.ts';
import { definition as fpga } from './first/fpga-design.definition.ts';
import { definition as ml } from './first/machine-learning.definition.ts';
import { definition as microcontroller } from './first/microcontroller-design.definition.ts';
import { definition as rtl } from './first/rtl-design.definition.ts';

/** For the build and for tests. An island imports the one definition of its page. */
export const definitions: readonly Definition[] = [
  analog,
  rtl,
  fpga,
  firmware,
  microcontroller,
  ml,
  software,
];

export const definitionOf = (slug: string): Definition | undefined =>
  definitions.find((definition) => definition.slug === slug);
