import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { expectAccessible } from './support/axe.ts';
import { mapOf, rowOf } from './support/offices.ts';
import { LOOKS } from './support/steady.ts';
import { expect, inTier, test } from './support/test.ts';

const { hours } = parse(readFileSync('content/en/pages/contact.yaml', 'utf8')).map;

/** Drawn with the minute: the night and its edge. */
const nightOf = (page: Page) => mapOf(page).frame.locator('svg > path[d*="H-6Z"]');
const sunOf = (page: Page) => mapOf(page).frame.getByText(hours.sun);

async function comeToMap(page: Page) {
  await page.goto('/contact');
  await mapOf(page).marker('madrid').focus();
  await expect(sunOf(page)).toBeVisible();
}

test.use({ timezoneId: 'Europe/Berlin' });

test('a visitor sees where it is night, and the place under the sun', async ({ page }) => {
  // Noon at the meridian of Greenwich, a quarter of an hour off: the sun is early in November.
  await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'));
  await comeToMap(page);
  await expect(nightOf(page).first()).toBeVisible();
  const [sun, map] = [await sunOf(page).boundingBox(), await mapOf(page).frame.boundingBox()];
  const [madrid, tokyo] = [mapOf(page).marker('madrid'), mapOf(page).marker('tokyo')];
  expect(sun?.x).toBeLessThan((await tokyo.boundingBox())?.x ?? 0);
  expect(sun?.y).toBeGreaterThan((await madrid.boundingBox())?.y ?? 0);
  expect(sun?.x).toBeGreaterThan((map?.width ?? 0) * 0.4);
});

test('the night follows the minute, and nothing else on the map moves', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-17T12:00:10Z') });
  await comeToMap(page);
  const night = await nightOf(page).first().getAttribute('d');
  const boxes = () =>
    mapOf(page).markers.evaluateAll((all) =>
      all.map((marker) => JSON.stringify(marker.getBoundingClientRect())),
    );
  const before = await boxes();
  await page.clock.runFor(60_000);
  await expect.poll(() => nightOf(page).first().getAttribute('d')).not.toBe(night);
  expect(await boxes()).toEqual(before);
});

test('the hours are there for a visitor who only scrolls', async ({ page }) => {
  await page.goto('/contact');
  await rowOf(page, 'tokyo').evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(page.locator('#offices').getByText(hours.yours)).toBeVisible();
});

for (const width of [390, 1024, 1440]) {
  test(
    `nothing below moves when the hours come, ${width} px`,
    inTier(width !== 1024),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/contact');
      await expect(rowOf(page, 'tokyo').getByRole('time')).toBeVisible();
      const height = () => page.evaluate(() => document.getElementById('offices')?.offsetHeight);
      const before = await height();
      await mapOf(page).marker('madrid').focus();
      await expect(page.locator('#offices').getByText(hours.yours)).toBeVisible();
      expect(await height()).toBe(before);
    },
  );
}

test('the map is plain in forced colours and on paper', async ({ page }) => {
  await comeToMap(page);
  for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia({ forcedColors: null, media: null, ...media });
    await expect(nightOf(page).first()).toBeHidden();
    await expect(sunOf(page)).toBeHidden();
  }
});

for (const { width, colorScheme } of LOOKS) {
  for (const hour of ['00', '12']) {
    const isQuick = (hour === '12') === (colorScheme === 'light');
    test(
      `axe finds nothing on the map with a tooltip at ${hour} h UTC, ${colorScheme}, ${width} px [E4]`,
      inTier(isQuick),
      async ({ page }) => {
        await page.clock.setFixedTime(new Date(`2026-12-21T${hour}:00:00Z`));
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await comeToMap(page);
        await expect(mapOf(page).tooltip).toBeVisible();
        await expect(mapOf(page).borders).toBeVisible();
        await expectAccessible(page, '#offices');
      },
    );
  }
}
