// Every page in every language; tests/e2e/pages.spec.ts looks at one of each kind.
import { settings } from '../../src/settings.ts';
import { expectAccessible } from '../e2e/support/axe.ts';
import { openPage } from '../e2e/support/openPage.ts';
import { expectNoOverflow } from '../e2e/support/overflow.ts';
import { allPaths, pathIn } from '../e2e/support/routes.ts';
import { expectNoShift, LOOKS, watchShifts } from '../e2e/support/steady.ts';
import { stretchTexts } from '../e2e/support/stretch.ts';
import { expect, test } from '../e2e/support/test.ts';
import { WIDTHS } from '../e2e/support/widths.ts';

// The browser itself logs the status of the not-found page.
test.use({ consoleErrors: [[/404 \(Not Found\)/], { scope: 'test' }] });

/** The fallback is tuned on English: in another language a heading may take a line more or less than in the typeface. */
const ONE_HEADING_LINE = 0.05;
/** On a machine without Chinese letters: the boxes in their place have another width in each typeface. */
const BOXES_FOR_LETTERS = 0.15;
const MOST_SHIFT: Readonly<Record<string, number>> = {
  ja: BOXES_FOR_LETTERS,
  'zh-TW': BOXES_FOR_LETTERS,
};

for (const { lang, direction = 'ltr' } of settings.languages) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang });

    for (const source of allPaths) {
      const path = pathIn(lang, source);

      for (const { width, colorScheme } of LOOKS) {
        test(`${path} at ${width} px, ${colorScheme}: nothing moves, no fault [E4] [i18n]`, async ({
          page,
        }) => {
          await watchShifts(page);
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await openPage(page, path);
          await page.waitForLoadState('networkidle');
          const root = page.locator('html');
          await expect(root).toHaveAttribute('lang', lang);
          expect(await root.evaluate((html) => getComputedStyle(html).direction)).toBe(direction);
          await expectNoShift(page, MOST_SHIFT[lang] ?? ONE_HEADING_LINE);
          await expectAccessible(page);
        });
      }

      test(`${path}: nothing is cut off at any width [E4] [i18n]`, async ({ page }) => {
        await openPage(page, path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverflow(page);
        }
        if (path !== source) return; // another language is longer words
        await stretchTexts(page);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverflow(page);
        }
      });
    }
  });
}
