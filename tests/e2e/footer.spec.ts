import { cutOff, stretchTexts } from './support/stretch.ts';
import { expect, test } from './support/test.ts';

test('longer words stay in their boxes [E4]', async ({ page }) => {
  await page.goto('/about');
  await stretchTexts(page);
  for (const width of [320, 832, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutOff(page, 'footer'), `${width} px`).toEqual([]);
  }
});

test('links in the footer are large enough to tap on a phone [E4]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
