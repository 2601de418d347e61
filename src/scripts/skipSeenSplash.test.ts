import { describe, expect, it, vi } from 'vitest';
import { skipSeenSplash } from './skipSeenSplash.ts';

const view = () => {
  const root = { dataset: {} as Record<string, string | undefined> };
  skipSeenSplash(root);
  return root.dataset.seen;
};

describe('the splash with the setting "once"', () => {
  it('shows on the first view of a visit and not on the next [L3]', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    expect(view()).toBeUndefined();
    expect(view()).toBe('splash');
  });

  it('shows on every view where storage is forbidden [L3]', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    expect(view()).toBeUndefined();
    expect(view()).toBeUndefined();
  });

  it('is written into the page as text that runs by itself', () => {
    const kept = new Map([['splash', 'seen']]);
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null });
    const root = { dataset: {} as Record<string, string> };
    new Function('root', `(${skipSeenSplash})(root)`)(root);
    expect(root.dataset.seen).toBe('splash');
  });
});
