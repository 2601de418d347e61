import { privacyFacts } from '../../src/lib/privacy.ts';
import { settings } from '../../src/settings.ts';
import { HAS_OTHER, ONE_LANGUAGE, OTHER } from '../support/otherLanguage.ts';
import { openCarousel } from './support/carousel.ts';
import { BY_MAIL, formOf, INBOX_SENDS, nextMail, tricky } from './support/contactForm.ts';
import { openByHover } from './support/menu.ts';
import { mapOf } from './support/offices.ts';
import { NO_SUCH_PAGE } from './support/routes.ts';
import { test as base, expect } from './support/test.ts';
import { collectTraces, expectNamed, type Traces, watchTraces } from './support/traces.ts';

/** Each visit ends on /privacy, which must name all that it left behind. */
const test = base.extend<{ traces: Traces }>({
  traces: [
    async ({ page, baseURL }, use) => {
      const traces = await watchTraces(page, baseURL);
      await use(traces);
      await collectTraces(page, traces);
      await expectNamed(page, traces);
    },
    { auto: true },
  ],
});

const facts = privacyFacts(settings);

test.describe('reading', () => {
  // The browser itself logs the status of the not-found page.
  test.use({ consoleErrors: [/status of 404/] });

  test('pages read to their end leave nothing that /privacy does not name', async ({
    page,
    traces,
  }) => {
    for (const path of ['/', '/services', '/contact', NO_SUCH_PAGE]) {
      await page.goto(path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').hover();
      await page.waitForLoadState('networkidle');
      await collectTraces(page, traces);
    }
  });
});

test('menus and the carousel leave nothing else', async ({ page, traces }) => {
  await openByHover(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await collectTraces(page, traces);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { next } = await openCarousel(page);
  await next.click();
  await page.waitForLoadState('networkidle');
});

test('the host of the map is named when its shapes are drawn', async ({ page, traces }) => {
  await page.goto('/contact');
  await expect(mapOf(page).borders).toBeVisible();
  // The script of a counter is asked for on every page.
  const asked = facts.requests.filter(({ id }) => id === 'mapHost' || id === 'counterScript');
  expect([...traces.requested].sort()).toEqual(asked.map(({ host }) => host).sort());
});

test('the draft of a message is named, and so are the ways to send it', async ({
  page,
  traces,
}) => {
  await page.goto('/contact');
  test.skip(!BY_MAIL, INBOX_SENDS); // what a visit leaves is read from a page
  const { fill, send, panel, approach } = formOf(page);
  await approach();
  await fill(tricky);
  await collectTraces(page, traces);
  const sending = nextMail(page);
  await send.click();
  expect((await sending).to).toBe(settings.email);
  await expect(panel).toBeVisible();
  await collectTraces(page, traces);
  expect([...traces.linked].sort()).toEqual(facts.links.map(({ host }) => host).sort());
});

test('the language is named', async ({ page }) => {
  test.skip(!HAS_OTHER, ONE_LANGUAGE);
  await page.goto('/about');
  await page.getByRole('banner').locator('summary:visible').click();
  await page.getByRole('banner').getByRole('link', { name: OTHER.name }).click();
  await page.waitForLoadState('networkidle');
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('what the splash keeps is named', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.waitForLoadState('networkidle');
  });
});

test('what may be kept is kept under the names that the page gives', async ({ page, traces }) => {
  await page.goto('/contact');
  const { approach, fill } = formOf(page);
  await approach();
  await fill(tricky);
  for (const theme of ['Light', 'Auto', 'Dark']) {
    await page.getByRole('radio', { name: theme }).check({ force: true });
  }
  await collectTraces(page, traces);
  const always = facts.stored.filter(({ item }) => ['draft', 'brief', 'theme'].includes(item));
  expect([...traces.stored].sort()).toEqual(always.map(({ key }) => key).sort());
});
