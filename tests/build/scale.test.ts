import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Selector, SelectorComponent } from 'lightningcss';
import { expect, test } from 'vitest';
import { rewriteCss } from '../../src/delivery/css.ts';
import { dist, elements } from './support/built.ts';

const KIB = 1024;
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const linked = elements(html, 'link').find(({ rel }) => rel === 'stylesheet')?.href ?? '';
const later = readFileSync(join(dist, linked), 'utf8');

const classesIn = (part: string) =>
  elements(part).flatMap((element) => (element.class ?? '').split(' '));

/** From the link to its styles to the end of the page's own content there is nothing but the scale. */
const [before = '', rest = ''] = html.split(`href="${linked}"`);
const [scale = '', after = ''] = rest.split('</main>');
const others = new Set([...classesIn(before), ...classesIn(after)]);
const own = new Set(classesIn(scale).filter((name) => name.startsWith('_') && !others.has(name)));

/** The sheet as it would be without the scale: its generated rules stand last and begin with their properties. */
function withoutScale(css: string): string {
  const isOwn = (selector: Selector): boolean => selector.some(isOwnPart);
  const isOwnPart = (part: SelectorComponent): boolean => {
    if (part.type === 'class') return own.has(part.name);
    if (part.type !== 'pseudo-class') return false;
    return (part.kind === 'is' || part.kind === 'has') && part.selectors.some(isOwn);
  };
  return rewriteCss(css.slice(0, css.indexOf('@property')), {
    visitor: { Rule: { style: ({ value }) => (value.selectors.every(isOwn) ? [] : undefined) } },
  });
}

test('[L4] the styles of the scale weigh at most 2.5 KiB', () => {
  const weight = (css: string) => brotliCompressSync(css).length;
  const rest = withoutScale(later);
  expect(rest).not.toMatch(/animation-timeline|svh/);
  expect(weight(later) - weight(rest)).toBeLessThanOrEqual(2.5 * KIB);
});

const filesIn = (part: string) =>
  elements(part, 'use').flatMap(({ href = '' }) => href.match(/^\/drawings\/[^#]+/) ?? []);
const [file = '', ...more] = new Set(filesIn(scale));
const drawings = readFileSync(join(dist, file), 'utf8');

test('[L4] its drawings stand in one file of at most 14 KiB, after the first view', () => {
  expect(filesIn(before)).toEqual([]);
  expect(more).toEqual([]);
  expect(brotliCompressSync(drawings).length).toBeLessThanOrEqual(14 * KIB);
});

test('what the drawings read is said on the page, by the same name', () => {
  const read = new Set([...drawings.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect(read.size).toBeGreaterThan(5);
  const said = html + later;
  expect([...read].filter((name) => !said.includes(`${name}:`))).toEqual([]);
});
