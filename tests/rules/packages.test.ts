import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOf, filesOf } from './sources.ts';

interface Manifest {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

const { scripts, devDependencies }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** Programs that npm finds on every system: itself, our Node and what packages bring. */
const PROGRAMS = ['node', 'npm', 'astro', 'biome', 'playwright', 'vitest'];

/** What a POSIX shell understands and Windows' cmd does not. */
const POSIX_ONLY = ["'", ';', '$', '`', '\\', ' & '];

function isPortable(line: string): boolean {
  if (POSIX_ONLY.some((sign) => line.includes(sign))) return false;
  return line.split(' && ').every((command) => PROGRAMS.includes(command.split(' ')[0] ?? ''));
}

test('the scripts of package.json run in Windows’ cmd as well', () => {
  expect(Object.keys(scripts).length).toBeGreaterThan(10);
  const odd = Object.entries(scripts).filter(([, line]) => !isPortable(line));
  expect(odd).toEqual([]);
});

/** A syntax tree of every file would take seconds; types are gone before a build runs. */
const IMPORT = /^import\s(?!type\b)[^;']*'([^']+)'/gm;
const packagesOf = (file: string) =>
  [...codeOf(file).matchAll(IMPORT)].map(([, name = '']) => name);

test('a build imports no package that only tests have', () => {
  const imported = filesOf('{editor,hosting,src}/**/*.{ts,tsx,astro}').flatMap(packagesOf);
  expect(imported).toContain('sharp');
  const ofTests = Object.keys(devDependencies);
  expect(ofTests.filter((name) => imported.includes(name))).toEqual([]);
});
