import type { Page } from '@playwright/test';
import { FIRST_GROUP } from '../support/services.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { group, named, openWithMenuCode, service, services } from './support/menu.ts';
import { cutOff, stretchTexts } from './support/stretch.ts';
import { expect, test } from './support/test.ts';

test('the first stop of the Tab key leads past the header [H6]', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** stretchTexts() lengthens words at their end. */
const firstWord = (text: string) => text.split(' ')[0];

/**
 * At each width the menu is still open, since a word of it is visible, and nothing of it is cut off. The
 * pattern also matches the words after stretchTexts() has lengthened them.
 */
async function expectMenuWhole(page: Page, widths: readonly number[], word = /^Getn* started/) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('banner').getByText(word).first()).toBeVisible();
    expect(await cutOff(page, 'header'), `at ${width} px`).toEqual([]);
  }
}

test('nothing of the menu is cut off on a phone, nor with longer words [E4]', async ({ page }) => {
  const widths = [390, 320, 768];
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByText('Get started now')).toBeVisible();
  await expectMenuWhole(page, widths);
  await stretchTexts(page);
  await expectMenuWhole(page, widths);
});

test('nothing of the menu is cut off on a desk, nor with longer words [E4]', async ({ page }) => {
  const widths = [833, 1024, 1200, 1440, 2560];
  // By keyboard: the pointer would leave the menu when the window changes.
  await openWithMenuCode(page);
  await services(page).focus();
  await page.keyboard.press('Enter');
  await expect(services(page, true)).toBeVisible();
  await expectMenuWhole(page, widths);
  await stretchTexts(page);
  await expectMenuWhole(page, widths);
  const stretched = new RegExp(`^${firstWord(FIRST_GROUP.name)}`);
  await page.getByRole('button', { name: stretched }).click();
  await expect(page.getByRole('button', { name: stretched, expanded: true })).toBeVisible();
  await expectMenuWhole(page, widths, new RegExp(`^${firstWord(FIRST_GROUP.last)}`));
});

test('the open menu has no accessibility faults, without a group and with one [H4]', async ({
  page,
}) => {
  await page.goto('/about');
  await services(page).click();
  await expect(services(page, true)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'header');
  await group(page, FIRST_GROUP.name).click();
  await expect(service(page, FIRST_GROUP.last)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'header');
});

for (const { name, viewport, press } of [
  { name: 'a desk', viewport: { width: 1280, height: 800 }, press: 'Services' },
  { name: 'a phone', viewport: { width: 390, height: 844 }, press: 'Menu' },
]) {
  test(`on ${name} the focus in the header leaves the page where it is [H4] [E4]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, 1200));
    const button = page.getByRole('banner').getByRole('button', { name: press });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => scrollY)).toBe(1200);
  });
}

test.describe('where the deferred style sheet is lost', () => {
  test.use({ consoleErrors: [/Failed to load resource/] });

  test('Services still opens, over the page [H4] [E2]', async ({ page }) => {
    await page.route(/deferred[^/]*\.css$/, (route) => route.abort());
    await page.goto('/about');
    await services(page).focus();
    await page.keyboard.press('Enter');
    await expect(named(page, FIRST_GROUP.last)).toBeVisible();
    const [bar, link] = await Promise.all([
      services(page).boundingBox(),
      named(page, FIRST_GROUP.first).boundingBox(),
    ]);
    expect(link?.y).toBeGreaterThan(bar?.y ?? 0);
  });
});

test('deferred style sheets that hang hold back neither the footer nor the scripts [E2]', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, /deferred[^/]*\.css$/);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.clock.runFor(5_000);
  await page.clock.resume();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await services(page).focus();
  await page.keyboard.press('Enter');
  await expect(services(page, true)).toBeVisible();
  release();
});
