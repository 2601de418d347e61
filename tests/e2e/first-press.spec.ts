import type { Page } from '@playwright/test';
import { mapOf, office } from './support/offices.ts';
import { expect, test } from './support/test.ts';

/** React, and the islands that are written with it. */
const REACT = /_astro\/(?:client|react|jsx-runtime|Header|Carousel|OfficeMap)\.[^/]*\.js$/;

/** All of React's files that the page asks for; they never arrive, so nothing can depend on them. */
async function withoutReact(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(REACT, (route) => {
    asked.push(route.request().url()); // left without an answer
  });
  return asked;
}

test.describe('the first press on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('opens the menu without asking for React [H5]', async ({ page }) => {
    const asked = await withoutReact(page);
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    const service = page.getByRole('banner').getByRole('link', { name: 'RTL Design' });
    await expect(service).toBeVisible();
    await service.focus();
    expect(asked).toEqual([]);
  });

  test('opens a marker, and keeps it open, while React has not come [C2]', async ({ page }) => {
    await withoutReact(page);
    await page.goto('/contact');
    await mapOf(page).marker('berlin').tap();
    await expect(mapOf(page).tooltip).toContainText(office('berlin').address);
  });

  test('moves the cards without asking for React', async ({ page }) => {
    await withoutReact(page);
    await page.goto('/services/analog-and-mixed-signal');
    const strip = page.locator('[data-strip]');
    await page.locator('[data-step=next]').tap();
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  });
});

test.describe('the code of the carousel', () => {
  const carousel = '/services/analog-and-mixed-signal';

  test('is fetched ahead once a visitor has scrolled to it, not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isAsked = () => asked.some((url) => url.includes('Carousel'));
    await page.goto(carousel, { waitUntil: 'networkidle' });
    expect(isAsked()).toBe(false);
    await page.locator('[data-strip]').evaluate((strip) => strip.scrollIntoView());
    await expect.poll(isAsked).toBe(true);
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(2);
    await expect(page.locator('section:has([data-strip])')).not.toHaveAttribute('data-live');
  });

  test('waits for the visitor where data is to be saved', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(carousel);
    await page.locator('[data-strip]').evaluate((strip) => strip.scrollIntoView());
    await page.locator('[data-step=next]').hover();
    await expect(page.locator('section:has([data-strip])')).toHaveAttribute('data-live');
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
  });
});
