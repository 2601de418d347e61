import type { Page } from '@playwright/test';
import { settings } from '../../src/settings.ts';
import { here, mapOf, offices } from './support/offices.ts';
import { answerShapes } from './support/shapes.ts';
import { expect, test } from './support/test.ts';

const countries = new Set(offices.map(({ countryCode }) => countryCode));
/** Unless the site asks for its own copy. */
const isOutside = settings.mapShapesUrl.startsWith('http');
const shapesUrl = (base: string | undefined) => new URL(settings.mapShapesUrl, base).href;
const json = { contentType: 'application/json', headers: { 'access-control-allow-origin': '*' } };

/** How many of the offices' countries are drawn from the fetched shapes. */
const drawnHomes = (page: Page) => mapOf(page).borders.locator('path:not(:last-child)').count();

/** The page's own lines about the shapes; the browser adds its own about the network. */
function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('map shapes:')) lines.push(message.text());
  });
  return lines;
}

test('a visitor who touches nothing has one call made to the outside, anonymous, and sees the countries of the offices [C3] [E1]', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const isCounter = request.url() === settings.counter?.script;
    if (!isCounter && new URL(request.url()).origin !== baseURL) outside.push(request.url());
  });
  const asked = page.waitForRequest(shapesUrl(baseURL));
  await page.goto('/contact');
  const headers = await (await asked).allHeaders();
  expect(headers).not.toHaveProperty('cookie');
  if (isOutside) expect(headers).not.toHaveProperty('referer');

  await expect.poll(() => drawnHomes(page)).toBe(countries.size);
  const { marker, tooltip } = mapOf(page);
  await marker(here.id).hover();
  await expect(tooltip).toContainText(here.address);
  expect(outside).toEqual(isOutside ? [settings.mapShapesUrl] : []);
});

test('the site ships its own copy of the shapes, so that no call need leave it [C3]', async ({
  page,
  request,
}) => {
  const own = await request.get('/shapes/countries-110m.json');
  expect(own.headers()['content-type']).toContain('application/json');
  await answerShapes(page, { ...json, body: await own.body() });
  await page.goto('/contact');
  await expect.poll(() => drawnHomes(page)).toBe(countries.size);
});

// Other wrong answers: src/islands/OfficeMap/fetchJson.test.ts, OfficeMap.test.tsx and src/lib/map/borders.test.ts.
test.describe('when the shapes are wrong', () => {
  test.use({
    consoleErrors: [
      [/^map shapes: /, /Failed to load resource/, /blocked by CORS policy/],
      { scope: 'test' },
    ],
  });

  test('the map stays as it is and one line is logged: blocked by CORS [C3]', async ({ page }) => {
    test.skip(!isOutside, 'the shapes are the site’s own');
    const others = { 'access-control-allow-origin': 'https://other.example' };
    await answerShapes(page, { ...json, headers: others, body: '{}' });
    const lines = linesOf(page);
    await page.goto('/contact');
    await expect.poll(() => lines.length).toBe(1);
    await expectPlainMap(page);
    expect(lines).toHaveLength(1);
  });

  test('the map stays as it is and one line is logged: an answer that never comes [C3]', {
    tag: '@full',
  }, async ({ page, baseURL }) => {
    await page.clock.install();
    await answerShapes(page, 'never');
    const lines = linesOf(page);
    const asked = page.waitForRequest(shapesUrl(baseURL));
    await page.goto('/contact');
    await asked;
    await expectPlainMap(page);
    expect(lines).toEqual([]);
    await page.clock.runFor(10_000);
    await expect.poll(() => lines.length).toBe(1);
    await expectPlainMap(page);
    expect(lines).toHaveLength(1);
  });
});

async function expectPlainMap(page: Page) {
  const { frame, markers, marker, tooltip } = mapOf(page);
  expect(await drawnHomes(page)).toBe(0);
  // The land and the offices' countries are the build's own, in a file beside the page.
  for (const [shape, least] of [['land', 500] as const, ['office-countries', 10] as const]) {
    const drawing = frame.locator(`use[href$="#${shape}"]`).first();
    const { width } = (await drawing.boundingBox()) ?? { width: 0 };
    expect(width, shape).toBeGreaterThan(least);
  }
  await expect(markers).toHaveCount(offices.length);
  await marker(here.id).focus();
  await expect(tooltip).toContainText(here.address);
  await marker(here.id).blur();
}
