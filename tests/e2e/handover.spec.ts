import { textsOf } from './support/figures.ts';
import { SERVICE_SLUGS } from './support/serviceSlugs.ts';
import { expect, test } from './support/test.ts';
import { unfoldDrawings } from './support/unfoldDrawings.ts';

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7'];
const SMALLEST_TEXT_PX = 12;
/** A4 with margins of a centimetre. */
const PAPER_PX = 718;

for (const slug of SERVICE_SLUGS) {
  test(`what /services/${slug} hands over is drawn, numbered as in its list, and can be read`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    await unfoldDrawings(page);
    await test.step('the numbers in the drawing are those of the list', async () => {
      const part = page.getByRole('region').filter({ has: page.locator('.draw') });
      const items = part.getByRole('list').first().getByRole('listitem');
      await expect(items).toHaveCount(NUMBERS.length);
      const balloons = await part.locator('circle[r="14"] + text').allTextContents();
      expect(balloons.sort()).toEqual(NUMBERS);
      await expect(part.locator('svg.draw')).toHaveAccessibleName(/\w+ \w+ \w+/);
    });
    await test.step('its words are never smaller than 12 px', async () => {
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const sizes = await page.locator('.draw text').evaluateAll((texts) =>
          texts.map((text) => {
            const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
            return scale * Number.parseFloat(getComputedStyle(text).fontSize);
          }),
        );
        expect(sizes.length).toBeGreaterThan(0);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_TEXT_PX);
      }
    });
    await test.step('it fits a desk, and on a phone keys move it', async () => {
      const pan = page.getByRole('group').filter({ has: page.locator('.draw') });
      const room = () => pan.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(await room()).toBeLessThanOrEqual(1);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await room()).toBeGreaterThan(20);
      await pan.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => pan.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    });
    await test.step('on paper no word lies on another', async () => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: PAPER_PX, height: 1000 });
      const texts = await textsOf(page.locator('.draw'));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter(({ on }) => on.length > 0)).toEqual([]);
    });
  });
}

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
