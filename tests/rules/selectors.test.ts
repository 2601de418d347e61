import { readFileSync } from 'node:fs';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { filesOf } from './sources.ts';

type PseudoClass = Extract<SelectorComponent, { type: 'pseudo-class' }>;

const inside = (part: SelectorComponent): Selector[] =>
  part.type === 'pseudo-class' && 'selectors' in part ? (part.selectors ?? []) : [];

const hasHas = (part: SelectorComponent): boolean =>
  (part.type === 'pseudo-class' && part.kind === 'has') || inside(part).some(holdsHas);
const holdsHas = (selector: Selector) => selector.some(hasHas);

/** Whether it says by class, attribute, id or element which elements it is about. */
const isNamed = (part: SelectorComponent): boolean =>
  ['class', 'attribute', 'id', 'type'].includes(part.type) ||
  (isChoice(part) && inside(part).every((selector) => selector.some(isNamed)));
const isChoice = (part: SelectorComponent): part is PseudoClass =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');

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
  const odd = filesOf('src/**/*.css').flatMap((file) =>
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
