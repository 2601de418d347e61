import type { Page } from '@playwright/test';
import { ANY_SERVICE } from '../support/services.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { NO_SUCH_PAGE } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs that the document has the status 404.
test.use({ consoleErrors: [/status of 404/] });

const ways = (page: Page) => page.getByRole('main').getByRole('navigation').getByRole('link');
const asked = (page: Page) => page.getByRole('main').locator('code');
const targets = (page: Page) =>
  ways(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('[R7] the page names what was asked for', async ({ page }) => {
  await page.goto('/caf%C3%A9/men%C3%BC');
  await expect(asked(page)).toHaveText('/café/menü');
});

test('[R7] markup in an address stays text', async ({ page }) => {
  const markup = '<img src=x onerror=alert(1)>';
  await page.goto(`/${encodeURIComponent(markup)}`);
  await expect(asked(page)).toHaveText(`/${markup}`);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});

test('[R7] an address that cannot be decoded is named as it came', async ({ page, baseURL }) => {
  // Some servers refuse such a path before the page is asked; here it arrives.
  await page.route('**/%E0%A4%A', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/nothing` }) }),
  );
  await page.goto('/%E0%A4%A');
  await expect(asked(page)).toHaveText('/%E0%A4%A');
  await expect(ways(page)).toHaveCount(4);
});

test('[R7] what was probably meant is offered first', async ({ page }) => {
  await page.goto(`${ANY_SERVICE.replace('services', 'servces')}x`); // src/lib has the test of other spellings
  await expect(ways(page).first()).toHaveAttribute('href', ANY_SERVICE);
  expect(new Set(await targets(page)).size).toBe(4);
  await ways(page).first().click();
  await expect(page).toHaveURL(ANY_SERVICE);
});

const theSwitch = (page: Page) => page.getByRole('main').getByRole('link', { name: /:/ });

test('[R7] a press on the open switch closes it and leads home', async ({ page }) => {
  await page.goto(NO_SUCH_PAGE);
  const states: (string | undefined)[] = [];
  await page.exposeFunction('tellState', (state?: string) => states.push(state));
  await theSwitch(page).evaluate((link) => {
    const { tellState } = window as unknown as { tellState: (state?: string) => void };
    const tell = () => tellState(link.dataset.switch);
    new MutationObserver(tell).observe(link, { attributes: true });
  });
  await theSwitch(page).click();
  await expect(page).toHaveURL('/');
  expect(states).toEqual(['closed']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R7] the switch is a link home', async ({ page }) => {
    await page.goto(NO_SUCH_PAGE);
    await theSwitch(page).click();
    await expect(page).toHaveURL('/');
  });

  test('[R7] the four fixed ways stand', async ({ page }) => {
    await page.goto('/abuot');
    const links = await ways(page).all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/services',
      '/about',
      '/contact',
    ]);
    await expect(asked(page)).toBeHidden();
  });
});

test('[E4] an endless address widens nothing on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/${'x'.repeat(1500)}`);
  await expect(asked(page)).toHaveText(/^\/x{50,80}…$/);
  await expectNoOverflow(page);
});
