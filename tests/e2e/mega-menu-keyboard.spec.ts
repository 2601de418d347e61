import { FIRST_GROUP, GROUPS, SECOND_GROUP } from '../support/services.ts';
import {
  allServices,
  group,
  learnMore,
  named,
  openWithMenuCode,
  service,
  services,
} from './support/menu.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await openWithMenuCode(page);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).focus();
  await page.keyboard.press('Tab');
  await expect(services(page)).toBeFocused();
});

test('Enter and Space open and close the menu [H4]', async ({ page }) => {
  await expect(learnMore(page)).toBeHidden();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(services(page, true)).toBeFocused();
    await page.keyboard.press(key);
    await expect(services(page, false)).toBeFocused();
  }
});

test('Tab walks each group and then its services, and on to Learn More [H4]', async ({ page }) => {
  await page.keyboard.press('Enter');
  const stops = [
    ...GROUPS.flatMap(({ name, paths }) => [
      group(page, name, false),
      ...paths.map((path) => page.getByRole('banner').locator(`a[href="${path}"]:visible`)),
    ]),
    allServices(page),
    learnMore(page),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
});

test('the arrow keys walk the open menu [H4]', async ({ page }) => {
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(group(page, FIRST_GROUP.name, false)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(named(page, FIRST_GROUP.first)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(services(page, true)).toBeFocused();
});

test('Enter on a group describes its services, and Tab beyond them puts them away [H4]', async ({
  page,
}) => {
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(group(page, FIRST_GROUP.name, true)).toBeFocused();
  await expect(learnMore(page)).toBeHidden();
  const last = service(page, FIRST_GROUP.last);
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(group(page, SECOND_GROUP.name, false)).toBeFocused();
  await expect(learnMore(page)).toBeVisible();
});
