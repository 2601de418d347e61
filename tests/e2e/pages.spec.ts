// What holds for every page, seen on one page of each kind. tests/full looks at all pages in all languages.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { openPage } from './support/openPage.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { kindsOfPages, pathIn, servicePaths } from './support/routes.ts';
import { expectNoShift, LOOKS, watchShifts } from './support/steady.ts';
import { stretchTexts } from './support/stretch.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs the status of the not-found page.
test.use({ consoleErrors: [[/404 \(Not Found\)/], { scope: 'test' }] });

/** The narrowest, the widest before the navigation stands in a line, and a desk with the least room. */
const WIDTHS = [320, 832, 1200];

/** Latin with long words, and one language of each other script. */
const SCRIPTS = ['de', 'bn', 'ja', 'zh-TW'];
const [service = ''] = servicePaths;

for (const path of kindsOfPages) {
  test.describe(path, () => {
    for (const { width, colorScheme } of LOOKS) {
      test.describe(`at ${width} px, ${colorScheme}`, () => {
        test.use({ viewport: { width, height: 900 }, colorScheme });

        test('no accessibility fault [E4]', async ({ page }) => {
          await openPage(page, path);
          await expectAccessible(page);
        });

        test('nothing moves when fonts and later styles are late [E4]', async ({ page }) => {
          await watchShifts(page);
          await openWithLateFiles(page, path);
          await expectNoShift(page);
        });
      });
    }

    for (const width of WIDTHS) {
      test.describe(`at ${width} px`, () => {
        test.use({ viewport: { width, height: 900 } });

        test('nothing is cut off, nor with longer words [E4]', async ({ page }) => {
          await openPage(page, path);
          await expectNoOverflow(page);
          await stretchTexts(page);
          await expectNoOverflow(page);
        });
      });
    }
  });
}

for (const lang of SCRIPTS) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang, viewport: { width: 390, height: 844 } });

    for (const path of ['/', service, '/contact']) {
      test(`${path} has no accessibility fault, and nothing is cut off [i18n]`, async ({
        page,
      }) => {
        await openPage(page, pathIn(lang, path));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expectNoOverflow(page);
        await expectAccessible(page);
      });
    }
  });
}

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } }); // 1280 × 1024 pixels of the screen

  for (const path of ['/', '/contact', service]) {
    test(`the header of ${path} leaves the screen to the page [E4]`, async ({ page }) => {
      await openPage(page, path);
      await page.evaluate(() => scrollTo(0, 800));
      await expect(page.getByRole('banner')).not.toBeInViewport();
    });
  }
});

/** Fonts and the styles below the first view come only after the first paint. */
async function openWithLateFiles(page: Page, path: string) {
  const release = await hold(page, /\.(?:woff2|css)$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}
