import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test.ts';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 A and AA and axe's best practices, on the page as it stands or on the part that changed. */
export async function expectAccessible(page: Page, part = 'html') {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(script);
  const found = await page.evaluate(
    async ([selector, tags]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, {
        runOnly: [...tags],
        // Only faults are described: describing everything that is right takes most of the time.
        resultTypes: ['violations'],
        // No rule of these reads style sheets or media, which axe would fetch a second time.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [part, TAGS] as const,
  );
  expect(found).toEqual([]);
}

/** Waits until the colours have finished their transition after a change of theme. */
export const waitForTransitions = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });

/** The same page in light and in dark, without loading it again. */
export async function expectAccessibleInBothThemes(page: Page, part?: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitForTransitions(page);
    await expectAccessible(page, part);
  }
}
