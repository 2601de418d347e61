import { settled } from './support/axe.ts';
import { contrastsOf, textsOf } from './support/figures.ts';
import { cardsOf, expectReadableCards, openDrawings, TEXT_PX } from './support/readableCards.ts';
import { SERVICE_SLUGS } from './support/serviceSlugs.ts';
import { expect, test } from './support/test.ts';

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7'];

for (const slug of SERVICE_SLUGS) {
  test.describe(slug, () => {
    // Words keep their size while a drawing grows: they are judged where it is smallest.
    test('the words of the cards can be read on the narrowest phone [V5] [E4]', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 900 });
      await openDrawings(page, slug);
      await expectReadableCards(page);
    });

    test('the lines of the cards can be seen, in light and in dark [V5] [E4]', async ({ page }) => {
      await openDrawings(page, slug);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        const parts = await contrastsOf(cardsOf(page));
        expect(parts.filter(({ what }) => what.startsWith('var(')).length).toBeGreaterThan(6);
        const faint = parts.filter(({ contrast, least }) => contrast < least);
        expect(faint, colorScheme).toEqual([]);
      }
    });

    test('the numbers in the large drawing are those of the list [V5]', async ({ page }) => {
      await openDrawings(page, slug);
      const part = page.getByRole('region').filter({ has: page.locator('.draw') });
      const items = part.getByRole('list').first().getByRole('listitem');
      await expect(items).toHaveCount(NUMBERS.length);
      const balloons = await part.locator('circle[r="14"] + text').allTextContents();
      expect(balloons.sort()).toEqual(NUMBERS);
      await expect(part.locator('svg.draw')).toHaveAccessibleName(/\w+ \w+ \w+/);
    });

    test('the words of the large drawing can be read on a phone [V5] [E4]', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openDrawings(page, slug);
      const sizes = (await textsOf(page.locator('.draw'))).map(({ size }) => size);
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(TEXT_PX);
    });
  });
}

test('a large drawing fits a desk, and on a phone keys move it [V5] [E4]', async ({ page }) => {
  await openDrawings(page, 'rtl-design');
  const pan = page.getByRole('group').filter({ has: page.locator('.draw') });
  const room = () => pan.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await room()).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await room()).toBeGreaterThan(20);
  await pan.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pan.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
