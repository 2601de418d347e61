import { browserArguments, systemBrowser } from '../../scripts/browser.mjs';
import { site } from '../../site.config.ts';
import { openPage } from '../e2e/support/openPage.ts';
import { expectNoOverflow } from '../e2e/support/overflow.ts';
import { allPaths, pathIn } from '../e2e/support/routes.ts';
import { test } from '../e2e/support/test.ts';

// As in tests/e2e/text-size.spec.ts, for every page in every language.
test.use({
  launchOptions: {
    executablePath: systemBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 390, height: 844 },
  consoleErrors: [[/404 \(Not Found\)/], { scope: 'test' }],
});

for (const [at, { lang }] of site.languages.entries()) {
  for (const source of allPaths) {
    const path = at === 0 ? source : pathIn(lang, source);

    test(`nothing of ${path} is cut off on a phone with text at 200 % [E4]`, async ({ page }) => {
      await openPage(page, path);
      await expectNoOverflow(page);
    });
  }
}
