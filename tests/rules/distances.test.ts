import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spaceTokens } from '../../src/styles/spaceTokens.ts';
import { filesOf } from './sources.ts';

/** The tokens for distances by their value: `0.75rem` is `--space-12`. */
const tokens = new Map([...spaceTokens].map(([name, rem]) => [`${rem}rem`, name]));

const DISTANCE =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)|inset|(?:row-|column-)?gap|top|right|bottom|left)(?:-[\w-]+)?:([^;{}]+)/g;
/** A distance that grows with the window is a formula, whose limits are its own. */
const FLUID = /\b(?:clamp|min|max)\((?:[^()]|\([^()]*\))*\)/g;

/** The lengths of a style sheet for which there is a token. */
function literalsIn(css: string): string[] {
  const code = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(DISTANCE)].flatMap(([declaration, value = '']) =>
    (value.replaceAll(FLUID, '').match(/(?<![\w.])[\d.]+rem\b/g) ?? [])
      .filter((length) => tokens.has(length))
      .map((length) => `${declaration.trim()}: ${length} is ${tokens.get(length)}`),
  );
}

const sheets = filesOf('src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }));

test('a distance that is on the scale is written as its token', () => {
  const found = sheets.flatMap(({ file, css }) =>
    literalsIn(css).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

// A browser drops a declaration with an unknown token without a word.
test('every distance that is used is on the scale, and the other way round', () => {
  const used = sheets.flatMap(({ css }) => css.match(/(?<=var\()--space-\d+/g) ?? []);
  expect(new Set(used)).toEqual(new Set(tokens.values()));
});

test('the name of a distance is its size in px', () => {
  expect(spaceTokens.size).toBeGreaterThan(0);
  for (const [name, rem] of spaceTokens) expect(name).toBe(`--space-${rem * 16}`);
});

test.each([
  'p { padding-block: 0 1rem }',
  'p { margin: -0.5rem; }',
  'p { gap: clamp(1rem, calc(1rem + 2vw), 2rem) 1.5rem; }',
  'p { top: calc(50% + 0.25rem) }',
])('%s would be found', (css) => {
  expect(literalsIn(css)).toHaveLength(1);
});

test.each(['p { margin: 1.0625rem 16px; width: 1rem }', 'p { padding: clamp(1rem, 2vw, 2rem) }'])(
  '%s is left alone',
  (css) => {
    expect(literalsIn(css)).toEqual([]);
  },
);
