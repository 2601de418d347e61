import { site } from '../../site.config.ts';
import { expectAccessible } from './support/axe.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { NO_SUCH_PAGE, servicePaths } from './support/routes.ts';
import { expectNoShift, watchShifts } from './support/steady.ts';
import { expect, test } from './support/test.ts';

// One page of each kind: English is looked at in full depth by the other tests.
const [service = ''] = servicePaths;
const KINDS = ['', service, '/contact', '/services', '/about', NO_SUCH_PAGE];
const [DESK, PHONE, NARROWEST] = [1440, 390, 320];
/** In a wide window only the header and the map's list are other than on a phone. */
const OTHER_WHEN_WIDE: Readonly<Record<string, string>> = { '': 'header', '/contact': 'main' };
const [, ...others] = site.languages;

// The browser itself logs the status of the not-found page.
test.use({ consoleErrors: [[/404 \(Not Found\)/], { scope: 'test' }] });

for (const { lang, name, direction = 'ltr' } of others) {
  test.describe(name, () => {
    test.use({ locale: lang });

    for (const kind of KINDS) {
      test(`${kind || 'landing'}: nothing is cut off, nothing moves, no fault, on a desk and on a phone [i18n]`, async ({
        page,
      }) => {
        await watchShifts(page);
        for (const width of kind in OTHER_WHEN_WIDE ? [DESK, PHONE] : [PHONE]) {
          await test.step(`${width} px`, async () => {
            await page.setViewportSize({ width, height: 900 });
            const response = await page.goto(`/${lang.toLowerCase()}${kind}`);
            expect(response?.status()).toBe(kind === NO_SUCH_PAGE ? 404 : 200);
            await page.waitForLoadState('networkidle');
            const root = page.locator('html');
            await expect(root).toHaveAttribute('lang', lang);
            expect(await root.evaluate((html) => getComputedStyle(html).direction)).toBe(direction);
            await expectNoShift(page);
            await page.keyboard.press('Shift'); // ends the splash, under which axe sees nothing
            await expect(page.locator('[data-splash]')).toHaveCount(0);
            await expectAccessible(page, width === DESK ? OTHER_WHEN_WIDE[kind] : 'html');
            await expectNoOverflow(page);
          });
        }
        for (const width of [NARROWEST, DESK]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoOverflow(page);
        }
      });
    }
  });
}
