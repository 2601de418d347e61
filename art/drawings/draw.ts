/** Writes the computed drawings: `node art/drawings/draw.ts`. */
import { writeFileSync } from 'node:fs';
import { drawings, fileOf } from './drawings.ts';

for (const [service, svg] of Object.entries(drawings)) writeFileSync(fileOf(service), svg);
