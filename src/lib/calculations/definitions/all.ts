import { definition as analog } from './analog-and-mixed-signal.ts';
import { definition as software } from './custom-software.ts';
import type { Definition } from './definition.ts';
import { definition as firmware } from './firmware-development.ts';
import { definition as fpga } from './fpga-design.ts';
import { definition as ml } from './machine-learning.ts';
import { definition as microcontroller } from './microcontroller-design.ts';
import { definition as rtl } from './rtl-design.ts';

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
