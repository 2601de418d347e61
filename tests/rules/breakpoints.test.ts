import { readFileSync } from 'node:fs';
import { type Location, transform } from 'lightningcss';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from '../../src/styles/breakpoints.ts';
import { codeOf, filesOf, nodesIn } from './sources.ts';

/** Other spellings of a range; `max-width: 51.99rem` also leaves a gap at 52. */
const OTHER_SPELLINGS = ['width', 'height', 'resolution', 'aspect-ratio'].flatMap((feature) => [
  `(min-${feature}`,
  `(max-${feature}`,
]);

interface Query {
  kind: 'media' | 'container';
  /** As it is written: both spellings give the same tree. */
  text: string;
  widths: string[];
  heights: string[];
}

/** The lengths that a feature of this name is compared with, anywhere in a condition. */
function lengthsOf(name: 'width' | 'height', node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const isFeature = 'name' in node && node.name === name;
  return isFeature
    ? lengthsIn(node)
    : Object.values(node).flatMap((child) => lengthsOf(name, child));
}

function lengthsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('unit' in node && 'value' in node) return [`${node.value}${node.unit}`];
  return Object.values(node).flatMap(lengthsIn);
}

function queriesOf(css: string): Query[] {
  const found: Query[] = [];
  const lines = css.split('\n');
  const add = (kind: Query['kind'], { line, column }: Location, condition: unknown) => {
    const rest = [lines[line]?.slice(column - 1), ...lines.slice(line + 1)].join('\n');
    found.push({
      kind,
      text: rest.slice(0, rest.indexOf('{')).trim(),
      widths: lengthsOf('width', condition),
      heights: lengthsOf('height', condition),
    });
  };
  transform({
    filename: 'queries.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        media: ({ value }) => add('media', value.loc, value.query),
        container: ({ value }) => add('container', value.loc, value.condition),
      },
    },
  });
  return found;
}

const isOddlySpelled = (text: string) => OTHER_SPELLINGS.some((sign) => text.includes(sign));

function unlisted({ kind, widths, heights }: Query): string[] {
  const { window, part, frame, height } = BREAKPOINTS;
  const known = kind === 'media' ? { ...window, ...part } : frame;
  return [
    ...widths.filter((width) => !(width in known)),
    ...heights.filter((one) => !(one in height)),
  ];
}

const sheets = filesOf('src/**/*.css').map((file) => ({
  file,
  queries: queriesOf(readFileSync(file, 'utf8')),
}));

test('breakpoints in style sheets are written as ranges', () => {
  expect(sheets.flatMap(({ queries }) => queries).length).toBeGreaterThan(100);
  const odd = sheets.flatMap(({ file, queries }) =>
    queries.filter(({ text }) => isOddlySpelled(text)).map(({ text }) => `${file}: ${text}`),
  );
  expect(odd).toEqual([]);
});

test('every breakpoint is in the list, and everything in the list is a breakpoint', () => {
  const odd = sheets.flatMap(({ file, queries }) =>
    queries.flatMap(unlisted).map((length) => `${file}: ${length}`),
  );
  expect(odd).toEqual([]);

  const queries = sheets.flatMap((sheet) => sheet.queries);
  const used = new Set(queries.flatMap(({ widths, heights }) => [...widths, ...heights]));
  expect([...used].sort()).toEqual(
    [...new Set(Object.values(BREAKPOINTS).flatMap(Object.keys))].sort(),
  );
});

test('breakpoints in code are written as ranges', () => {
  const odd = filesOf('{src,server}/**/*.{ts,tsx,astro}').flatMap((file) =>
    nodesIn(codeOf(file), ts.isStringLiteralLike)
      .filter(({ text }) => isOddlySpelled(text))
      .map(({ text }) => `${file}: ${text}`),
  );
  expect(odd).toEqual([]);
});

test('another spelling and another width would be found, nested or not', () => {
  const [spelled] = queriesOf('@media print{p{top:0}}@media (max-width: 52rem){p{top:0}}').slice(1);
  expect(isOddlySpelled(spelled?.text ?? '')).toBe(true);
  const [nested] = queriesOf('p {\n  @media (51rem < width <= 52rem) {\n    top: 0;\n  }\n}');
  expect(nested && unlisted(nested)).toEqual(['51rem']);
  const [frame] = queriesOf('@container (width > 52rem){p{top:0}}');
  expect(frame && unlisted(frame)).toEqual(['52rem']);
});
