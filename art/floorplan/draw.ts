/** Writes the textures of the floorplan on /services: node art/floorplan/draw.ts */
import { writeFileSync } from 'node:fs';
import { markup } from './texture.ts';
import { textures } from './textures.ts';

const folder = new URL('../../src/assets/textures/', import.meta.url);
for (const [slug, texture] of Object.entries(textures)) {
  writeFileSync(new URL(`${slug}.svg`, folder), markup(texture()));
}
