import { browserArguments, systemBrowser } from '../../scripts/browser.mjs';
import { expectNoOverflow } from './support/overflow.ts';
import { allPaths } from './support/routes.ts';
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

test('on a phone with text at 200 % nothing is cut off [E4]', async ({ page }) => {
  for (const path of allPaths) {
    await page.goto(path);
    await page.keyboard.press('Shift'); // ends the splash
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe(`${TWICE_PX}px`);
    await test.step(path, () => expectNoOverflow(page));
  }
});
