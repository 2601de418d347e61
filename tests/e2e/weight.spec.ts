import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { allPaths, NO_SUCH_PAGE, servicePaths } from './support/routes.ts';
import { expectNoShift, watchShifts } from './support/steady.ts';
import { expect, test } from './support/test.ts';

/** Four of them once for all pages: two typefaces, the icon and what every page runs. */
const MOST_REQUESTS = 9;
/** Contact asks for two scripts and two files of its map on top; the last script comes when there is time. */
const CONTACT = { requests: 10, scripts: 3 };

/** What every page runs, and what its kind does. */
function scriptsOf(path: string): number {
  if (path === '/contact') return CONTACT.scripts;
  return path === NO_SUCH_PAGE ? 2 : 1;
}

// The browser itself logs the status of the not-found page.
test.use({ consoleErrors: [[/404 \(Not Found\)/], { scope: 'test' }] });

/** Fonts, and the styles below the first view. */
const LATE_FILES = /\.(?:woff2|css)$/;

const [, ...otherServices] = servicePaths;
const onePerKind = allPaths.filter((path) => !otherServices.includes(path));

/** Opens a page whose fonts and later styles come only after the first paint. */
async function openLate(page: Page, path: string) {
  await watchShifts(page);
  const release = await hold(page, LATE_FILES);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of allPaths) {
    test(`${path} asks for little, and nothing moves when fonts and later styles are late`, async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await openLate(page, path);
      await expectNoShift(page);
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(
        path === '/contact' ? CONTACT.requests : MOST_REQUESTS,
      );
      // React would come on top.
      const scripts = () => requests.filter((url) => url.endsWith('.js'));
      await expect.poll(scripts).toHaveLength(scriptsOf(path));
    });
  }
});

// What is asked for is the same there: see weight-desk.spec.ts.
for (const path of onePerKind) {
  test(`nothing moves on ${path} on a desk when fonts and later styles are late`, async ({
    page,
  }) => {
    await openLate(page, path);
    await expectNoShift(page);
  });
}
