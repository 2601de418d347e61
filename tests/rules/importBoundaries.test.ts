import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeOf, filesOf, nodesIn } from './sources.ts';

/**
 * The rooms of the README ("Where things are"), and the rooms whose code each of them may import. The list
 * is in order: a room imports only from rooms above it in this list, so there can be no circle of rooms; the
 * linter (noImportCycles) finds those of files.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/lib': [],
  'src/styles': ['src/lib'],
  'src/scripts': ['src/lib'],
  'src/drawings': ['src/lib'],
  'src/assets': ['src/drawings', 'src/styles'],
  'src/content': ['src/assets', 'src/drawings', 'src/lib', 'src/styles'],
  'src/components': ['src/assets', 'src/content', 'src/drawings', 'src/lib'],
  'src/islands': ['src/components', 'src/content', 'src/lib'],
  'src/integrations': ['src/components', 'src/content', 'src/lib', 'src/styles'],
  'src/screens': [
    'src/assets',
    'src/components',
    'src/content',
    'src/drawings',
    'src/lib',
    'src/styles',
  ],
  'src/layouts': [
    'src/assets',
    'src/scripts',
    'src/components',
    'src/content',
    'src/islands',
    'src/lib',
    'src/screens',
    'src/styles',
  ],
  'src/pages': [
    'src/assets',
    'src/scripts',
    'src/components',
    'src/content',
    'src/drawings',
    'src/islands',
    'src/layouts',
    'src/lib',
    'src/screens',
    'src/styles',
  ],
  inbox: ['src/lib'],
  server: ['src/lib'],
  editor: ['server', 'src/content', 'src/drawings'],
  scripts: ['editor', 'src/content', 'src/drawings', 'src/lib', 'src/styles'],
  tests: [],
  bench: ['scripts', 'server', 'src/content', 'src/lib', 'tests'],
};

/** A visitor downloads the code of these rooms: they may import types from the rooms listed, never code. */
const ONLY_TYPES: Record<string, readonly string[]> = {
  'src/islands': ['src/content'],
  'src/components': ['src/assets', 'src/content', 'src/drawings'],
};

/** Pictures, JSON and style sheets are data: they belong to no room. */
const CODE = /\.(?:astro|js|mjs|ts|tsx)$/;

/** Files at the top, such as the settings, belong to no room: everyone may read them. */
const roomOf = (file: string) => {
  const [top = '', second = '', ...deeper] = file.split('/');
  if (top === 'src') return deeper.length > 0 ? `${top}/${second}` : '';
  return second ? top : '';
};

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
  if (other === '' || other === room || room === '') return false;
  return !MAY_IMPORT[room]?.includes(other) || (!isType && !!ONLY_TYPES[room]?.includes(other));
}

const imports = filesOf(
  '{src,server,editor,inbox,bench,scripts}/**/*.{ts,tsx,astro,js,mjs}',
).flatMap((file) => importsOf(file, codeOf(file)));

test('no room imports from a room that is not in its list', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(isAgainstTheRule)).toEqual([]);
});

test('the list has no circle: each room imports from rooms above it', () => {
  const rooms = Object.keys(MAY_IMPORT);
  const upward = Object.entries(MAY_IMPORT).flatMap(([room, others]) =>
    others.filter((other) => rooms.indexOf(other) >= rooms.indexOf(room)).map((o) => [room, o]),
  );
  expect(upward).toEqual([]);
});

test('every room is in the list, and is there', () => {
  const rooms = new Set(imports.map(({ from }) => roomOf(from)).filter(Boolean));
  expect([...rooms].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  expect(Object.keys(MAY_IMPORT).filter((room) => !existsSync(room))).toEqual([]);
});

test.each([
  ['src/lib/x.ts', "import type { A } from '../content/load.ts';"],
  ['src/drawings/x.ts', "import type { A } from '../content/schemas/service.ts';"],
  ['src/content/x.ts', "import { a } from '../../editor/formFields.ts';"],
  ['src/islands/X/X.tsx', "import { a } from '../../content/load.ts';"],
])('from %s, %s would be found', (file, code) => {
  expect(importsOf(file, code).some(isAgainstTheRule)).toBe(true);
});
