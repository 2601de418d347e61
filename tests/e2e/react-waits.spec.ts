import { browserArguments, systemBrowser, windowedBrowser } from '../../scripts/browser.mjs';
import { services } from './support/menu.ts';
import { watchForReact } from './support/react.ts';
import { expect, test } from './support/test.ts';

// The shell's pointer stands in the header's corner from the start, and the menu's code would come.
test.use({
  launchOptions: { executablePath: windowedBrowser() ?? systemBrowser(), args: browserArguments },
});

test('nothing of React loads before the visitor comes near [H4]', { tag: '@full' }, async ({
  page,
}) => {
  const hasReact = watchForReact(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await hasReact()).toBe(false);
  await services(page).hover();
  await expect(services(page, true)).toBeVisible(); // by the plain script, until React is there
  await expect.poll(hasReact).toBe(true);
});
