import type { Page } from '@playwright/test';
import { GROUPS } from '../support/services.ts';
import { expect, test } from './support/test.ts';

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
    const rows = Math.max(...GROUPS.map(({ paths }) => paths.length)) > 1 ? 2 : 1;
    expect(new Set(bottoms.flat()).size).toBeLessThanOrEqual(rows + 1);
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
