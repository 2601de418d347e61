/** Writes the computed drawings: `node art/drawings/draw.ts`. */
import { writeFileSync } from 'node:fs';
import { bandgap } from './bandgap.ts';
import { exploded } from './board.ts';
import { floorplan } from './floorplan.ts';
import { memory } from './memory.ts';
import { sequence } from './sequence.ts';

const drawings: Record<string, string> = {
  'analog-and-mixed-signal': bandgap(),
  'fpga-design': floorplan(),
  'firmware-development': memory(),
  'microcontroller-design': exploded(),
  'custom-software': sequence(),
};

for (const [service, svg] of Object.entries(drawings))
  writeFileSync(new URL(`../../src/assets/drawings/${service}.svg`, import.meta.url), svg);
