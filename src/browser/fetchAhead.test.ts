import { beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from './fetchAhead.ts';

/** What the page has fetched ahead; the visitor scrolls until the island's top is so far down. */
function pageWith(dataset: { sparing?: '' } = {}) {
  const fetched: string[] = [];
  let onScroll: (() => void) | undefined;
  let top = 0;
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('addEventListener', (_name: string, act: () => void) => {
    onScroll = act;
  });
  vi.stubGlobal('removeEventListener', () => {
    onScroll = undefined;
  });
  vi.stubGlobal('document', {
    documentElement: { dataset },
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
  const page = pageWith({ sparing: '' });
  page.scrollTo(100);
  expect(page.fetched).toEqual([]);
});
