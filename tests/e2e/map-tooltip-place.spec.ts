import type { Page } from '@playwright/test';
import { boxesOf, overlap } from './support/boxes.ts';
import { here, mapOf, offices, seenOnPhone } from './support/offices.ts';
import { expect, inTier, test } from './support/test.ts';

/** Of phones, tablets, small and zoomed desks. */
const WINDOWS = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1366, 650],
  [1440, 900],
] as const;

/** So low that above some markers there is room only over another one. */
const LOW_WINDOWS = [
  [390, 664],
  [360, 640],
  [844, 390],
  [683, 325],
] as const;

/** However a tooltip was opened, its place is found in the same way: `npm test` tries each hand once. */
const QUICK: Readonly<Record<string, string>> = {
  '390 × 844': 'tap',
  '390 × 664': 'focus',
  '1440 × 900': 'hover',
};

/** How far the open tooltip is cut by the window or by the edge of the map. */
async function cutOf(page: Page): Promise<string[]> {
  const { frame, tooltip } = mapOf(page);
  const [inner, map] = [await tooltip.boundingBox(), await frame.boundingBox()];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!inner || !map) return ['none is open'];
  return [
    { name: 'window', x: 0, y: 0, width, height },
    { name: 'map', ...map },
  ]
    .filter(
      (outer) =>
        inner.x < outer.x ||
        inner.y < outer.y ||
        inner.x + inner.width > outer.x + outer.width ||
        inner.y + inner.height > outer.y + outer.height,
    )
    .map(({ name }) => name);
}

/** How many markers the open tooltip covers. */
async function coveredOf(page: Page): Promise<number> {
  const { markers, tooltip } = mapOf(page);
  const inner = await tooltip.boundingBox();
  return (await boxesOf(markers)).filter((box) => inner && overlap(inner, box)).length;
}

for (const [width, height] of [...WINDOWS, ...LOW_WINDOWS]) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });
    const isLow = LOW_WINDOWS.some((low) => low[0] === width && low[1] === height);

    for (const hand of ['tap', 'hover', 'focus'] as const) {
      const isQuick = QUICK[`${width} × ${height}`] === hand;
      test(`a ${hand} opens each tooltip in view [C2] [C10]`, inTier(isQuick), async ({ page }) => {
        await page.goto('/contact');
        const { marker, tooltip, borders } = mapOf(page);
        await page.getByRole('table').hover();
        await expect(borders).toBeVisible();
        await page.mouse.move(1, 1); // on the header: the page may move under it
        for (const { id, address } of offices) {
          // Escape: in a low window the tooltip before may lie over the marker.
          await page.keyboard.press('Escape');
          await marker(id)[hand]();
          await expect(tooltip).toHaveText([new RegExp(address)]);
          await expect.poll(() => cutOf(page), { message: id }).toEqual([]);
          if (!isLow) await expect.poll(() => coveredOf(page), { message: id }).toBe(0);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await page.evaluate(() => scrollX)).toBe(0);
      });
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [360, 640],
  [1024, 768],
  [1366, 650],
] as const) {
  for (const { id, address } of seenOnPhone.slice(0, 3)) {
    const isQuick = height === 844 && id === here.id;
    test.describe(
      `without JavaScript, in a window of ${width} × ${height}`,
      inTier(isQuick),
      () => {
        test.use({ viewport: { width, height }, hasTouch: true, javaScriptEnabled: false });

        test(`the first tap on ${id} opens its tooltip in view [C2]`, async ({ page }) => {
          await page.goto('/contact');
          const { marker, tooltip } = mapOf(page);
          await marker(id).tap();
          await expect(tooltip).toContainText(address);
          expect(await cutOf(page)).toEqual([]);
        });
      },
    );
  }
}
