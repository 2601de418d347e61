import { SECOND_GROUP } from '../support/services.ts';
import { holdScripts } from './support/hold.ts';
import { flushReact, group, learnMore, service, services } from './support/menu.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true });

test('a tap opens the menu and keeps it open, a tap on a group shows it [H4]', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await services(page).tap();
  await expect(services(page, true)).toBeVisible();
  await group(page, SECOND_GROUP.name).tap();
  await expect(service(page, SECOND_GROUP.first)).toBeVisible();
  await page.clock.runFor(5_000);
  await flushReact(page);
  await expect(service(page, SECOND_GROUP.first)).toBeVisible();
  await service(page, SECOND_GROUP.first).tap();
  await expect(page).toHaveURL(new RegExp(`${SECOND_GROUP.slugs[0]}$`));
});

test('a tap made before the script has arrived keeps the menu open [H4]', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await services(page).tap();
  release();
  await expect(services(page, true)).toBeVisible();
  await expect(learnMore(page)).toBeVisible();
});

test('a second tap, or one beside the menu, closes it [H4]', async ({ page }) => {
  await page.goto('/about');
  await services(page).tap();
  await expect(services(page, true)).toBeVisible();
  await services(page).tap();
  await expect(services(page, false)).toBeVisible();
  await services(page).tap();
  await expect(services(page, true)).toBeVisible();
  await page.touchscreen.tap(700, 880);
  await expect(services(page, false)).toBeVisible();
});
