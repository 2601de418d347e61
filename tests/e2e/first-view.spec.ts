// The first view of the landing page is the whole company: statement, both actions, every service on the rule. That of a
// service has its button, and that of the company its statement.
import { settings } from '../../src/settings.ts';
import { OTHER } from '../support/otherLanguage.ts';
import { ANY_SERVICE } from '../support/services.ts';
import { openPage } from './support/openPage.ts';
import { pathIn } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { waitForTypefaces } from './support/waitForTypefaces.ts';

/** Windows of common laptops: what the browser leaves of the screen. */
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 657 },
  { width: 1440, height: 789 },
  { width: 1440, height: 900 },
  { width: 1536, height: 730 },
];
/** Below this height the actions stand as high as on the lowest of them. */
const LOW_PX = 800;
const ACTIONS_FOOT_PX = 640;

for (const { lang } of settings.languages) {
  test.describe(lang, () => {
    test.use({ locale: lang });

    test(`a laptop shows both actions and every service without scrolling, ${lang} [L2] [L4]`, async ({
      page,
    }) => {
      await waitForTypefaces(page);
      await openPage(page, pathIn(lang, '/'));
      for (const { width, height } of WINDOWS) {
        await page.setViewportSize({ width, height });
        const foot = (selector: string) =>
          page
            .locator(selector)
            .evaluateAll((all) =>
              Math.max(...all.map((each) => each.getBoundingClientRect().bottom)),
            );
        const size = `${width} × ${height}`;
        // Polled: the page follows a new size of the window in its next frame.
        await expect
          .poll(() => foot('main > section:first-of-type p > a'), `actions, ${size}`)
          .toBeLessThanOrEqual(height < LOW_PX ? ACTIONS_FOOT_PX : height);
        await expect
          .poll(() => foot('main > section:first-of-type + nav a > span'), `names, ${size}`)
          .toBeLessThanOrEqual(height);
      }
    });
  });
}

test.describe('a low window', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  for (const { lang } of new Set([settings.languages[0], OTHER]))
    test.describe(lang, () => {
      test.use({ locale: lang });

      test(`shows lead and button of a service beside its picture, ${lang}`, async ({ page }) => {
        await waitForTypefaces(page);
        await openPage(page, pathIn(lang, ANY_SERVICE));
        const hero = page.locator('main header').first();
        await expect(hero.getByRole('link')).toBeInViewport({ ratio: 1 });
        const title = await hero.getByRole('heading', { level: 1 }).boundingBox();
        const picture = await hero.getByRole('img').boundingBox();
        expect(picture?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
      });
    });

  test('shows the statement of the company without scrolling [A1]', async ({ page }) => {
    await waitForTypefaces(page);
    await openPage(page, '/about');
    await expect(page.locator('main h1 + p')).toBeInViewport({ ratio: 1 });
  });
});
