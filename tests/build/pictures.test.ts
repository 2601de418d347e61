import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { dist } from './support/built.ts';

const inBuild = readdirSync(join(dist, '_astro')).filter((name) => /\.(?:avif|webp)$/.test(name));

const committed = () =>
  execFileSync('git', ['ls-files', '.cache/assets'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((file) => basename(file));

test('a build leaves no original of a picture beside the sizes made from it', () => {
  const originals = readdirSync(join(dist, '_astro')).filter((name) => /\.jpe?g$/.test(name));
  expect(inBuild.length).toBeGreaterThan(0);
  expect(originals).toEqual([]);
});

// Without Git nobody can say what another machine would have to encode.
test.skipIf(!existsSync('.git'))(
  'every encoded picture is committed in .cache/assets, and no other (git add -A .cache)',
  () => {
    expect(committed().sort()).toEqual(inBuild.sort());
  },
);
