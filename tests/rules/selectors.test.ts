import { readFileSync } from 'node:fs';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { filesOf } from './sources.ts';

const NAMES: readonly string[] = ['class', 'attribute', 'id', 'type'];

/** What stands in the brackets of a pseudo-class. */
function inside(part: SelectorComponent): Selector[] {
  if (part.type !== 'pseudo-class') return [];
  const { kind } = part;
  return kind === 'is' || kind === 'where' || kind === 'not' || kind === 'has'
    ? part.selectors
    : [];
}

const holdsHas = (selector: Selector): boolean =>
  selector.some(
    (part) => (part.type === 'pseudo-class' && part.kind === 'has') || inside(part).some(holdsHas),
  );

/** Whether it says by class, attribute, id or element which elements it is about. */
function isNamed(part: SelectorComponent): boolean {
  if (part.type !== 'pseudo-class') return NAMES.includes(part.type);
  const isChoice = part.kind === 'is' || part.kind === 'where';
  return isChoice && part.selectors.every((selector) => selector.some(isNamed));
}

/**
 * Those like `.a:has(.b) > *`: whatever comes into the page or leaves it, a browser has to style
 * everything again, since everything might be what is meant.
 */
function sweeping(css: string): string[] {
  const found: string[] = [];
  transform({
    filename: 'selectors.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        const last = selector.findLastIndex(({ type }) => type === 'combinator');
        if (holdsHas(selector.slice(0, last + 1)) && !selector.slice(last + 1).some(isNamed))
          found.push(JSON.stringify(selector));
      },
    },
  });
  return found;
}

test('what depends on :has() elsewhere is named', () => {
  const files = filesOf('src/**/*.css');
  expect(files.length).toBeGreaterThan(50);
  const odd = files.flatMap((file) =>
    sweeping(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(odd).toEqual([]);
});

test.each([
  ['.a:has(.b) > *', 1],
  ['.a:not(:has(+ *)) :first-child', 1],
  ['.a:has(.b) :is(.c, :hover)', 1],
  ['.a { &:has(.b) > * { top: 0 } }', 1],
  ['.a:has(.b)', 0],
  ['.a:has(.b) > .c', 0],
  ['.a:has(.b) > :is(main, [data-b])', 0],
  ['.a > *', 0],
])('%s: %i found', (selector, times) => {
  const css = selector.includes('{') ? selector : `${selector}{top:0}`;
  expect(sweeping(css)).toHaveLength(times);
});
