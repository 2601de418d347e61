import { expect, type Page } from '@playwright/test';

/** What drawings show from their file, put into the page itself in its place, so that it can be measured. */
export async function unfoldDrawings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const uses = [...document.querySelectorAll<SVGUseElement>('use[href^="/drawings/"]')];
    const addresses = uses.map((use) => new URL(use.href.baseVal, location.href));
    const files = new Map<string, Document>();
    for (const path of new Set(addresses.map(({ pathname }) => pathname))) {
      const text = await (await fetch(path)).text();
      files.set(path, new DOMParser().parseFromString(text, 'image/svg+xml'));
    }
    uses.forEach((use, index) => {
      const { pathname = '', hash = '' } = addresses[index] ?? {};
      const shown = files.get(pathname)?.getElementById(hash.slice(1));
      if (!shown) throw new Error(`${pathname} has no element ${hash}`);
      use.replaceWith(document.importNode(shown, true));
    });
  });
  await expect(page.locator('use[href^="/drawings/"]')).toHaveCount(0);
}
