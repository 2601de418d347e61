// The menu before its script has come, and without it.

import { FIRST_GROUP, GROUPS, SECOND_GROUP, SERVICES } from '../support/services.ts';
import { holdScripts } from './support/hold.ts';
import { group, learnMore, named, service, services } from './support/menu.ts';
import { expect, test } from './support/test.ts';

test('a first click made before the script has arrived is not lost [H4]', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await services(page).click();
  await expect(learnMore(page)).toBeVisible();
  release();
  await expect(services(page, true)).toBeVisible();
  await expect(learnMore(page)).toBeVisible();
  await services(page, true).click();
  await expect(learnMore(page)).toBeHidden();
});

test('a group shown before the script has arrived stays shown [H4]', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await services(page).hover();
  await group(page, SECOND_GROUP.name).hover();
  release();
  await expect(group(page, SECOND_GROUP.name, true)).toBeVisible();
});

test.describe('when the script cannot be loaded', () => {
  test.use({
    consoleErrors: [/astro-island|Failed to (load resource|fetch dynamically imported)/],
  });
  test('the menu still opens and every service is reached [H4]', async ({ page }) => {
    await page.route(/_astro\/.*\.js$/, (route) => route.abort());
    await page.goto('/about');
    await services(page).hover();
    await group(page, SECOND_GROUP.name).hover();
    await service(page, SECOND_GROUP.first).click();
    await expect(page).toHaveURL(new RegExp(`${SECOND_GROUP.slugs[0]}$`));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pointer reaches every service [H4]', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    for (const { name, paths } of GROUPS) {
      for (const path of paths) {
        const [short, described] = await header.locator(`a[href="${path}"]`).all();
        if (!short || !described) throw new Error(`${path} is not linked twice`);
        await services(page).hover();
        await expect(short).toBeVisible();
        await expect(described).toBeHidden();
        await group(page, name).hover();
        await described.hover();
        await expect(described).toBeVisible();
      }
    }
    await page.mouse.move(700, 880);
    await expect(header.getByRole('button', { name: SECOND_GROUP.name })).toBeHidden();
  });

  test('the Tab key reaches every service [H4]', async ({ page }) => {
    await page.goto('/about');
    const reached: string[] = [];
    for (let stop = 0; stop < 2 * SERVICES.length + GROUPS.length + 10; stop++) {
      await page.keyboard.press('Tab');
      reached.push((await page.locator(':focus').getAttribute('href')) ?? '');
    }
    expect([...new Set(reached.filter((href) => SERVICES.includes(href)))]).toEqual(SERVICES);
  });
});

test('a press is forgotten once the visitor turns elsewhere [H4]', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await services(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await services(page).hover();
  await expect(services(page, true)).toBeVisible();
  // Were the press repeated, the menu would stay open.
  await page.mouse.move(700, 880);
  await expect(services(page, false)).toBeVisible();
});

test('a service that has the focus keeps it when the script arrives [H4]', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await services(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(named(page, FIRST_GROUP.first)).toBeFocused();
  release();
  await expect(page.locator('header[data-plain]')).toHaveCount(0);
  await expect(named(page, FIRST_GROUP.first)).toBeFocused();
});
