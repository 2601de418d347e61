import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from '../../src/styles/breakpoints.ts';
import { filesOf } from './sources.ts';

const { window, part, frame, height } = BREAKPOINTS;
const LISTED = {
  media: Object.keys({ ...window, ...part, ...height }),
  container: Object.keys(frame),
};

/** Another spelling of a range: `max-width: 51.99rem` also leaves a gap at 52. */
const OTHER_SPELLING = /\((?:min|max)-(?:width|height|resolution|aspect-ratio)/;

function queriesOf(css: string) {
  const code = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(/@(media|container)([^{;]+)\{/g)].map(([, kind, condition = '']) => ({
    kind: kind as keyof typeof LISTED,
    condition: condition.trim(),
    sizes: condition.match(/\b\d+(?:\.\d+)?(?:rem|em|px)\b/g) ?? [],
  }));
}

/** What is wrong with the queries of a style sheet. */
const problemsIn = (css: string) =>
  queriesOf(css)
    .filter(
      ({ kind, condition, sizes }) =>
        OTHER_SPELLING.test(condition) || sizes.some((size) => !LISTED[kind].includes(size)),
    )
    .map(({ condition }) => condition);

const sheets = filesOf('src/**/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') }));

test('every breakpoint of the style sheets is a range, and in the list', () => {
  const found = sheets.flatMap(({ file, css }) =>
    problemsIn(css).map((condition) => `${file}: ${condition}`),
  );
  expect(found).toEqual([]);
});

test('everything in the list is a breakpoint', () => {
  const used = new Set(sheets.flatMap(({ css }) => queriesOf(css)).flatMap(({ sizes }) => sizes));
  const listed = new Set(Object.values(LISTED).flat());
  expect([...listed].filter((size) => !used.has(size))).toEqual([]);
});

test('breakpoints in code are ranges', () => {
  const code = filesOf('{src,hosting}/**/*.{ts,tsx,astro}');
  expect(code.filter((file) => OTHER_SPELLING.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  '@media (max-width: 52rem) { p { top: 0 } }',
  'p { @media (51rem < width <= 52rem) { top: 0 } }',
  '@container (width > 52rem) { p { top: 0 } }',
])('%s would be found', (css) => {
  expect(problemsIn(css)).toHaveLength(1);
});
