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

export async function expectNoShift(page: Page) {
  expect(await page.evaluate(() => window.layoutShift)).toBe(0);
}

/** The widths a visitor may have; 320 is also a wide screen at 400 % zoom. */
export const WIDTHS = [320, 390, 768, 1024, 1200, 1440, 1920, 2560]; // spec E4

export async function expectNoSidewaysScroll(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
  }
}

export const LOOKS = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
