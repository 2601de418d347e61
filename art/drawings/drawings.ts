import { bandgap } from './bandgap.ts';
import { exploded } from './board.ts';
import { floorplan } from './floorplan.ts';
import { memory } from './memory.ts';
import { sequence } from './sequence.ts';

/** The computed drawings, by the service whose page they stand on. */
export const drawings: Readonly<Record<string, string>> = {
  'analog-and-mixed-signal': bandgap(),
  'fpga-design': floorplan(),
  'firmware-development': memory(),
  'microcontroller-design': exploded(),
  'custom-software': sequence(),
};

export const fileOf = (service: string) =>
  new URL(`../../src/assets/drawings/${service}.svg`, import.meta.url);
