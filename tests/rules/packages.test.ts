import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOf, filesOf } from './sources.ts';

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = (file: string): Manifest => ({
  devDependencies: {},
  ...JSON.parse(readFileSync(file, 'utf8')),
});
const { scripts, dependencies, devDependencies } = read('package.json');

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

test('a variable before a command, and what only a POSIX shell has, would be found', () => {
  expect(isPortable('ASTRO_TELEMETRY_DISABLED=1 astro build')).toBe(false);
  expect(isPortable('rm -rf dist && node a.ts')).toBe(false);
  expect(isPortable("node -e 'a()'")).toBe(false);
  expect(isPortable('node a.ts && vitest run')).toBe(true);
});

/** Used without being imported: by a tool, by its name alone. */
const BY_NAME: Record<string, string> = {
  '@astrojs/check': 'astro check',
  '@biomejs/biome': 'npm run lint',
  '@testing-library/dom': 'a peer of @testing-library/react',
  '@types/node': 'tsconfig.json',
  'happy-dom': 'the environment of component tests',
};

/** The package whose types an `@types/…` holds. */
const untyped = (name: string) => name.replace('@types/', '');

const codeIn = (...patterns: string[]) =>
  globSync(patterns, { exclude: ['**/node_modules/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const isNamedIn = (code: string) => (name: string) =>
  [`'${name}'`, `'${name}/`, `\`${name}/`].some((start) => code.includes(start));

test('every package is used', () => {
  const isNamed = isNamedIn(
    codeIn(
      '{art,bench,editor,hosting,scripts,src,tests}/**/*.{ts,tsx,astro,mjs}',
      '{*.ts,.htmlvalidate.mjs}',
    ),
  );
  const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !(name in BY_NAME) && !isNamed(untyped(name)),
  );
  expect(unused).toEqual([]);
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
