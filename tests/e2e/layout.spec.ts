import { expectNoOverflow } from './support/overflow.ts';
import { allPaths } from './support/routes.ts';
import { stretchTexts } from './support/stretch.ts';
import { expect, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

// The browser itself logs the status of the not-found page.
test.use({ consoleErrors: [[/404 \(Not Found\)/], { scope: 'test' }] });

/** Where a line has the least room: with as many columns, a wider window has more. */
const NARROW_WIDTHS = [320, 768, 832, 1024, 1200];

/** A window of 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

for (const path of allPaths) {
  test(`nothing on ${path} is cut off at any width, also with longer words [E4]`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.keyboard.press('Shift'); // ends the splash
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
    await stretchTexts(page);
    for (const width of NARROW_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
  });
}

test('at 400 % zoom the header leaves the screen to the page [E4]', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  for (const path of ['/', '/contact', '/services/microcontroller-design']) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await expectNoOverflow(page);
    await page.evaluate(() => scrollTo(0, 800));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  }
});
