import type { Page } from '@playwright/test';
import { HAS_OTHER, ONE_LANGUAGE, OTHER } from '../support/otherLanguage.ts';
import { ANY_SERVICE, SERVICES, TITLES } from '../support/services.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 640 }, hasTouch: true });

/** More stops than the panel has. */
const TABS = SERVICES.length + 6;
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const close = (page: Page) => page.getByRole('button', { name: 'Close' });
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function open(page: Page) {
  await page.goto('/about');
  await menu(page).tap();
  await expect(nav(page)).toBeVisible();
}

test('the menu button opens the same links as a full panel [H5]', async ({ page }) => {
  await page.goto('/about');
  await expect(nav(page)).toBeHidden();
  await menu(page).tap();
  const links = nav(page).getByRole('link');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(found).toEqual([
    '/about',
    ...SERVICES,
    '/services',
    '/contact', // Learn More
    '/contact',
  ]);
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await close(page).tap();
  await expect(nav(page)).toBeHidden();
});

test('the page behind is inert, does not scroll, and comes back [H5]', async ({ page }) => {
  await open(page);
  const behind = page.locator('main, footer');
  await expect(behind).toHaveCount(2);
  for (const part of await behind.all()) await expect(part).toHaveAttribute('inert', '');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 3000);
  await expect(nav(page).getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('link', { name: /home/ }).first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await close(page).tap();
  for (const part of await behind.all()) await expect(part).not.toHaveAttribute('inert');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('Contact Us is in view without scrolling [H5]', async ({ page }) => {
  await open(page);
  const contact = nav(page).getByRole('link', { name: 'Contact Us' });
  for (const height of [844, 667]) {
    await page.setViewportSize({ width: 390, height });
    await expect(contact).toBeInViewport({ ratio: 1 });
    await nav(page).getByRole('link', { name: 'Learn More' }).focus();
    await expect(contact).toBeInViewport({ ratio: 1 });
  }
});

test('the focus stays in the header until Escape gives it back [H5]', async ({ page }) => {
  await page.goto('/about');
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(nav(page)).toBeVisible();
  const visited = new Set<string | null>();
  for (let stop = 0; stop < 2 * TABS; stop++) {
    await page.keyboard.press(stop < TABS ? 'Tab' : 'Shift+Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const inside = activeElement === document.body || activeElement?.closest('header');
      return inside ? (activeElement?.getAttribute('href') ?? null) : 'outside';
    });
    visited.add(focused);
  }
  expect(visited).not.toContain('outside');
  expect(visited).toContain(SERVICES.at(-1));
  await nav(page)
    .getByRole('link', { name: TITLES[0] ?? '' })
    .focus();
  await page.keyboard.press('Escape');
  await expect(nav(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('a panel opened before the script has arrived stays open [H5]', async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto('/about', { waitUntil: 'commit' });
  await menu(page).tap();
  await expect(nav(page)).toBeVisible();
  release();
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.waitForLoadState();
  await expect(nav(page)).toBeVisible();
});

test('a page kept for the back button comes back with its panel closed [H5]', async ({ page }) => {
  await open(page);
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(nav(page)).toBeHidden();
});

test('turning the phone until the menu fits closes the panel [H5]', async ({ page }) => {
  await open(page);
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await page.setViewportSize({ width: 900, height: 390 });
  await expect(page.getByRole('button', { name: 'Services' })).toBeVisible();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('at 400 % zoom the header leaves the window to the page [E4]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.mouse.wheel(0, -400);
  await menu(page).tap();
  const last = nav(page).getByRole('link', { name: 'Contact Us' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the panel opens, covers the page and leads on [H5]', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await close(page).tap();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await menu(page).tap();
    await nav(page)
      .getByRole('link', { name: TITLES[0] ?? '' })
      .tap();
    await expect(page).toHaveURL(ANY_SERVICE);
  });
});

test('the open panel has no accessibility faults [H5]', async ({ page }) => {
  await open(page);
  await expect(page.locator('main')).toHaveAttribute('inert', '');
  await expectAccessibleInBothThemes(page, 'header');
});

test('the language is in the first row, and Escape in its list leaves the panel open [H5]', async ({
  page,
}) => {
  test.skip(!HAS_OTHER, ONE_LANGUAGE);
  await open(page);
  const summary = nav(page).locator('summary');
  await expect(summary).toBeInViewport({ ratio: 1 });
  const [about, language] = await Promise.all([
    nav(page).getByRole('link', { name: 'About Us' }).boundingBox(),
    summary.boundingBox(),
  ]);
  expect(Math.abs((about?.y ?? 0) - (language?.y ?? 0))).toBeLessThan(20);
  await summary.tap();
  await nav(page).getByRole('link', { name: OTHER.name }).focus();
  await page.keyboard.press('Escape');
  await expect(nav(page).getByRole('link', { name: OTHER.name })).toBeHidden();
  await expect(nav(page)).toBeVisible();
});
