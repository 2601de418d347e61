import { browserArguments, systemBrowser, windowedBrowser } from '../../scripts/browser.mjs';
import { expect, test } from './support/test.ts';

// The shell's pointer stands in the header's corner from the start, and the menu's code would come.
test.use({
  launchOptions: { executablePath: windowedBrowser() ?? systemBrowser(), args: browserArguments },
});

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
