// The menu by keyboard while React is on its way, and where it never comes.
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { FIRST_GROUP, GROUPS, SERVICES } from '../support/services.ts';
import { ISLAND_SCRIPTS } from './support/hold.ts';
import { group, learnMore, services } from './support/menu.ts';
import { expect, test } from './support/test.ts';

/** How late React is, in seconds. */
const ARRIVALS = [0, 0.5, 3, Number.POSITIVE_INFINITY];

test.use({ consoleErrors: [/astro-island|Failed to (load|fetch)/] });

async function openWithReactLate(page: Page, seconds: number) {
  await page.route(ISLAND_SCRIPTS, async (route) => {
    if (seconds === Number.POSITIVE_INFINITY) return route.abort();
    await delay(seconds * 1000);
    return route.continue();
  });
  await watchAgreement(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).focus();
  await page.keyboard.press('Tab');
  await expect(services(page)).toBeFocused();
}

/** Compares in every frame what is seen with what `aria-expanded` says. */
const watchAgreement = (page: Page) =>
  page.addInitScript(() => {
    const wrong = new Set<string>();
    Object.assign(window, { disagreements: wrong });
    const look = () => {
      requestAnimationFrame(look);
      for (const button of document.querySelectorAll('header [aria-expanded]')) {
        if (!button.checkVisibility()) continue;
        const says = button.getAttribute('aria-expanded') === 'true';
        const target = document.getElementById(button.getAttribute('aria-controls') ?? '');
        if (target?.checkVisibility() !== says) wrong.add(`${button.textContent}: ${says}`);
      }
    };
    look();
  });

const disagreements = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { disagreements: Set<string> }).disagreements]);

/** Waits until React runs the header, unless it never comes. */
async function waitForReact(page: Page, seconds: number) {
  if (seconds === Number.POSITIVE_INFINITY) return;
  await expect(page.locator('header[data-plain]')).toHaveCount(0);
}

for (const seconds of ARRIVALS) {
  const when = seconds === Number.POSITIVE_INFINITY ? 'never' : `after ${seconds} s`;

  test.describe(`React comes ${when}`, () => {
    test.beforeEach(async ({ page }) => openWithReactLate(page, seconds));

    test('focus alone opens nothing, and the language is the next stop [H4]', async ({ page }) => {
      await expect(services(page, false)).toBeFocused();
      await expect(learnMore(page)).toBeHidden();
      await waitForReact(page, seconds);
      await expect(learnMore(page)).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').locator('summary')).toBeFocused();
      expect(await disagreements(page)).toEqual([]);
    });

    test('Enter opens, Tab reaches every service, Enter closes [H4]', async ({ page }) => {
      await page.keyboard.press('Enter');
      await expect(services(page, true)).toBeFocused();
      await expect(learnMore(page)).toBeVisible();
      const reached: (string | null)[] = [];
      // The groups, their services, the link to all of them.
      for (let stop = 0; stop < GROUPS.length + SERVICES.length + 1; stop++) {
        await page.keyboard.press('Tab');
        reached.push(await page.locator(':focus').getAttribute('href'));
      }
      expect(reached.filter((href) => href && SERVICES.includes(href))).toEqual(SERVICES);
      await waitForReact(page, seconds);
      await services(page, true).focus();
      await page.keyboard.press('Enter');
      await expect(services(page, false)).toBeFocused();
      await expect(learnMore(page)).toBeHidden();
      expect(await disagreements(page)).toEqual([]);
    });

    test('Escape and a second press are remembered [H4]', async ({ page }) => {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(group(page, FIRST_GROUP.name, false)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(services(page, false)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(services(page, true)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(services(page, false)).toBeFocused();
      await waitForReact(page, seconds);
      await expect(services(page, false)).toBeFocused();
      await expect(learnMore(page)).toBeHidden();
      expect(await disagreements(page)).toEqual([]);
    });
  });
}
