import type { Page } from '@playwright/test';
import { OTHER } from '../support/otherLanguage.ts';
import { expectAccessible } from './support/axe.ts';
import {
  expectGone,
  GROUND_MS,
  HAS_SPLASH,
  letEnd,
  NO_SPLASH,
  notice,
  opacity,
  openAt,
  SPLASH_MS,
  setClock,
  splash,
  WORDS_MS,
} from './support/splash.ts';
import { expectNoShift, LOOKS, watchShifts } from './support/steady.ts';
import { expect, test } from './support/test.ts';

test.skip(!HAS_SPLASH, NO_SPLASH);
test.use({ reducedMotion: 'no-preference' });

test('the notice shows for 3000 ms, then fades into the page [L1]', async ({ page }) => {
  await openAt(page, SPLASH_MS - 1);
  await expect(notice(page).getByRole('heading')).toHaveText(splash.title);
  // The last words are kept together.
  const said = new RegExp(splash.text.replaceAll(/[.?]/g, '\\$&').replaceAll(' ', '\\s'));
  await expect(notice(page)).toContainText(said);
  expect(await opacity(page)).toBe(1);
  await setClock(page, SPLASH_MS + WORDS_MS + GROUND_MS / 2);
  const half = await opacity(page);
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(1);
  await letEnd(page);
  await expectGone(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`never two headlines and never two marks, ${width} px [L1]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAt(page, SPLASH_MS + WORDS_MS);
    expect(await opacity(page)).toBe(1); // the hero is still covered
    await expect(notice(page).getByRole('heading')).toBeHidden();
    const [mark, hero] = await page.evaluate(() =>
      ['[data-splash] svg [clip-path]', 'main figure svg'].map((selector) => {
        const element = document.querySelector(selector);
        return {
          isSeen: element?.checkVisibility({ visibilityProperty: true }),
          box: element?.closest('svg')?.getBoundingClientRect().toJSON(),
        };
      }),
    );
    if (width === 390) expect(mark?.isSeen).toBe(false);
    else expect(mark?.box).toEqual(hero?.box);
  });
}

test('the words can be read until they are gone [E4]', async ({ page }) => {
  await openAt(page, SPLASH_MS);
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const share of [0.25, 0.75]) {
      await setClock(page, SPLASH_MS + share * WORDS_MS);
      await expect(notice(page).getByRole('heading')).toBeVisible();
      await expectAccessible(page, '[data-splash]');
    }
  }
});

test.describe('where another language is offered', () => {
  test.use({ locale: OTHER.lang });

  test('never two marks either [L1]', async ({ page }) => {
    await openAt(page, SPLASH_MS + WORDS_MS);
    const mark = notice(page).locator('svg').last();
    await expect(mark).toBeHidden();
  });
});

test('the mark is exposed field by field, and nothing loops [L1]', async ({ page }) => {
  await openAt(page, 0);
  const timings = await page.evaluate(() =>
    (document.querySelector('[data-splash]')?.getAnimations({ subtree: true }) ?? []).map(
      (animation) => animation.effect?.getComputedTiming(),
    ),
  );
  expect(timings.length).toBeGreaterThan(8);
  for (const timing of timings) {
    expect(timing?.iterations).toBe(1);
    expect(Number(timing?.endTime)).toBeLessThanOrEqual(SPLASH_MS + WORDS_MS + GROUND_MS);
  }
});

for (const [act, end] of [
  ['a key', (page: Page) => page.keyboard.press('Space')],
  ['a click', (page: Page) => page.mouse.click(700, 450)],
  ['the wheel', (page: Page) => page.mouse.wheel(0, 1)],
  ['a swipe', (page: Page) => page.evaluate(() => dispatchEvent(new Event('touchmove')))],
] as const) {
  test(`${act} ends the notice at once, without reaching what lies beneath [L3]`, async ({
    page,
  }) => {
    await openAt(page, 0);
    // By itself it would now stay for an hour.
    await notice(page).evaluate((splash) => {
      for (const animation of splash.getAnimations({ subtree: true })) {
        animation.playbackRate = 0.001;
        animation.play();
      }
    });
    await end(page);
    await expectGone(page);
    await expect(page).toHaveURL('/');
    // The wheel has turned by one pixel; the space bar has not scrolled by a page.
    expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(1);
  });
}

test('what the Tab key reaches is never covered [L3]', async ({ page }) => {
  await openAt(page, 500);
  await page.keyboard.press('Tab');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('its end paints nothing larger than the first view, and nothing shifts [L1]', async ({
  page,
}) => {
  const largestPaints = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries().length));
          observer.observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  await watchShifts(page);
  await openAt(page, 0);
  await page.evaluate(() => document.fonts.ready);
  const before = await largestPaints();
  await letEnd(page);
  await expectGone(page);
  await expectNoShift(page);
  expect(await largestPaints()).toBe(before);
});

test('the page is there to be read while the notice lies over it [L3]', async ({ page }) => {
  await openAt(page, 500);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
