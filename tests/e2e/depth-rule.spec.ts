import { expect, test } from './support/test.ts';
import { unfoldDrawings } from './support/unfoldDrawings.ts';

test('the rule is true: equal steps for equal powers of ten [V1]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const placeOf = async (slug: string) => {
    await page.goto(`/services/${slug}`);
    await unfoldDrawings(page);
    const rule = page.getByRole('navigation', { name: 'Services, from transistor to cloud' });
    const die = await rule.locator('rect').first().boundingBox();
    return (die?.x ?? 0) + (die?.width ?? 0) / 2;
  };
  const gate = await placeOf('analog-and-mixed-signal'); // 150 nm
  const rack = await placeOf('machine-learning'); // 1.2 m
  const earth = await placeOf('custom-software'); // 12 742 km
  const ratio = Math.log10(1.2 / 150e-9) / Math.log10(12_742e3 / 150e-9);
  expect((rack - gate) / (earth - gate)).toBeCloseTo(ratio, 2);
});

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
