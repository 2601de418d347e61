// Where motion is unwanted or not to be had, the scale is a strip of drawings.
import { openPage } from './support/openPage.ts';
import { caption, item, MIDDLE_STOP, scale, stops } from './support/scale.ts';
import { expect, test } from './support/test.ts';

test('the strip is complete: a drawing for each stop, each at its own place, with words and link', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const [id, slug] of stops) {
    const one = item(page, id);
    await expect(one.locator('svg').first()).toBeVisible();
    // A frame stands in the file of the drawings: without it, it is empty.
    const width = () =>
      one.locator('svg > use').evaluate((use: SVGUseElement) => use.getBBox().width);
    await expect.poll(width).toBeGreaterThan(100);
    await expect(one.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(one.getByRole('link').first()).toHaveAttribute('href', `/services/${slug}`);
  }
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
});

test('where the drawings do not come, words and links are there', async ({ page }) => {
  await page.route('**/drawings/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await openPage(page, '/');
  for (const [id, slug] of stops) {
    await expect(item(page, id).getByRole('heading', { level: 3 })).toBeVisible();
    await expect(item(page, id).getByRole('link').first()).toHaveAttribute(
      'href',
      `/services/${slug}`,
    );
  }
});

test('the strip is shown on paper and in forced colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia({ forcedColors: null, media: null, ...media });
    await expect(scale(page).getByRole('navigation')).toBeHidden();
    for (const [id] of stops) {
      await expect(item(page, id).locator('svg').first()).toBeVisible();
      expect((await caption(page, id)).opacity).toBe(1);
    }
  }
});

test('a low window gets the strip', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 740, height: 360 });
  await openPage(page, '/');
  await expect(item(page, MIDDLE_STOP).locator('svg').first()).toBeVisible();
  await expect(scale(page).getByRole('navigation')).toBeHidden();
});
