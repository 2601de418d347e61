import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The landing page lies under its notice, where axe sees nothing. Any key ends it. */
async function endNotice(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-splash]')).toHaveCount(0);
}

/** Opens a page in its own typefaces, the landing page without its notice. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await endNotice(page);
  await page.evaluate(() => document.fonts.ready);
}
