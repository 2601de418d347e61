import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Before the page is opened: adds up every shift from the first paint on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.layoutShift =
          (window.layoutShift ?? 0) + (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Instrument Sans is swapped in when it has come: a line or two may break elsewhere. */
const MAX_SHIFT = 0.02;

/** Two frames later every shift that has happened is counted. */
export async function expectNoShift(page: Page, most = MAX_SHIFT) {
  const shift = await page.evaluate(
    () =>
      new Promise<number | undefined>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(window.layoutShift))),
      ),
  );
  expect(shift, 'layout shift').toBeLessThanOrEqual(most);
}

/** Structure follows the width and colours follow the theme: two looks have each of both. */
export const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;
