import type { Page } from '@playwright/test';
import { openWithMenuCode } from '../e2e/support/menu.ts';
import { expectNoOverflow } from '../e2e/support/overflow.ts';
import { expect, test } from '../e2e/support/test.ts';

/**
 * What the oldest browsers of package.json do not know is taken out of the page and of its styles
 * (the names are changed into unknown ones): popovers, scroll timelines, transitions between pages.
 */
const UNKNOWN: readonly (readonly [string, string])[] = [
  [' popover="auto"', ''],
  [' popovertarget=', ' data-unknown='],
  [':popover-open', ':unknown-open'],
  ['animation-timeline', 'unknown-timeline'],
  ['view-timeline', 'unknown-view'],
  ['@view-transition', '@unknown-transition'],
];

async function ageBrowser(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await page.route(/^http:\/\/127/, async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    const response = await route.fetch();
    const body = UNKNOWN.reduce(
      (text, [name, instead]) => text.replaceAll(name, instead),
      await response.text(),
    );
    return route.fulfill({ response, body });
  });
}

// The styles are no longer those whose hashes the page names.
test.use({ bypassCSP: true });
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('on a phone without popovers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the navigation stands below the bar, and every link leads on [H5] [E2]', async ({
    page,
  }) => {
    await ageBrowser(page);
    await page.goto('/about');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expectNoOverflow(page);
    const bar = await header.getByRole('link', { name: /home/ }).boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    for (const link of await header.getByRole('navigation').getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      expect(box?.y).toBeLessThan(heading?.y ?? 0);
    }
    await header.getByRole('link', { name: 'Machine Learning' }).tap();
    await expect(page).toHaveURL(/machine-learning$/);
  });
});

test('on a desk the menu opens, is walked by the arrows and closes [H4] [E2]', async ({ page }) => {
  await ageBrowser(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
  await openWithMenuCode(page);
  const header = page.getByRole('banner');
  const services = header.getByRole('button', { name: 'Services' });
  await services.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(
    header.getByRole('button', { name: 'Semiconductors', expanded: false }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(services).toBeFocused();
});

test.describe('where motion is welcome but scroll timelines are unknown', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the zoom is a strip of seven drawings [L2] [E2]', async ({ page }) => {
    await ageBrowser(page);
    await page.goto('/');
    await page.keyboard.press('Shift'); // ends the splash
    const stops = page.locator('li[data-stop]');
    await expect(stops).toHaveCount(7);
    for (const stop of await stops.all()) await expect(stop.locator('svg').first()).toBeVisible();
    await expectNoOverflow(page);
  });
});
