import { boxesOf, overlap } from './support/boxes.ts';
import { mapOf } from './support/offices.ts';
import { expect, inTier, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

const QUICK_WIDTHS = [320, 1024, 1440];

for (const [widths, isQuick] of [
  [QUICK_WIDTHS, true],
  [WIDTHS.filter((width) => !QUICK_WIDTHS.includes(width)), false],
] as const) {
  test(
    `seven offices stand side by side on a map of 700 px, ${widths} px wide [C1] [C2]`,
    inTier(isQuick),
    async ({ page }) => {
      await page.goto('/contact');
      const { frame, markers } = mapOf(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect(markers).toHaveCount(7);
        expect(await frame.locator('..').boundingBox()).toMatchObject({ x: 0, width, height: 700 });
        const all = await boxesOf(markers);
        for (const box of all) expect(box).toMatchObject({ width: 36, height: 36 });
        const pairs = all.flatMap((one, at) =>
          all.slice(at + 1).map((other) => overlap(one, other)),
        );
        expect(pairs).toHaveLength(21);
        expect(pairs).not.toContain(true);
      }
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the map opens on Europe and Asia and says that it continues [C2]', async ({ page }) => {
    await page.goto('/contact');
    const { marker } = mapOf(page);
    for (const id of ['madrid', 'berlin', 'ankara', 'dhaka']) {
      await expect(marker(id)).toBeInViewport({ ratio: 1 });
    }
    await expect(marker('washington')).not.toBeInViewport();
    await expect(page.locator('#offices').getByText('sideways')).toBeVisible();
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

  test('the arrow keys pan the map, and nothing else [C2]', async ({ page }) => {
    await page.goto('/contact');
    const { frame, marker } = mapOf(page);
    await marker('madrid').focus();
    await expect(frame).toHaveAttribute('tabindex', '0');
    await frame.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => frame.evaluate((map) => map.scrollLeft)).toBeLessThan(515);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the map still opens on Europe and Asia [C2]', async ({ page }) => {
      await page.goto('/contact');
      await expect(mapOf(page).marker('berlin')).toBeInViewport({ ratio: 1 });
    });
  });
});
