import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeOf, filesOf, nodesIn } from './sources.ts';

/**
 * The rooms of the README ("How it is built") and the files at the top, and what each of them may import. The list
 * is in order: a room imports only from rooms above it in this list, so there can be no circle of rooms; the
 * linter (noImportCycles) finds those of files. A folder within a room has a row of its own where the settings,
 * which the rest of the room reads, need it.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'site.config.ts': [],
  'src/globals.d.ts': [],
  'src/react.d.ts': [],
  'src/lib': ['site.config.ts'],
  'src/calculations': ['src/lib'],
  'src/content/schemas': ['src/calculations', 'src/lib'],
  'src/content/yaml': [],
  'src/settings.ts': ['site.config.ts', 'src/content/schemas', 'src/content/yaml', 'src/lib'],
  'src/styles': ['src/lib', 'src/settings.ts'],
  'src/scripts': ['src/lib'],
  'src/plots': ['src/calculations', 'src/lib'],
  'src/drawings': ['src/lib'],
  'src/assets': ['src/drawings', 'src/styles'],
  'src/content': [
    'site.config.ts',
    'src/assets',
    'src/calculations',
    'src/content/schemas',
    'src/content/yaml',
    'src/drawings',
    'src/lib',
    'src/plots',
    'src/settings.ts',
    'src/styles',
  ],
  'src/content.config.ts': ['src/content', 'src/content/schemas'],
  'src/components': ['src/assets', 'src/content', 'src/content/schemas', 'src/drawings', 'src/lib'],
  'src/islands': [
    'src/calculations',
    'src/components',
    'src/content',
    'src/content/schemas',
    'src/lib',
    'src/plots',
  ],
  'src/screens': [
    'src/assets',
    'src/calculations',
    'src/components',
    'src/content',
    'src/content/schemas',
    'src/drawings',
    'src/lib',
    'src/plots',
    'src/styles',
  ],
  'src/layouts': [
    'site.config.ts',
    'src/assets',
    'src/calculations',
    'src/scripts',
    'src/components',
    'src/content',
    'src/islands',
    'src/lib',
    'src/plots',
    'src/screens',
    'src/settings.ts',
    'src/styles',
  ],
  'src/pages': [
    'src/assets',
    'src/calculations',
    'src/scripts',
    'src/components',
    'src/content',
    'src/drawings',
    'src/islands',
    'src/layouts',
    'src/lib',
    'src/screens',
    'src/settings.ts',
    'src/styles',
  ],
  inbox: ['src/lib', 'src/settings.ts'],
  hosting: ['site.config.ts', 'src/lib', 'src/settings.ts'],
  editor: [
    'hosting',
    'site.config.ts',
    'src/content',
    'src/content/schemas',
    'src/content/yaml',
    'src/drawings',
    'src/lib',
    'src/settings.ts',
  ],
  'src/integrations': ['src/components', 'src/content', 'src/lib', 'src/settings.ts', 'src/styles'],
  'astro.config.ts': [
    'editor',
    'hosting',
    'src/assets',
    'src/content',
    'src/integrations',
    'src/settings.ts',
    'src/styles',
  ],
  scripts: [
    'editor',
    'src/content',
    'src/content/schemas',
    'src/drawings',
    'src/lib',
    'src/settings.ts',
    'src/styles',
  ],
  deploy: ['hosting', 'src/lib', 'src/settings.ts'],
  art: ['src/assets'],
  example: ['src/calculations'],
  'playwright.config.ts': ['scripts'],
  'vitest.config.ts': [],
  tests: [],
  bench: ['scripts', 'hosting', 'src/content', 'src/settings.ts', 'tests'],
};

/** What another company deletes: docs/make-it-yours.md. */
const MAY_BE_DELETED = ['example'];

/** A visitor downloads the code of these rooms: they may import types from the rooms listed, never code. */
const ONLY_TYPES: Record<string, readonly string[]> = {
  'src/lib': ['site.config.ts'],
  'src/islands': ['src/content', 'src/content/schemas'],
  'src/components': ['src/assets', 'src/content', 'src/content/schemas', 'src/drawings'],
};

/** Pictures, JSON and style sheets are data: they belong to no room. */
const CODE = /\.(?:astro|js|mjs|ts|tsx)$/;

/** The deepest row that holds the file; a file in none of them is reported under its own name. */
const rooms = Object.keys(MAY_IMPORT).sort((one, other) => other.length - one.length);
const roomOf = (file: string) =>
  rooms.find((room) => file === room || file.startsWith(`${room}/`)) ?? file;

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

function importsOf(file: string, code: string): Import[] {
  return nodesIn(code, ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const [name = ''] = (moduleSpecifier as ts.StringLiteral).text.split('?');
    if (!name.startsWith('.') || !CODE.test(name)) return [];
    const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return [{ from: file, to: posix.join(posix.dirname(file), name), isType }];
  });
}

function isAgainstTheRule({ from, to, isType }: Import): boolean {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (other === room) return false;
  return !MAY_IMPORT[room]?.includes(other) || (!isType && !!ONLY_TYPES[room]?.includes(other));
}

/** Tests may import anything; `dist` is what a build left behind. */
const files = filesOf('{*,!(dist|tests)/**/*}.{ts,tsx,astro,js,mjs}');
const imports = files.flatMap((file) => importsOf(file, codeOf(file)));

test('no room imports from a room that is not in its list', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(isAgainstTheRule)).toEqual([]);
});

test('the list has no circle: each room imports from rooms above it', () => {
  const order = Object.keys(MAY_IMPORT);
  const upward = Object.entries(MAY_IMPORT).flatMap(([room, others]) =>
    others.filter((other) => order.indexOf(other) >= order.indexOf(room)).map((o) => [room, o]),
  );
  expect(upward).toEqual([]);
});

test('every file has a row in the list, and every row is there', () => {
  expect(files.filter((file) => !rooms.includes(roomOf(file)))).toEqual([]);
  expect(rooms.filter((room) => !existsSync(room) && !MAY_BE_DELETED.includes(room))).toEqual([]);
});

test.each([
  ['src/lib/x.ts', "import type { A } from '../content/load.ts';"],
  ['src/drawings/x.ts', "import type { A } from '../content/schemas/service.ts';"],
  ['src/content/x.ts', "import { a } from '../../editor/formFields.ts';"],
  ['src/islands/X/X.tsx', "import { a } from '../../content/load.ts';"],
  ['site.config.ts', "import { a } from './src/lib/accent.ts';"],
  ['src/lib/x.ts', "import { config } from '../../site.config.ts';"],
  ['src/content/schemas/x.ts', "import { settings } from '../../settings.ts';"],
])('from %s, %s would be found', (file, code) => {
  expect(importsOf(file, code).some(isAgainstTheRule)).toBe(true);
});
