import type { Page } from '@playwright/test';
import { GROUPS } from './support/menu.ts';
import { expect, test } from './support/test.ts';

test('[R6] a visitor finds every service in its group, in order', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  const main = page.getByRole('main');
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, GROUPS.length)).toEqual(GROUPS.map(({ name }) => name));
  for (const { name, paths } of GROUPS) {
    const links = main.getByRole('region', { name }).getByRole('link');
    const targets = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href')),
    );
    expect(targets).toEqual(paths);
  }
});

test('a link to a group leads to its section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const { id, name } of GROUPS) {
    await page.goto(`/services#${id}`);
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
  }
});

/** The blocks of the die, which is the list of services. */
const blocks = (page: Page) =>
  GROUPS.map(({ name }) => page.getByRole('main').getByRole('region', { name })).map((group) =>
    group.getByRole('link'),
  );

test('each service has a drawing of its own in the list', async ({ page }) => {
  await page.goto('/services');
  const drawings = await Promise.all(
    blocks(page).map((links) =>
      links.locator('svg').evaluateAll((all) => all.map((svg) => svg.innerHTML)),
    ),
  );
  expect(new Set(drawings.flat()).size).toBe(7);
});

test('each service is named once in the page', async ({ page }) => {
  await page.goto('/services');
  const names = page.getByRole('main').getByRole('link', { name: /^RTL Design/ });
  await expect(names).toHaveCount(1);
});

test.describe('the die of the floorplan', () => {
  test('names of one row stand on one line, also across groups', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/services');
    const bottoms = await Promise.all(
      blocks(page).map((links) =>
        links.evaluateAll((all) =>
          all.map((block) =>
            Math.round(block.querySelector('span')?.getBoundingClientRect().bottom ?? 0),
          ),
        ),
      ),
    );
    expect(new Set(bottoms.flat()).size).toBe(2); // rows of the die
  });

  test('is short on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/services');
    for (const links of blocks(page)) {
      for (const box of await links.all()) {
        expect((await box.boundingBox())?.height).toBeLessThan(170);
      }
    }
  });
});

test('the hours that offices share are told for every office', async ({ page }) => {
  await page.goto('/services');
  const days = page.getByRole('main').getByRole('figure').getByRole('img');
  await expect(days).toHaveCount(7);
  for (const day of await days.all()) await expect(day).toHaveAccessibleName(/\d:\d\d .* UTC/);
});
