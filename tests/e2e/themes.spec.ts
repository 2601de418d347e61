import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

type Theme = 'light' | 'dark';

async function coloursOf(page: Page, system: Theme, chosen?: Theme) {
  await page.emulateMedia({ colorScheme: system });
  return page.evaluate((theme) => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    const { backgroundColor, color } = getComputedStyle(document.body);
    return { backgroundColor, color };
  }, chosen);
}

// The styles are compiled for browsers without light-dark(): tests/build/baseline.test.ts.
for (const path of ['/about', '/services/rtl-design', '/contact']) {
  test(`${path} follows the system's theme, and one that is chosen before it`, async ({ page }) => {
    await page.goto(path);
    const light = await coloursOf(page, 'light');
    const dark = await coloursOf(page, 'dark');
    expect(light.backgroundColor).not.toBe(dark.backgroundColor);
    expect(light.color).not.toBe(dark.color);
    expect(await coloursOf(page, 'light', 'dark')).toEqual(dark);
    expect(await coloursOf(page, 'dark', 'light')).toEqual(light);
  });
}
