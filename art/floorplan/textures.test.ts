import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markup } from './texture.ts';
import { textures } from './textures.ts';

const fileOf = (slug: string) => `src/assets/textures/${slug}.svg`;
/** A service that was removed has taken its texture along. */
const kept = Object.entries(textures).filter(([slug]) => existsSync(fileOf(slug)));

describe.skipIf(kept.length === 0)('the textures of the floorplan', () => {
  it.each(kept)('%s is as its generator draws it', (slug, texture) => {
    expect(readFileSync(fileOf(slug), 'utf8')).toBe(markup(texture()));
  });
});
