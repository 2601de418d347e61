import { openPage } from './support/openPage.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => openPage(page, '/'));

test('the statement keeps clear of the construction circle', async ({ page }) => {
  for (const width of [1201, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gap = await page.evaluate(() => {
      const end = Math.max(
        ...[...document.querySelectorAll('hgroup p span')].map(
          (part) => part.getBoundingClientRect().right,
        ),
      );
      return (document.querySelector('#construction')?.getBoundingClientRect().left ?? 0) - end;
    });
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(24);
  }
});
