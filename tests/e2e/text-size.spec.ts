import { browserArguments, systemBrowser } from '../../scripts/browser.mjs';
import { settings } from '../../src/settings.ts';
import { openPage } from './support/openPage.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { allPaths, kindsOfPages, pathIn } from './support/routes.ts';
import { expect, inTier, test } from './support/test.ts';

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

// One page of each kind, and in the full tests every page in every language.
for (const { lang } of settings.languages) {
  for (const path of allPaths.map((source) => pathIn(lang, source))) {
    test(
      `nothing of ${path} is cut off on a phone with text at 200 % [E4]`,
      inTier(kindsOfPages.includes(path)),
      async ({ page }) => {
        await openPage(page, path);
        const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(size).toBe(`${TWICE_PX}px`);
        await expectNoOverflow(page);
      },
    );
  }
}
