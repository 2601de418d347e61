import { expect, test } from './support/test.ts';

test('every level can be read and tapped on a phone [V1] [E4]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/rtl-design');
  const rule = page.getByRole('navigation', { name: 'Services, from transistor to cloud' });
  for (const link of await rule.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(200);
  }
});
