import type { ContactContent } from '../../src/content/schemas/contact.ts';
import { readContent } from '../support/content.ts';
import { boxesOf, overlap } from './support/boxes.ts';
import { here, mapOf, offices, seenOnPhone, unseenOnPhone } from './support/offices.ts';
import { expect, inTier, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

const { hint } = readContent<ContactContent>('pages/contact.yaml').map;
const QUICK_WIDTHS = [320, 1024, 1440];

for (const [widths, isQuick] of [
  [QUICK_WIDTHS, true],
  [WIDTHS.filter((width) => !QUICK_WIDTHS.includes(width)), false],
] as const) {
  test(
    `all offices stand side by side on a map of 700 px, ${widths} px wide [C1] [C2]`,
    inTier(isQuick),
    async ({ page }) => {
      await page.goto('/contact');
      const { frame, markers } = mapOf(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect(markers).toHaveCount(offices.length);
        expect(await frame.locator('..').boundingBox()).toMatchObject({ x: 0, width, height: 700 });
        const all = await boxesOf(markers);
        for (const box of all) expect(box).toMatchObject({ width: 36, height: 36 });
        const pairs = all.flatMap((one, index) =>
          all.slice(index + 1).map((other) => overlap(one, other)),
        );
        expect(pairs).not.toContain(true);
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the map opens where most offices are and says that it continues [C2]', async ({ page }) => {
    await page.goto('/contact');
    const { frame, marker } = mapOf(page);
    // The whole height of the map: an office may lie far south.
    await frame.evaluate((map) => map.scrollIntoView({ block: 'end' }));
    for (const { id } of seenOnPhone) {
      await expect(marker(id)).toBeInViewport({ ratio: 1 });
    }
    for (const { id } of unseenOnPhone) await expect(marker(id)).not.toBeInViewport();
    await expect(page.locator('#offices').getByText(hint)).toBeVisible();
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

  test('the arrow keys pan the map, and nothing else [C2]', async ({ page }) => {
    await page.goto('/contact');
    const { frame, marker } = mapOf(page);
    await marker(here.id).focus();
    await expect(frame).toHaveAttribute('tabindex', '0');
    await frame.focus();
    const before = await frame.evaluate((map) => map.scrollLeft);
    expect(before, 'there is a way to the left').toBeGreaterThan(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => frame.evaluate((map) => map.scrollLeft)).toBeLessThan(before);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the map still opens where most offices are [C2]', async ({ page }) => {
      await page.goto('/contact');
      const { frame, marker } = mapOf(page);
      await frame.evaluate((map) => map.scrollIntoView({ block: 'end' }));
      await expect(marker(here.id)).toBeInViewport({ ratio: 1 });
    });
  });
});
