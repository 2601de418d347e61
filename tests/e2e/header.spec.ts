import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { holdScripts } from './support/hold.ts';
import { group, learnMore, openWithMenuCode, service, services } from './support/menu.ts';
import { SERVICE_SLUGS } from './support/serviceSlugs.ts';
import { cutOff, stretchTexts } from './support/stretch.ts';
import { expect, test } from './support/test.ts';

const SERVICES = SERVICE_SLUGS.map((slug) => `/services/${slug}`);
const GROUPS = { Semiconductors: [0, 3], Embedded: [3, 5], 'Software & AI': [5, 7] } as const; // H2

test('every page leads home, to About Us and to Contact Us [H1]', async ({ page }) => {
  for (const path of ['/contact', '/services', '/services/rtl-design']) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
    const contact = header.getByRole('link', { name: 'Contact Us' });
    await expect(contact).toHaveAttribute('href', '/contact');
  }
});

test('the menu lists the services of each group in order, each once [H2]', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Services' }).click();
  for (const [name, [from, to]] of Object.entries(GROUPS)) {
    await header.getByRole('button', { name }).click();
    const links = header.getByRole('list', { name }).getByRole('link');
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(found).toEqual(SERVICES.slice(from, to));
  }
  await expect(header.locator('a[href^="/services/"]')).toHaveCount(SERVICES.length);
});

test('the first stop of the Tab key leads past the header [H6]', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a first click made before the script has arrived is not lost [H4]', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Learn More' })).toBeVisible();
  release();
  await expect(services(page, true)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Learn More' })).toBeVisible();
  await services(page, true).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Learn More' })).toBeHidden();
});

test('a group shown before the script has arrived stays shown [H4]', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).hover();
  await page.getByRole('banner').getByRole('button', { name: 'Embedded' }).hover();
  release();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Embedded', expanded: true }),
  ).toBeVisible();
});

test.describe('when the script cannot be loaded', () => {
  test.use({
    consoleErrors: [/astro-island|Failed to (load resource|fetch dynamically imported)/],
  });
  test('the menu still opens and every service is reached [H4]', async ({ page }) => {
    await page.route(/_astro\/.*\.js$/, (route) => route.abort());
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Services' }).hover();
    await page.getByRole('banner').getByRole('button', { name: 'Embedded' }).hover();
    await page.getByRole('banner').getByRole('link', { name: 'Firmware Development' }).click();
    await expect(page).toHaveURL(/firmware-development$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pointer reaches all seven services [H4]', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    for (const [name, [from, to]] of Object.entries(GROUPS)) {
      for (const path of SERVICES.slice(from, to)) {
        const link = header.locator(`a[href="${path}"]`);
        await services(page).hover();
        await expect(link).toBeHidden();
        await group(page, name).hover();
        await link.hover();
        await expect(link).toBeVisible();
      }
    }
    await page.mouse.move(700, 880);
    await expect(header.getByRole('button', { name: 'Embedded' })).toBeHidden();
  });

  test('the Tab key reaches all seven services [H4]', async ({ page }) => {
    await page.goto('/about');
    const reached: string[] = [];
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab');
      reached.push((await page.locator(':focus').getAttribute('href')) ?? '');
    }
    expect(reached.filter((href) => SERVICES.includes(href)).slice(0, 7)).toEqual(SERVICES);
  });
});

/** Still open, which a word in it shows, also with longer words. */
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
  await page.getByRole('button', { name: /^Semi/ }).click();
  await expect(page.getByRole('button', { name: /^Semi/, expanded: true })).toBeVisible();
  await expectMenuWhole(page, widths, /^RTLn* Design/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the open menu has no accessibility faults, without a group and with one [H4]', async ({
      page,
    }) => {
      await page.goto('/about');
      await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
      await expect(
        page.getByRole('banner').getByRole('button', { name: 'Services', expanded: true }),
      ).toBeVisible();
      await expectAccessible(page, 'header');
      await page.getByRole('banner').getByRole('button', { name: 'Semiconductors' }).click();
      await expect(page.getByRole('link', { name: /RTL Design/ }).first()).toBeVisible();
      await expectAccessible(page, 'header');
    });
  });
}

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

test('by keyboard on a slow line the focus opens the menu, and it stays open [H4]', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await services(page).focus();
  await expect(learnMore(page)).toBeVisible();
  await page.keyboard.press('Enter');
  release();
  await expect(services(page, true)).toBeFocused();
  await expect(learnMore(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(services(page, false)).toBeFocused();
  await expect(learnMore(page)).toBeHidden();
});

test('a service that has the focus keeps it when the script arrives [H4]', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await services(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(service(page, 'Analog')).toBeFocused();
  release();
  await expect(group(page, 'Semiconductors', true)).toBeVisible();
  await expect(service(page, 'Analog')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the focus opens the menu [H3]', async ({ page }) => {
    await page.goto('/about');
    await services(page).focus();
    await expect(learnMore(page)).toBeVisible();
  });
});

test.describe('where the script never comes', () => {
  test.use({ consoleErrors: [/astro-island|Failed to (load|fetch)/] });

  test('the plain menu stays, and the focus opens it [H4] [E2]', async ({ page }) => {
    await page.route(/_astro\/.*\.js/, (route) => route.abort());
    await page.goto('/about');
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('astro-island'),
    );
    await services(page).focus();
    await failed;
    await expect(learnMore(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(group(page, 'Semiconductors')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(service(page, 'Analog')).toBeFocused();
  });
});
