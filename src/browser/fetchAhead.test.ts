import { beforeEach, expect, test, vi } from 'vitest';
import { type Connection, fetchAhead, isSparing } from './fetchAhead.ts';

/** What the page has fetched ahead, and the two events that decide it. */
function pageWith(connection?: Connection) {
  const fetched: string[] = [];
  let onScroll = () => {};
  let onSeen = (_entries: { isIntersecting: boolean }[]) => {};
  let isObserved = false;
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('addEventListener', (_name: string, act: () => void) => {
    onScroll = act;
  });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => fetched.push(href) },
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(act: typeof onSeen) {
        onSeen = act;
      }
      observe = () => {
        isObserved = true;
      };
      disconnect = () => {
        isObserved = false;
      };
    },
  );
  const island = { children: [{}], getAttribute: (name: string) => `/${name}.js` };
  fetchAhead(island as unknown as Element);
  return {
    fetched,
    scroll: () => onScroll(),
    see: (isIntersecting: boolean) => isObserved && onSeen([{ isIntersecting }]),
  };
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('code is fetched once, when the visitor has scrolled to where it is used', () => {
  const page = pageWith();
  page.see(true);
  expect(page.fetched).toEqual([]);
  page.scroll();
  page.see(false);
  expect(page.fetched).toEqual([]);
  page.see(true);
  page.see(true);
  expect(page.fetched).toEqual(['/component-url.js', '/renderer-url.js']);
});

test('a visitor who saves data or has a slow line fetches nothing ahead', () => {
  for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
    const page = pageWith(connection);
    page.scroll();
    page.see(true);
    expect(page.fetched).toEqual([]);
  }
});

test('a browser that says nothing of its line is not on a slow one', () => {
  expect(isSparing()).toBe(false);
  expect(isSparing({ effectiveType: '4g', saveData: false })).toBe(false);
  expect(['slow-2g', '2g', '3g'].map((effectiveType) => isSparing({ effectiveType }))).toEqual([
    true,
    true,
    true,
  ]);
});
