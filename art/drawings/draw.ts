/** Writes the computed drawings: `node art/drawings/draw.ts`. */
import { writeFileSync } from 'node:fs';
import { bandgap } from './bandgap.ts';
import { floorplan } from './floorplan.ts';

const drawings: Record<string, string> = {
  'analog-and-mixed-signal': bandgap(),
  'fpga-design': floorplan(),
};

for (const [service, svg] of Object.entries(drawings))
  writeFileSync(new URL(`../../src/assets/drawings/${service}.svg`, import.meta.url), svg);
