// What holds for every page, seen on one page of each kind. tests/full looks at all pages in all languages.

import type { Page } from '@playwright/test';
import { settings } from '../../src/settings.ts';
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
const SCRIPTS = ['de', 'bn', 'ja', 'zh-TW'].filter((lang) =>
  settings.languages.some((each) => each.lang === lang),
);
const [service = ''] = servicePaths;

async function expectWholeAt(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
}

for (const [at, path] of kindsOfPages.entries()) {
  for (const { width, colorScheme } of LOOKS) {
    test.describe(`${path} at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test('nothing moves when fonts and deferred styles are late [E4]', async ({ page }) => {
        await watchShifts(page);
        await openWithLateFiles(page, path);
        await expectNoShift(page);
      });

      test('no accessibility fault [E4]', { tag: '@full' }, async ({ page }) => {
        await openPage(page, path);
        await expectAccessible(page);
      });
    });
  }

  test.describe(path, () => {
    // Looks take turns, so that `npm test` sees what pages share in each of them.
    const { width, colorScheme } = LOOKS[at % LOOKS.length] ?? LOOKS[0];
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('no accessibility fault, and nothing is hidden or cut off, nor with longer words [E4]', async ({
      page,
    }) => {
      await openPage(page, path);
      await expectAccessible(page);
      await expectFrameAndTitle(page);
      await expectWholeAt(page, WIDTHS);
      await stretchTexts(page);
      await expectWholeAt(page, WIDTHS);
    });
  });
}

/** What they say is tested in the built page: tests/build. */
async function expectFrameAndTitle(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('a').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const lang of SCRIPTS) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang, viewport: { width: 390, height: 844 } });

    test('nothing is cut off, and no accessibility fault [i18n]', async ({ page }) => {
      for (const path of ['/', service, '/contact']) {
        await openPage(page, pathIn(lang, path));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expectNoOverflow(page);
      }
      await expectAccessible(page); // the last one has the most parts
    });
  });
}

/** Fonts and the styles below the first view come only after the first paint. */
async function openWithLateFiles(page: Page, path: string) {
  const release = await hold(page, /\.(?:woff2|css)$/);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
}
