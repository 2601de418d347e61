import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 A and AA and axe's best practices, on the page as it stands or on the part that changed. */
export async function expectAccessible(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Only faults are described: describing everything that is right takes most of the time.
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    // The other mode opens a second page to add up frames, of which there are none here.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary}`,
    ),
  );
  expect(found).toEqual([]);
}

/** Colours fade for a moment when the theme changes. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });

/** The same page in light and in dark, without loading it again. */
export async function expectAccessibleInBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    await expectAccessible(page);
  }
}
