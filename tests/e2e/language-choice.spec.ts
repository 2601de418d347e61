import type { Page } from '@playwright/test';
import { settings } from '../../src/settings.ts';
import { HAS_OTHER, ONE_LANGUAGE, OTHER, OTHER_ROOT } from '../support/otherLanguage.ts';
import { ANY_SERVICE } from '../support/services.ts';
import { expectAccessibleInBothThemes } from './support/axe.ts';
import { expect, inTier, test } from './support/test.ts';

test.skip(!HAS_OTHER, ONE_LANGUAGE);

/** Of each other script, on which the line looks different. */
const PAGES = [
  '/about',
  ...settings.languages.slice(2).map(({ lang }) => `/${lang.toLowerCase()}/about`),
];

const switchOf = (page: Page) => page.getByRole('banner').locator('details');
const suggestion = (page: Page) => page.locator('[data-suggestion]:visible');
const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test.describe('for a visitor whose browser prefers another language', () => {
  test.use({ locale: OTHER.lang });

  test('one quiet line offers the same page, and choosing it is remembered [i18n]', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(suggestion(page)).toHaveCount(1);
    await expect(suggestion(page)).toHaveAttribute('lang', OTHER.lang);
    await expect(page).toHaveURL('/about'); // nobody is sent elsewhere
    await suggestion(page).getByRole('link').click();
    await expect(page).toHaveURL(`${OTHER_ROOT}/about`);
    expect(await chosen(page)).toBe(OTHER.lang);
    await expect(suggestion(page)).toHaveCount(0);
  });

  for (const path of PAGES) {
    const tier = inTier(path === '/about');
    test(`the line of ${path} can be read in both themes [E4]`, tier, async ({ page }) => {
      await page.goto(path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(suggestion(page)).toHaveCount(1);
        await expectAccessibleInBothThemes(page, 'aside:has([data-suggestion])');
      }
    });
  }

  test('staying is remembered for good [i18n]', async ({ page }) => {
    await page.goto('/about');
    await suggestion(page).getByRole('button').click();
    expect(await suggestion(page).count()).toBe(0);
    expect(await chosen(page)).toBe(settings.languages[0].lang);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await suggestion(page).count()).toBe(0);
  });

  test('on a page in that language nothing is offered [i18n]', async ({ page }) => {
    await page.goto(`${OTHER_ROOT}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await suggestion(page).count()).toBe(0);
  });
});

test.describe('for a visitor whose browser asks for a language that is not there', () => {
  test.use({ locale: 'fi-FI' });

  test('nothing is offered [i18n]', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await suggestion(page).count()).toBe(0);
  });
});

test('the switch leads to the same page and remembers the choice [i18n]', async ({ page }) => {
  await page.goto(ANY_SERVICE);
  await switchOf(page).locator('summary').click();
  await switchOf(page).getByRole('link', { name: OTHER.name }).click();
  await expect(page).toHaveURL(`${OTHER_ROOT}${ANY_SERVICE}`);
  expect(await chosen(page)).toBe(OTHER.lang);
});

test('the switch keeps the query and the place in the page [i18n]', async ({ page }) => {
  await page.goto('/contact?ref=x#contact-form');
  await switchOf(page).locator('summary').click();
  await switchOf(page).getByRole('link', { name: OTHER.name }).click();
  await expect(page).toHaveURL(`${OTHER_ROOT}/contact?ref=x#contact-form`);
});

test('Escape, a press elsewhere, or leaving the page closes the list of languages [i18n]', async ({
  page,
}) => {
  await page.goto('/about');
  const list = switchOf(page);
  await list.locator('summary').click();
  await expect(list).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(list).not.toHaveAttribute('open');
  await expect(list.locator('summary')).toBeFocused();
  // As where a press does not give the summary the focus: no focus leaves the list then.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await list.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await page.mouse.click(700, 880);
  await expect(list).not.toHaveAttribute('open');
  await list.locator('summary').click();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(list).not.toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch still leads to the same page [i18n]', async ({ page }) => {
    await page.goto('/about');
    await switchOf(page).locator('summary').click();
    await switchOf(page).getByRole('link', { name: OTHER.name }).click();
    await expect(page).toHaveURL(`${OTHER_ROOT}/about`);
  });
});
