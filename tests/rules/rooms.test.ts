import { posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeOf, filesOf, nodesIn } from './sources.ts';

/**
 * What the code of each room may import, besides its own. Data flows one way, from the content to the
 * components, and code that runs in one place stands with its like (README, "Where things are").
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/lib': [],
  'src/styles': [],
  'src/browser': ['src/lib'],
  'src/build': ['src/assets', 'src/browser', 'src/content', 'src/lib', 'src/styles'],
  'src/content': ['src/build', 'src/lib'],
  'src/components': ['src/build', 'src/content', 'src/lib'],
  'src/islands': ['src/components', 'src/content', 'src/lib'],
  'src/screens': ['src/build', 'src/components', 'src/content', 'src/lib', 'src/styles'],
  'src/layouts': [
    'src/build',
    'src/components',
    'src/content',
    'src/islands',
    'src/lib',
    'src/styles',
  ],
  'src/integrations': ['src/components'],
  'src/editor': ['server', 'src/content'],
  server: [],
  bench: ['scripts', 'server', 'src/lib'],
  scripts: ['src/build', 'src/content', 'src/editor'],
};

/** Downloaded by a visitor: of these rooms they may know the types, never the code. */
const ONLY_TYPES: Record<string, readonly string[]> = {
  'src/islands': ['src/content'],
  'src/components': ['src/build', 'src/content'],
};

/** Files at the top, such as the settings, are in none: everyone may read them. */
const roomOf = (file: string) => {
  const [top = '', second = '', ...deeper] = file.split('/');
  if (top === 'src') return deeper.length > 0 ? `${top}/${second}` : '';
  return second ? top : '';
};

interface Arrow {
  file: string;
  from: string;
  to: string;
  isType: boolean;
}

function arrowsOf(file: string, code: string): Arrow[] {
  return nodesIn(code, ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const name = (moduleSpecifier as ts.StringLiteral).text;
    if (!name.startsWith('.')) return [];
    const to = roomOf(posix.join(posix.dirname(file), name));
    const from = roomOf(file);
    const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return to === '' || to === from ? [] : [{ file, from, to, isType }];
  });
}

const isAgainstTheRule = ({ from, to, isType }: Arrow) =>
  (from in MAY_IMPORT && !MAY_IMPORT[from]?.includes(to)) ||
  (!isType && ONLY_TYPES[from]?.includes(to));

const arrows = filesOf('{src,server,bench,scripts}/**/*.{ts,tsx,astro,mjs}').flatMap((file) =>
  arrowsOf(file, codeOf(file)),
);

test('no room imports from above it, nor what runs elsewhere', () => {
  expect(arrows.length).toBeGreaterThan(200);
  expect(arrows.filter(isAgainstTheRule)).toEqual([]);
});

test('every room of src/ but the routes has its rule', () => {
  const rooms = new Set(arrows.map(({ from }) => from).filter((room) => room.startsWith('src/')));
  rooms.delete('src/pages');
  expect([...rooms].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
});

test.each([
  ['src/lib/x.ts', "import type { A } from '../content/load.ts';"],
  ['src/islands/X/X.tsx', "import { a } from '../../content/load.ts';"],
])('from %s, %s would be found', (file, code) => {
  expect(arrowsOf(file, code).some(isAgainstTheRule)).toBe(true);
});
