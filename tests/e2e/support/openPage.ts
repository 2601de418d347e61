import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page in its own typefaces; the landing page without its notice, under which axe sees nothing. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift'); // any key ends the notice
  await expect(page.locator('[data-splash]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
