import type { Page } from '@playwright/test';
import { browserArguments, systemBrowser } from '../../scripts/browser.mjs';
import { site } from '../../site.config.ts';
import { folderOf } from '../../src/content/translations.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { allPaths, servicePaths } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const TWICE_PX = 32;

// The browser's own setting, which media queries follow too. A style on the page would not do.
test.use({
  launchOptions: {
    executablePath: systemBrowser(),
    args: [...browserArguments, `--blink-settings=defaultFontSize=${TWICE_PX}`],
  },
  viewport: { width: 390, height: 844 },
  // The browser itself logs the status of the not-found page.
  consoleErrors: [[/404 \(Not Found\)/], { scope: 'test' }],
});

const [, ...others] = site.languages;

async function expectNothingCut(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Shift'); // ends the splash
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe(`${TWICE_PX}px`);
  await page.evaluate(() => document.fonts.ready);
  await test.step(path, () => expectNoOverflow(page));
}

test('on a phone with text at 200 % nothing is cut off [E4]', async ({ page }) => {
  for (const path of allPaths) await expectNothingCut(page, path);
});

for (const { name, lang } of others) {
  test(`nor in ${name}, on the pages with most in a line [E4] [i18n]`, async ({ page }) => {
    for (const path of ['', servicePaths[0], '/contact']) {
      await expectNothingCut(page, `/${folderOf(lang)}${path}`);
    }
  });
}
