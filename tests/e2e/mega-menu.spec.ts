import type { Page } from '@playwright/test';
import { holdScripts } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

const services = (page: Page, expanded?: boolean) =>
  page.getByRole('button', { name: 'Services', expanded });
const group = (page: Page, name: string, expanded?: boolean) =>
  page.getByRole('button', { name, expanded });
const learnMore = (page: Page) => page.getByRole('link', { name: 'Learn More' });
const service = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(name) });

async function centreOf(page: Page, name: string) {
  const box = await group(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, start: box.x + 10 };
}

async function openByHover(page: Page) {
  await page.goto('/about');
  await services(page).hover();
  await expect(services(page, true)).toBeVisible();
}

/** Lets React finish what the last event began: its work runs in messages, which no clock holds. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        let turns = 10;
        port2.onmessage = () => (turns-- > 0 ? port1.postMessage(null) : resolve());
        port1.postMessage(null);
      }),
  );

test.describe('with a mouse', () => {
  test('the menu begins with Get started now and Learn More to the contact page [H3]', async ({
    page,
  }) => {
    await openByHover(page);
    await expect(page.getByText('Get started now')).toBeVisible();
    await expect(learnMore(page)).toHaveAttribute('href', '/contact');
    for (const name of ['Semiconductors', 'Embedded', 'Software & AI']) {
      await expect(group(page, name, false)).toBeVisible();
    }
  });

  test('leaving a group brings the default panel back after 100 ms [H3]', async ({ page }) => {
    await page.clock.install();
    await openByHover(page);
    await group(page, 'Embedded').hover();
    await expect(service(page, 'Firmware Development')).toBeVisible();
    await expect(learnMore(page)).toBeHidden();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: 'All services' }).hover();
    await settle(page);
    await page.clock.runFor(99);
    await settle(page);
    await expect(group(page, 'Embedded', true)).toBeVisible();
    await page.clock.runFor(1);
    await expect(group(page, 'Embedded', false)).toBeVisible();
    await expect(learnMore(page)).toBeVisible();
  });

  test('entering the right panel in time keeps the group [H3]', async ({ page }) => {
    await page.clock.install();
    await openByHover(page);
    await group(page, 'Embedded').hover();
    await expect(service(page, 'Firmware Development')).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: 'All services' }).hover();
    await settle(page);
    await page.clock.runFor(99);
    await service(page, 'Firmware Development').hover();
    await settle(page);
    await page.clock.runFor(5_000);
    await settle(page);
    await expect(group(page, 'Embedded', true)).toBeVisible();
    await expect(service(page, 'Firmware Development')).toBeVisible();
  });

  test('leaving the header closes the menu after a moment [H3]', async ({ page }) => {
    await openByHover(page);
    await page.mouse.move(700, 880);
    await expect(services(page, false)).toBeVisible();
    await expect(learnMore(page)).toBeHidden();
  });

  test('the click right after a hover-open does not close, the next one does [H4]', async ({
    page,
  }) => {
    await openByHover(page);
    await services(page).click();
    await settle(page);
    await expect(services(page, true)).toBeVisible();
    await services(page).click();
    await expect(services(page, false)).toBeVisible();
  });

  test('on the way to the panel the pointer may cross other groups [H3]', async ({ page }) => {
    await page.clock.install();
    await openByHover(page);
    const from = await centreOf(page, 'Semiconductors');
    await page.mouse.move(from.start, from.y);
    await expect(group(page, 'Semiconductors', true)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const panel = await service(page, 'FPGA Design').boundingBox();
    if (!panel) throw new Error('the panel is not shown');
    await page.mouse.move(panel.x + 40, panel.y + panel.height, { steps: 25 });
    await settle(page);
    await expect(group(page, 'Semiconductors', true)).toBeVisible();
    await page.clock.runFor(1_000);
    await settle(page);
    await expect(service(page, 'FPGA Design')).toBeVisible();
  });

  test('a pointer that stops on another group on its way means that group [H3]', async ({
    page,
  }) => {
    await openByHover(page);
    const from = await centreOf(page, 'Semiconductors');
    const to = await centreOf(page, 'Embedded');
    await page.mouse.move(from.start, from.y);
    await expect(group(page, 'Semiconductors', true)).toBeVisible();
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await expect(group(page, 'Embedded', true)).toBeVisible();
  });

  test('going straight down switches the group at once [H3]', async ({ page }) => {
    await page.clock.install();
    await openByHover(page);
    const from = await centreOf(page, 'Semiconductors');
    const to = await centreOf(page, 'Embedded');
    await page.mouse.move(from.x, from.y);
    await expect(group(page, 'Semiconductors', true)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(from.x, to.y, { steps: 5 });
    await expect(group(page, 'Embedded', true)).toBeVisible();
  });

  test('Escape closes a menu that the pointer opened [H4]', async ({ page }) => {
    await openByHover(page);
    await page.keyboard.press('Escape');
    await expect(services(page, false)).toBeVisible();
    await expect(learnMore(page)).toBeHidden();
  });

  test('a click elsewhere on the page closes the menu [H4]', async ({ page }) => {
    await page.goto('/about');
    await services(page).focus();
    await page.keyboard.press('Enter');
    await expect(services(page, true)).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(services(page, false)).toBeVisible();
  });
});

test.describe('with a keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).focus();
    await expect(services(page, false)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(services(page)).toBeFocused();
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes the menu [H4]`, async ({ page }) => {
      await expect(learnMore(page)).toBeHidden();
      await page.keyboard.press(key);
      await expect(services(page, true)).toBeFocused();
      await page.keyboard.press(key);
      await expect(services(page, false)).toBeFocused();
    });
  }

  test('Tab walks each group and then its services, and on to Learn More [H4]', async ({
    page,
  }) => {
    await page.keyboard.press('Enter');
    const stops = [
      group(page, 'Semiconductors', true),
      ...['Analog', 'RTL', 'FPGA'].map((name) => service(page, name)),
      group(page, 'Embedded', true),
      ...['Firmware', 'Microcontroller'].map((name) => service(page, name)),
      group(page, 'Software & AI', true),
      ...['Machine Learning', 'Custom Software'].map((name) => service(page, name)),
      page.getByRole('link', { name: 'All services' }),
      learnMore(page),
    ];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
  });

  test('Escape closes and gives the focus back [H4]', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(service(page, 'Analog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(services(page, false)).toBeFocused();
  });

  test('the arrow keys walk the open menu [H4]', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(group(page, 'Semiconductors', true)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(service(page, 'Analog')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(services(page, true)).toBeFocused();
  });

  test('focus leaving the menu closes it [H4]', async ({ page }) => {
    await page.keyboard.press('Enter');
    await expect(services(page, true)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(services(page, false)).toBeVisible();
  });

  test('pressing a group hides and shows its services [H4]', async ({ page }) => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(group(page, 'Semiconductors', true)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(group(page, 'Semiconductors', false)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(service(page, 'RTL Design')).toBeVisible();
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap opens the menu and keeps it open, a tap on a group shows it [H4]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/about');
    await services(page).tap();
    await expect(services(page, true)).toBeVisible();
    await group(page, 'Embedded').tap();
    await expect(service(page, 'Firmware Development')).toBeVisible();
    await page.clock.runFor(5_000);
    await settle(page);
    await expect(service(page, 'Firmware Development')).toBeVisible();
    await service(page, 'Firmware Development').tap();
    await expect(page).toHaveURL(/firmware-development$/);
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
});
