import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectNoOverflow } from './support/overflow.ts';
import { LOOKS } from './support/steady.ts';
import { expect, test } from './support/test.ts';

const SPLASH_MS = 3000; // spec L1
const WORDS_MS = 200; // design: the words leave first,
const GROUND_MS = 500; // then the ground

const notice = (page: Page) => page.getByRole('region', { name: 'Notice' });

/** Sets the clock of everything that moves by itself and stops it there; what scrolling moves has none. */
async function setClock(page: Page, milliseconds: number) {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
}

/** Opens the page at one moment of its notice: until the clock is stopped, no time passes, however slow the machine. */
async function openAt(page: Page, milliseconds: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/');
  await setClock(page, milliseconds);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

/** Out of the page, not only out of sight: a hidden notice would still be found by a search. */
const expectGone = (page: Page) => expect(page.locator('[data-splash]')).toHaveCount(0);

const opacity = (page: Page) =>
  notice(page).evaluate((splash) => Number(getComputedStyle(splash).opacity));

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the notice shows for 3000 ms, then fades into the page [L1]', async ({ page }) => {
    await openAt(page, SPLASH_MS - 1);
    await expect(notice(page).getByRole('heading')).toHaveText('Our website is being updated');
    await expect(notice(page)).toContainText(
      /We['’]re working to bring you a better experience\. Please check back soon!/,
    );
    expect(await opacity(page)).toBe(1);
    await setClock(page, SPLASH_MS + WORDS_MS + GROUND_MS / 2);
    const half = await opacity(page);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1);
    await page.evaluate(() => {
      for (const animation of document.querySelector('[data-splash]')?.getAnimations() ?? []) {
        animation.finish();
      }
    });
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

  for (const { width, colorScheme } of LOOKS) {
    test(`the words can be read until they are gone, ${width} px, ${colorScheme} [E4]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await openAt(page, SPLASH_MS);
      for (const share of [0.25, 0.75]) {
        await setClock(page, SPLASH_MS + share * WORDS_MS);
        await expect(notice(page).getByRole('heading')).toBeVisible();
        await expectAccessible(page, '[data-splash]');
      }
    });
  }

  test.describe('where another language is offered', () => {
    test.use({ locale: 'de' });

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
    });
  }

  test('what the Tab key reaches is never covered [L3]', async ({ page }) => {
    await openAt(page, 500);
    await page.keyboard.press('Tab');
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  test('the largest paint is the first one, and nothing shifts [L1]', async ({ page }) => {
    await openAt(page, 0);
    await page.evaluate(() => {
      for (const animation of document.querySelector('[data-splash]')?.getAnimations() ?? []) {
        animation.finish();
      }
    });
    await expectGone(page);
    const { first, largest, shift } = await page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
          observer.observe({ type, buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
        });
      const [paint, lcp, shifts] = await Promise.all([
        entries('paint'),
        entries('largest-contentful-paint'),
        entries('layout-shift'),
      ]);
      return {
        first: paint.find(({ name }) => name === 'first-contentful-paint')?.startTime,
        largest: lcp.at(-1)?.startTime,
        shift: shifts.reduce(
          (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
          0,
        ),
      };
    });
    expect(first).toBeGreaterThan(0);
    expect(largest).toBe(first);
    expect(shift).toBe(0);
  });

  test('the page is there to be read while the notice lies over it [L3]', async ({ page }) => {
    await openAt(page, 500);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test('the notice stands still for 3000 ms and then is gone [L3]', async ({ page }) => {
    await openAt(page, 0);
    const animations = await page.evaluate(() =>
      document.getAnimations().map((animation) => animation.effect?.getTiming()),
    );
    expect(animations).toHaveLength(1);
    expect(animations[0]?.delay).toBe(SPLASH_MS);
    expect(Number(animations[0]?.duration)).toBeLessThan(1);
    await setClock(page, SPLASH_MS - 1);
    await expect(notice(page)).toBeVisible();
    expect(await opacity(page)).toBe(1);
    await page.evaluate(() => {
      for (const animation of document.querySelector('[data-splash]')?.getAnimations() ?? []) {
        animation.finish();
      }
    });
    await expectGone(page);
  });

  for (const [width, height] of [
    [320, 480],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    test(`the notice fits a window of ${width} × ${height} px [E4]`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAt(page, 500);
      await expectNoOverflow(page);
      const title = await notice(page).getByRole('heading').boundingBox();
      const line = await notice(page)
        .getByText(/check back soon/)
        .boundingBox();
      expect(title?.y).toBeGreaterThan(0);
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(height);
    });
  }

  for (const { width, colorScheme } of LOOKS) {
    test(`no accessibility fault under the notice, ${colorScheme}, ${width} px [E4]`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await openAt(page, 500);
      await expectAccessible(page);
      await expect(notice(page)).toBeVisible();
    });
  }

  test('printing the page leaves the notice out', async ({ page }) => {
    await openAt(page, 500);
    await page.emulateMedia({ media: 'print' });
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice comes and goes by itself [L3]', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toBeHidden({ timeout: 20_000 });
  });

  test('pressing Tab uncovers the page [L3]', async ({ page }) => {
    await openAt(page, 500);
    await page.keyboard.press('Tab');
    await expect(notice(page)).toBeHidden();
  });

  test('pressing the pointer uncovers the page [L3]', async ({ page }) => {
    await openAt(page, 500);
    await page.mouse.click(700, 450);
    await expect(notice(page)).toBeHidden();
  });
});
