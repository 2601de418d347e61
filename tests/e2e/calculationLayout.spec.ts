import type { Page } from '@playwright/test';
import { folderOf } from '../../src/content/translations/files.ts';
import { settings } from '../../src/settings.ts';
import { CALCULATED } from '../support/services.ts';
import { expectNoShift, watchShifts } from './support/steady.ts';
import { expect, inTier, test } from './support/test.ts';

const [source] = settings.languages;
/** Its sentences are the longest, and `npm test` has it on a phone; the others are for `npm run test:full`. */
const LONGEST = 'de';

const sectionOf = (page: Page) => page.locator('#calculation');

/** Where the parts stand that are there before the rules and after: drawing, note, facts, headings. */
const topsOf = (page: Page) =>
  sectionOf(page).evaluate((section) =>
    [...section.querySelectorAll('figure > div, figcaption, ul, h3')]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect().top + scrollY),
  );

async function expectTops(page: Page, before: readonly number[], after: string) {
  const tops = await topsOf(page);
  expect(tops, after).toHaveLength(before.length);
  const moved = tops.map((top, index) => Math.abs(top - (before[index] ?? 0)));
  expect(Math.max(...moved), `most that a part moved, ${after}`).toBeLessThanOrEqual(1);
}

for (const { lang } of settings.languages)
  for (const width of [390, 768, 1440])
    test.describe(`${lang}, in a window of ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });
      const isQuick = lang === source.lang || (lang === LONGEST && width === 390);
      const root = lang === source.lang ? '' : `/${folderOf(lang)}`;
      for (const service of CALCULATED)
        test(
          `${service}: rules and presets move nothing of the page [K1]`,
          inTier(isQuick),
          async ({ page }) => {
            await watchShifts(page);
            await page.goto(`${root}${service}`);
            const section = sectionOf(page);
            await page.evaluate(() => document.fonts.ready);
            await expect(section.getByRole('slider')).toHaveCount(0);
            const before = await topsOf(page);
            await page.evaluate(() => {
              window.layoutShift = 0; // the typefaces are none of its business
            });
            await section.scrollIntoViewIfNeeded();
            await expect(section.getByRole('slider').first()).toBeVisible();
            await expectTops(page, before, 'when the rules came');
            await expectNoShift(page, 0);

            for (const preset of (await section.getByRole('radio').all()).slice(1)) {
              const last = page.url();
              await preset.check();
              await expect(page, 'the preset rests').not.toHaveURL(last);
              // A preset with a table has rows of its own, in the drawing, too.
              if (!page.url().includes('tasks=')) await expectTops(page, before, page.url());
            }
            await section.getByRole('radio').first().check();
            await expectTops(page, before, 'back to the first preset');
            await page.evaluate(() => {
              window.layoutShift = 0; // more rows take more room
            });
            for (const rule of await section.getByRole('slider').all())
              for (const key of ['Home', 'End']) {
                await rule.press(key);
                await expectTops(page, before, `${await rule.getAttribute('aria-label')}: ${key}`);
              }
            await expectNoShift(page, 0);
          },
        );
    });
