import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './support/built.ts';

const inBuild = readdirSync(join(dist, '_astro')).filter((name) => /\.(?:avif|webp)$/.test(name));

test('a build leaves no original of a picture beside the sizes made from it', () => {
  const originals = readdirSync(join(dist, '_astro')).filter((name) => /\.jpe?g$/.test(name));
  expect(inBuild.length).toBeGreaterThan(0);
  expect(originals).toEqual([]);
});
