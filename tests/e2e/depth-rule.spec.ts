import type { Page } from '@playwright/test';
import type { ServicesPageContent } from '../../src/content/schemas/servicesPage.ts';
import { readContent } from '../support/content.ts';
import { ANY_SERVICE, SERVICE_SLUGS } from '../support/services.ts';
import { boxesOf, overlap } from './support/boxes.ts';
import { expect, test } from './support/test.ts';

const { depth } = readContent<ServicesPageContent>('pages/services.yaml');
const ruleOf = (page: Page) => page.getByRole('navigation', { name: depth });

test('every level can be read and tapped on a phone [V1] [E4]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ANY_SERVICE);
  for (const link of await ruleOf(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(200);
  }
});

test('no level covers another on a tablet [V1]', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const slug of SERVICE_SLUGS) {
    await page.goto(`/services/${slug}`);
    const texts = await boxesOf(ruleOf(page).locator('a > span:visible'));
    expect(texts.length).toBeGreaterThanOrEqual(2 * (await ruleOf(page).getByRole('link').count())); // level and name of each
    const covered = texts.filter((one, index) =>
      texts.slice(index + 1).some((it) => overlap(one, it)),
    );
    expect([slug, covered]).toEqual([slug, []]);
  }
});

test('sizes grow to the right also where lines begin there [i18n] [E4]', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(ANY_SERVICE);
    const places = async () =>
      (await boxesOf(ruleOf(page).locator('li'))).map(({ x }) => Math.round(x));
    const before = await places();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await places()).toEqual(before);
  }
});
