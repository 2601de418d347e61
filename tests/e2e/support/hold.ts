import type { Page } from '@playwright/test';

/** Holds matching files on their way, as a slow network does, until the returned function is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Chunks of React and its islands, also when Astro asks again; not the page's own scripts. */
export const ISLAND_SCRIPTS = /_astro\/[^/.]*\.[^/.]*\.js(?:\?|$)/;

export const holdScripts = (page: Page) => hold(page, ISLAND_SCRIPTS);
