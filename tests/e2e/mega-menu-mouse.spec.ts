import { FIRST_GROUP, GROUPS, SECOND_GROUP, SERVICES, TITLES } from '../support/services.ts';
import {
  allServices,
  centreOf,
  flushReact,
  group,
  learnMore,
  named,
  openByHover,
  openWithMenuCode,
  service,
  services,
} from './support/menu.ts';
import { expect, test } from './support/test.ts';

// What is full here, src/islands/Header/Header.test.tsx shows without a browser.

test('the menu begins with Get started now and Learn More to the contact page [H3]', async ({
  page,
}) => {
  await openByHover(page);
  await expect(page.getByText('Get started now')).toBeVisible();
  await expect(learnMore(page)).toHaveAttribute('href', '/contact');
  for (const name of GROUPS.map((each) => each.name)) {
    await expect(group(page, name, false)).toBeVisible();
  }
});

test('in its first state the menu names all services, each a link [H3a]', async ({ page }) => {
  await openByHover(page);
  for (const [at, title] of TITLES.entries()) {
    await expect(named(page, title)).toBeVisible();
    await expect(named(page, title)).toHaveAttribute('href', SERVICES[at] ?? '');
  }
  await expect(learnMore(page)).toBeVisible();
});

test('leaving a group brings the default panel back after 100 ms [H3]', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install();
  await openByHover(page);
  await group(page, SECOND_GROUP.name).hover();
  await expect(service(page, SECOND_GROUP.first)).toBeVisible();
  await expect(learnMore(page)).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  await allServices(page).hover();
  await flushReact(page);
  await page.clock.runFor(99);
  await flushReact(page);
  await expect(group(page, SECOND_GROUP.name, true)).toBeVisible();
  await page.clock.runFor(1);
  await expect(group(page, SECOND_GROUP.name, false)).toBeVisible();
  await expect(learnMore(page)).toBeVisible();
});

test('on the way to the panel the pointer may cross other groups [H3]', async ({ page }) => {
  await page.clock.install();
  await openByHover(page);
  const from = await centreOf(page, FIRST_GROUP.name);
  await page.mouse.move(from.start, from.y);
  await expect(group(page, FIRST_GROUP.name, true)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const panel = await service(page, FIRST_GROUP.last).boundingBox();
  if (!panel) throw new Error('the panel is not shown');
  await page.mouse.move(panel.x + 40, panel.y + panel.height, { steps: 25 });
  await flushReact(page);
  await expect(group(page, FIRST_GROUP.name, true)).toBeVisible();
  await page.clock.runFor(1_000);
  await flushReact(page);
  await expect(service(page, FIRST_GROUP.last)).toBeVisible();
});

test('a pointer that stops on another group on its way means that group [H3]', async ({ page }) => {
  await openByHover(page);
  const from = await centreOf(page, FIRST_GROUP.name);
  const to = await centreOf(page, SECOND_GROUP.name);
  await page.mouse.move(from.start, from.y);
  await expect(group(page, FIRST_GROUP.name, true)).toBeVisible();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await expect(group(page, SECOND_GROUP.name, true)).toBeVisible();
});

test('going straight down switches the group at once [H3]', async ({ page }) => {
  await page.clock.install();
  await openByHover(page);
  const from = await centreOf(page, FIRST_GROUP.name);
  const to = await centreOf(page, SECOND_GROUP.name);
  await page.mouse.move(from.x, from.y);
  await expect(group(page, FIRST_GROUP.name, true)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(from.x, to.y, { steps: 5 });
  await expect(group(page, SECOND_GROUP.name, true)).toBeVisible();
});

test('a page kept for the back button comes back with its menu closed [H4]', async ({ page }) => {
  await openWithMenuCode(page);
  await services(page).focus();
  await page.keyboard.press('Enter');
  await expect(services(page, true)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(services(page, false)).toBeVisible();
});

test('with the menu open the wheel over it scrolls the page [H4]', async ({ page }) => {
  await openByHover(page);
  await group(page, SECOND_GROUP.name).hover();
  await expect(group(page, SECOND_GROUP.name, true)).toBeVisible();
  for (const part of [group(page, SECOND_GROUP.name), service(page, SECOND_GROUP.first)]) {
    const before = await page.evaluate(() => scrollY);
    await part.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  }
});

test.describe('in a window lower than the menu', () => {
  test.use({ viewport: { width: 1440, height: 420 } });

  test('the wheel scrolls the menu and leaves the group as it is [H3]', async ({ page }) => {
    await openByHover(page);
    await group(page, FIRST_GROUP.name).hover();
    await expect(group(page, FIRST_GROUP.name, true)).toBeVisible();
    const top = async () => (await group(page, FIRST_GROUP.name).boundingBox())?.y ?? 0;
    const before = await top();
    await page.mouse.wheel(0, 60);
    await expect.poll(top).toBeLessThan(before);
    await flushReact(page);
    await expect(group(page, FIRST_GROUP.name, true)).toBeVisible();
  });
});
