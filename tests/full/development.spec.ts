import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openPage } from '../e2e/support/openPage.ts';
import { expect, test } from '../e2e/support/test.ts';
import { freePort, ROOT, type RunningServer, startServer } from '../support/runningServer.ts';

/** Whoever changes a style sees it in development: it must be what visitors get. */
const SEEN: Record<string, string[]> = {
  '/': ['body', 'h1', 'main ol li h3', 'main ol li a'],
  '/about': ['header', 'header a', 'main img', 'footer nav a', 'footer h2'],
  '/services/rtl-design': ['main h2', '[role=group]', 'main dl dt', 'main dl dd', 'main nav a'],
  '/contact': ['form input', 'form textarea', 'form button', 'main table th', 'main svg'],
};

let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
  server = await startServer({
    name: 'astro dev',
    command: [process.execPath, astro, 'dev', '--host', '127.0.0.1', '--port', String(port)],
    port,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  });
});
test.afterAll(() => server?.stop());

// Vite tells what it does.
test.use({ consoleErrors: [[/\[vite\]|hydrat/i], { scope: 'test' }], bypassCSP: true });
// One development server at a time: Astro starts no second one in a folder.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/**
 * Every property of every one of them, by name. Files have other names in development; custom properties,
 * which some browsers list too, are text and have other spaces there.
 */
const stylesOf = (page: Page, selectors: string[]) =>
  page.evaluate(
    (wanted) =>
      Object.fromEntries(
        wanted.map((selector) => {
          const element = document.querySelector(selector);
          const styles = element ? getComputedStyle(element) : [];
          const names = Array.from(styles).filter((name) => !name.startsWith('--'));
          const named = names.map((name) => {
            const value = (styles as CSSStyleDeclaration).getPropertyValue(name);
            return [name, value.replaceAll(/url\([^)]*\)/g, 'url()')];
          });
          return [selector, Object.fromEntries(named)];
        }),
      ),
    selectors,
  );

for (const [path, selectors] of Object.entries(SEEN)) {
  test(`${path} looks the same in development`, async ({ page }) => {
    await openPage(page, path);
    const built = await stylesOf(page, selectors);
    for (const selector of selectors) expect(built[selector], selector).toHaveProperty('color');
    await openPage(page, `http://127.0.0.1:${server.port}${path}`);
    await expect.poll(() => stylesOf(page, selectors), { timeout: 30_000 }).toEqual(built);
  });
}
