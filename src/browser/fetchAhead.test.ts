import { beforeEach, expect, test, vi } from 'vitest';
import { type Connection, fetchAhead, isSparing } from './fetchAhead.ts';

/** What the page has fetched ahead; the visitor scrolls until the island's top is so far down. */
function pageWith(connection?: Connection) {
  const fetched: string[] = [];
  let onScroll: (() => void) | undefined;
  let top = 0;
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('addEventListener', (_name: string, act: () => void) => {
    onScroll = act;
  });
  vi.stubGlobal('removeEventListener', () => {
    onScroll = undefined;
  });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => fetched.push(href) },
  });
  const island = {
    firstElementChild: { getBoundingClientRect: () => ({ top }) },
    getAttribute: (name: string) => `/${name}.js`,
  };
  fetchAhead(island as unknown as Element);
  const scrollTo = (to: number) => {
    top = to;
    onScroll?.();
  };
  return { fetched, scrollTo };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('code is fetched once, when the visitor has scrolled to where it is used', () => {
  const page = pageWith();
  expect(page.fetched).toEqual([]);
  page.scrollTo(900);
  expect(page.fetched).toEqual([]);
  page.scrollTo(700);
  page.scrollTo(600);
  expect(page.fetched).toEqual(['/component-url.js', '/renderer-url.js']);
});

test('a visitor who saves data or has a slow line fetches nothing ahead', () => {
  for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
    const page = pageWith(connection);
    page.scrollTo(100);
    expect(page.fetched).toEqual([]);
  }
});

test('a browser that says nothing of its line is not on a slow one', () => {
  expect(isSparing()).toBeFalsy();
  expect(isSparing({ effectiveType: '4g', saveData: false })).toBe(false);
  expect(['slow-2g', '2g', '3g'].map((effectiveType) => isSparing({ effectiveType }))).toEqual([
    true,
    true,
    true,
  ]);
});
