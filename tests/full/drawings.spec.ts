import { textsOf } from '../e2e/support/figures.ts';
import { expectReadableCards, openDrawings } from '../e2e/support/readableCards.ts';
import { expect, test } from '../e2e/support/test.ts';
import { WIDTHS } from '../e2e/support/widths.ts';
import { SERVICE_SLUGS } from '../support/services.ts';

/** A4 with margins of a centimetre. */
const PAPER_PX = 718;

for (const slug of SERVICE_SLUGS) {
  test.describe(slug, () => {
    test('the words of the cards can be read at every width [V5] [E4]', async ({ page }) => {
      await openDrawings(page, slug);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`${width} px`, () => expectReadableCards(page));
      }
    });

    test('on paper no word of the large drawing lies on another [V5]', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: PAPER_PX, height: 1000 });
      await openDrawings(page, slug);
      const texts = await textsOf(page.locator('.draw'));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter(({ on }) => on.length > 0)).toEqual([]);
    });
  });
}
