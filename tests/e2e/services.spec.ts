import { expectAccessible } from './support/axe.ts';
import { expectNoShift, expectNoSidewaysScroll, LOOKS, watchShifts } from './support/steady.ts';
import { expect, test } from './support/test.ts';

/** spec H2 */
const GROUPS = [
  {
    id: 'semiconductors',
    name: 'Semiconductors',
    services: ['analog-and-mixed-signal', 'rtl-design', 'fpga-design'],
  },
  {
    id: 'embedded',
    name: 'Embedded',
    services: ['firmware-development', 'microcontroller-design'],
  },
  {
    id: 'software-and-ai',
    name: 'Software & AI',
    services: ['machine-learning', 'custom-software'],
  },
];

test('[R6] a visitor finds every service in its group, in order', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(GROUPS.map(({ name }) => name));
  for (const { name, services } of GROUPS) {
    const links = main.getByRole('region', { name }).getByRole('link');
    const targets = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href')),
    );
    expect(targets).toEqual(services.map((slug) => `/services/${slug}`));
  }
});

test('[R5] choosing a service leads to its page', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('main').getByRole('link', { name: 'FPGA Design' }).click();
  await expect(page).toHaveURL('/services/fpga-design');
  await expect(page).toHaveTitle(/^FPGA Design \| Services \| /);
});

for (const { id, name } of GROUPS) {
  test(`a link to the group ${name} leads to its section`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(`/services#${id}`);
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
  });
}

test('[E4] the page fits every screen', async ({ page }) => {
  await page.goto('/services');
  await expectNoSidewaysScroll(page);
});

for (const { width, colorScheme } of LOOKS) {
  test(`[E4] nothing moves or bars the way at ${width} px, ${colorScheme}`, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/services', { waitUntil: 'networkidle' });
    await expectNoShift(page);
    await expectAccessible(page);
  });
}
