import { browserArguments, systemBrowser, windowedBrowser } from '../../scripts/browser.mjs';
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
  return servicePaths.includes(path) || path === NO_SUCH_PAGE ? 2 : 1;
}

// The shell's pointer stands in the header's corner from the start, and the menu's code would come.
test.use({
  launchOptions: { executablePath: windowedBrowser() ?? systemBrowser(), args: browserArguments },
});

// The browser itself logs the status of the not-found page.
test.use({ consoleErrors: [[/404 \(Not Found\)/], { scope: 'test' }] });

/** Fonts, and the styles below the first view. */
const LATE_FILES = /\.(?:woff2|css)$/;

const [, ...otherServices] = servicePaths;
const onePerKind = allPaths.filter((path) => !otherServices.includes(path));

for (const size of [
  { name: 'phone', width: 390, height: 844, paths: allPaths },
  // What is asked for is the same; one page of each kind shows that nothing moves there either.
  { name: 'desktop', width: 1440, height: 900, paths: onePerKind },
]) {
  test.describe(size.name, () => {
    test.use({ viewport: { width: size.width, height: size.height } });

    for (const path of size.paths) {
      test(`${path} asks for little, and nothing moves when fonts and later styles are late`, async ({
        page,
      }) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await watchShifts(page);
        const release = await hold(page, LATE_FILES);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        release();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);

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
}

test('nothing of React loads before the visitor comes near [H4]', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /client|react|Header/.test(url))).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).hover();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Services', expanded: true }),
  ).toBeVisible();
  expect(scripts.some((url) => url.includes('Header'))).toBe(true);
});
