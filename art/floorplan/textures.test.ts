import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markup } from './texture.ts';
import { textures } from './textures.ts';

describe('the textures of the floorplan', () => {
  it.each(Object.entries(textures))('%s is as its generator draws it', (slug, texture) => {
    expect(readFileSync(`src/assets/textures/${slug}.svg`, 'utf8')).toBe(markup(texture()));
  });
});
