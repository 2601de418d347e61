import type { Page } from '@playwright/test';
import type { ContactContent } from '../../src/content/schemas/contact.ts';
import { settings } from '../../src/settings.ts';
import { readContent } from '../support/content.ts';
import { expectAccessible } from './support/axe.ts';
import { swipe } from './support/finger.ts';
import { holdScripts, ISLAND_SCRIPTS } from './support/hold.ts';
import { here, mapOf, office, offices, rowOf } from './support/offices.ts';
import { LOOKS } from './support/steady.ts';
import { expect, inTier, test } from './support/test.ts';

const {
  map: { hours },
  list,
} = readContent<ContactContent>('pages/contact.yaml');

/** Drawn with the minute: the night and its edge. */
const nightOf = (page: Page) => mapOf(page).frame.locator('svg > path[d*="H-1446Z"]');
const sunOf = (page: Page) =>
  mapOf(page).frame.getByRole('slider', { name: hours.clock }).locator('..');

/** What the clock of an office says, as any other program would say it. */
const hourHere = (moment: string) =>
  new RegExp(
    new Date(moment).toLocaleTimeString('en-GB', {
      timeZone: here.timeZone,
      hour: '2-digit',
      minute: '2-digit',
    }),
  );

async function comeToMap(page: Page) {
  await page.goto('/contact');
  await mapOf(page).marker(here.id).focus();
  await expect(sunOf(page)).toBeVisible();
}

test.use({ timezoneId: 'Europe/Berlin' });

test('a visitor sees where it is night, and the place under the sun', async ({ page }) => {
  // Noon at the meridian of Greenwich, a quarter of an hour off: the sun is early in November.
  await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'));
  await comeToMap(page);
  await expect(nightOf(page).first()).toBeVisible();
  const [sun, map] = [await sunOf(page).boundingBox(), await mapOf(page).frame.boundingBox()];
  expect(sun?.x).toBeGreaterThan((map?.width ?? 0) * 0.4);
  expect(sun?.x).toBeLessThan((map?.width ?? 0) * 0.6);
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
  await expect(mapOf(page).borders).toBeVisible(); // else a minute ends the wait for their file
  await page.clock.runFor(60_000);
  await expect.poll(() => nightOf(page).first().getAttribute('d')).not.toBe(night);
  expect(await boxes()).toEqual(before);
});

for (const width of [390, 1440]) {
  test(`a map that nobody has touched knows the hour and has borders, ${width} px [C3]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    await expectHours(page);
    await expect(mapOf(page).borders).toBeVisible();
  });

  // The width has no part in what is fetched: one is enough on each push.
  test(
    `where data is to be saved it knows the hour, and fetches no borders, ${width} px [C3]`,
    inTier(width === 390),
    async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/contact');
      await expectHours(page);
      await page.waitForLoadState('networkidle');
      expect(asked).not.toContain(settings.mapShapesUrl);
      await expect(mapOf(page).borders).toHaveCount(0);
    },
  );
}

/** Night and sun on the map, working hours in the table once it comes near. */
async function expectHours(page: Page) {
  await expect(sunOf(page)).toBeVisible();
  await expect(nightOf(page).first()).toBeVisible();
  await rowOf(page, here.id).scrollIntoViewIfNeeded();
  for (const { id } of offices)
    await expect(rowOf(page, id).getByRole('img', { name: office(id).name })).toBeVisible();
}

test.describe('where its code cannot be loaded at first', () => {
  test.use({ consoleErrors: [[/ERR_FAILED/, /astro-island/], { scope: 'test' }] });

  test('the map is alive once the line is back [E2]', async ({ page }) => {
    let isLost = true;
    await page.route(ISLAND_SCRIPTS, (route) => (isLost ? route.abort() : route.continue()));
    const failed = page.waitForEvent('console', (line) => line.text().includes('astro-island'));
    await page.goto('/contact');
    await failed;
    isLost = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(sunOf(page)).toBeVisible();
  });
});

for (const width of [390, 1024, 1440]) {
  test(
    `nothing below moves when the hours come, ${width} px`,
    inTier(width !== 1024),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const arrive = await holdScripts(page);
      await page.goto('/contact');
      await expect(rowOf(page, here.id).getByRole('time')).toBeVisible();
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      arrive();
      await expectHours(page);
      expect(await height()).toBe(before);
    },
  );
}

test('pulling the tick of the hour moves sun, night and all hours, and a press goes back to now [C11]', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-17T12:00:00Z'));
  await comeToMap(page);
  await page.getByRole('rowheader', { name: list.you }).scrollIntoViewIfNeeded();
  const hour = page.getByRole('slider', { name: list.pull });
  const back = page.getByRole('button', { name: hours.backToNow });
  const night = await nightOf(page).first().getAttribute('d');
  await expect(hour).toHaveAttribute('aria-valuetext', /^13:00, /);
  await expect(back).toHaveCount(0);

  await hour.focus();
  await page.keyboard.press('Home');
  await expect(hour).toHaveAttribute('aria-valuetext', /^0:00, |^00:00, /);
  await expect(rowOf(page, here.id).getByRole('time')).toHaveText(hourHere('2026-11-17T23:00:00Z'));
  await expect(nightOf(page).first()).not.toHaveAttribute('d', night ?? '');
  for (const part of ['#offices', '#hours']) await expectAccessible(page, part);

  await back.click();
  await expect(rowOf(page, here.id).getByRole('time')).toHaveText(hourHere('2026-11-17T12:00:00Z'));
  await expect(nightOf(page).first()).toHaveAttribute('d', night ?? '');
  await expect(page.getByRole('button', { name: hours.dayAfter })).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('a tap on the line of one’s own day sets the hour [C11]', async ({ page }) => {
    await comeToMap(page);
    await page.getByRole('rowheader', { name: list.you }).scrollIntoViewIfNeeded();
    const hour = page.getByRole('slider', { name: list.pull });
    const { width = 0, height = 0 } = (await hour.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await hour.tap({ position: { x: width / 2, y: height / 2 } });
    await expect(hour).toHaveAttribute('aria-valuetext', /^12:00, /);
  });

  test('a swipe that begins on a line of the hours scrolls the page, and it stays now [C11]', async ({
    page,
  }) => {
    await comeToMap(page);
    const hour = page.getByRole('slider', { name: list.pull });
    await hour.evaluate((line) => line.scrollIntoView({ block: 'center' }));
    const top = await page.evaluate(() => scrollY);
    await swipe(page, hour, { from: { x: 0.9, y: 0.5 }, by: { y: -200 } });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
    await expect(page.getByRole('button', { name: hours.backToNow })).toHaveCount(0);
  });
});

test('the map is plain in forced colours and on paper', async ({ page }) => {
  await comeToMap(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(nightOf(page).first()).toBeHidden();
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expect(nightOf(page).first()).toBeHidden();
  await expect(sunOf(page)).toBeHidden();
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
