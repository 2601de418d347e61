import type { Page } from '@playwright/test';

/**
 * Holds back the files of React and its islands, as a slow network does, until the returned function is
 * called. Not what every page runs by itself: without it the page would not be there.
 */
export async function holdScripts(
  page: Page,
  files = /_astro\/(?!Page\.astro)[^/]*\.js$/,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
