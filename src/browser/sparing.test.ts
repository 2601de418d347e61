import { beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from './sparing.ts';

/** Whether the page of a visitor with this line fetches nothing ahead. */
async function isSparing(connection?: Connection) {
  const dataset = {};
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.resetModules();
  await import('./sparing.ts');
  return 'sparing' in dataset;
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('a visitor who saves data, or whose line is slow, is spared', async () => {
  expect(await isSparing({ effectiveType: '4g', saveData: true })).toBe(true);
  for (const effectiveType of ['slow-2g', '2g', '3g']) {
    expect(await isSparing({ effectiveType })).toBe(true);
  }
});

test('a browser that says nothing of its line is not on a slow one', async () => {
  expect(await isSparing()).toBe(false);
  expect(await isSparing({ effectiveType: '4g', saveData: false })).toBe(false);
});
