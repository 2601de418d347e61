import { expectAccessible } from './support/axe.ts';
import { expectNoOverflow, WIDTHS } from './support/overflow.ts';
import { expect, test } from './support/test.ts';

const services = {
  Semiconductors: ['analog-and-mixed-signal', 'rtl-design', 'fpga-design'],
  Embedded: ['firmware-development', 'microcontroller-design'],
  'Software & AI': ['machine-learning', 'custom-software'],
};
const cities = ['Washington, D.C.', 'Madrid', 'Berlin', 'Ankara', 'Dhaka', 'Taipei', 'Tokyo'];

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Escape'); // past the splash
  await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(0);
});

test('reading who the company is, with its favicon beside it [L2]', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Who We Are' })).toBeVisible();
  await expect(main.getByText(/experts in analog and digital chip design, AI/)).toBeVisible();
  const favicon = main.getByRole('figure').getByRole('img');
  await expect(favicon).toHaveAttribute('src', '/favicon.svg');
  await expect
    .poll(() => favicon.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

for (const [group, slugs] of Object.entries(services)) {
  test(`finding the services of ${group} [L4]`, async ({ page }) => {
    const links = page.getByRole('main').getByRole('region', { name: group }).getByRole('link');
    await expect(links).toHaveCount(slugs.length);
    for (const [index, slug] of slugs.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/services/${slug}`);
    }
  });
}

test('finding the seven cities from west to east, each leading to its office [L4]', async ({
  page,
}) => {
  const strip = page.getByRole('main').getByRole('region').filter({ hasText: 'Madrid' });
  const links = strip.getByRole('link');
  await expect(links).toHaveCount(7);
  for (const [index, city] of cities.entries()) {
    await expect(links.nth(index)).toContainText(city);
    await expect(links.nth(index)).toHaveAttribute('href', /^\/contact#[a-z]+$/);
  }
});

test('cities stand at their true longitude, whatever the width [L4]', async ({ page }) => {
  for (const width of [833, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await page.locator('main svg > rect').evaluateAll((dies) =>
      dies.map((die) => {
        const axis = die.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const box = die.getBoundingClientRect();
        return ((box.x + box.width / 2 - axis.x) / axis.width) * 240 - 90;
      }),
    );
    const longitudes = [-77.04, -3.7, 13.41, 32.86, 90.41, 121.57, 139.65];
    expect(places).toHaveLength(longitudes.length);
    for (const [index, longitude] of longitudes.entries()) {
      expect(Math.abs((places[index] ?? 0) - longitude)).toBeLessThan(0.3);
    }
  }
});

test('going on to contact from the call at the end [L4]', async ({ page }) => {
  const call = page.getByRole('main').getByRole('link', { name: 'Contact Us' });
  await expect(call).toHaveAttribute('href', '/contact');
});

test('the picture under the call comes when the visitor is near, and stays', async ({ page }) => {
  const call = page.getByRole('region', { name: /^Tell us/ });
  const picture = call.locator('img');
  const isThere = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  const isDrawn = () =>
    picture.evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isThere()).toBe(false);
  expect(await isDrawn()).toBe(false);
  await call.scrollIntoViewIfNeeded();
  await expect.poll(isThere).toBe(true);
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isDrawn()).toBe(true);
});

test('the statement keeps clear of the construction circle from 1200 px up', async ({ page }) => {
  for (const width of [1201, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gap = await page.evaluate(() => {
      const end = Math.max(
        ...[...document.querySelectorAll('hgroup p span')].map(
          (part) => part.getBoundingClientRect().right,
        ),
      );
      return (document.querySelector('#construction')?.getBoundingClientRect().left ?? 0) - end;
    });
    expect(gap, `at ${width} px`).toBeGreaterThanOrEqual(24);
  }
});

test('nothing is cut off from 320 to 2560 px [E4]', async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`no accessibility fault, ${colorScheme}, ${width} px [E4]`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    });
  }
}
