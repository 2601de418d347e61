import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { LOOKS } from './support/steady.ts';
import { expect, test } from './support/test.ts';

const stops = [
  ['transistor', 'analog-and-mixed-signal'],
  ['register', 'rtl-design'],
  ['fabric', 'fpga-design'],
  ['instruction', 'firmware-development'],
  ['board', 'microcontroller-design'],
  ['model', 'machine-learning'],
  ['cloud', 'custom-software'],
] as const;

const scale = (page: Page) => page.getByRole('main').getByRole('region').first();
const items = (page: Page) => scale(page).getByRole('listitem');
const item = (page: Page, id: string) => scale(page).locator(`li#${id}`);

/** How much of a caption is seen, and how far it is from where it stands while its stop is held. */
const caption = (page: Page, id: string) =>
  item(page, id)
    .locator('> div')
    .evaluate((element) => ({
      opacity: Number(getComputedStyle(element).opacity),
      top: element.getBoundingClientRect().top,
    }));

async function open(page: Page, path = '/') {
  await page.goto(path);
  await page.keyboard.press('Escape'); // past the splash
  await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(0);
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('hearing seven items with level, size and one link each [L4]', async ({ page }) => {
    await open(page);
    await expect(items(page)).toHaveCount(stops.length);
    for (const [at, [id, slug]] of stops.entries()) {
      const one = items(page).nth(at);
      await expect(one.getByRole('heading', { level: 3 })).toHaveCount(1);
      await expect(one.getByRole('link').first()).toHaveAttribute('href', `/services/${slug}`);
      await expect(one).toContainText(id);
      await expect(one).toContainText(/10(−?\d) m/);
    }
    await expect(items(page).last().getByRole('link').last()).toHaveAttribute(
      'href',
      '/contact#offices',
    );
  });

  for (const width of [390, 1440]) {
    for (const id of ['transistor', 'instruction', 'cloud']) {
      test(`following ${id} on the rule lands on its stop, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 860 });
        await open(page);
        const head = (await page.getByRole('banner').boundingBox())?.height ?? 0;
        await page.goto(`/#${id}`);
        await expect
          .poll(async () => (await caption(page, id)).opacity, { message: id })
          .toBeGreaterThan(0.99);
        await expect
          .poll(async () => Math.abs((await caption(page, id)).top - head))
          .toBeLessThan(3);
        for (const [other] of stops) {
          if (other !== id) expect((await caption(page, other)).opacity).toBeLessThanOrEqual(0);
        }
        // In the middle of its stay: a little scrolling either way leaves it as it is.
        for (const way of [-80, 160]) {
          await page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), way);
          await expect.poll(async () => (await caption(page, id)).opacity).toBeGreaterThan(0.99);
        }
      });
    }
  }

  test('no caption moves while it is seen, and never two are', async ({ page }) => {
    await open(page);
    const found = await page.evaluate(
      async (ids) => {
        const captions = ids.map((id) => document.querySelector(`li#${id} > div`) as HTMLElement);
        const first = captions[0]?.closest('ol')?.parentElement as HTMLElement;
        const start = first.getBoundingClientRect().top + scrollY;
        const seen: { count: number; away: number }[] = [];
        for (let at = 0; at <= 90; at++) {
          const way = first.offsetHeight - innerHeight;
          scrollTo({ top: start - 60 + (way * at) / 90, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const shown = captions.filter((one) => Number(getComputedStyle(one).opacity) > 0.02);
          const stage = first.querySelector('nav')?.parentElement?.getBoundingClientRect().top ?? 0;
          const away = shown.map((one) => Math.abs(one.getBoundingClientRect().top - stage));
          seen.push({ count: shown.length, away: Math.max(0, ...away) });
        }
        return seen;
      },
      stops.map(([id]) => id),
    );
    expect(Math.max(...found.map(({ count }) => count))).toBe(1);
    expect(Math.max(...found.map(({ away }) => away))).toBeLessThan(2);
  });

  for (const width of [390, 1440]) {
    test.describe(`by the Tab key, ${width} px`, () => {
      test.use({ viewport: { width, height: 860 } });

      /** The link has the focus, its caption is seen, and the drawing is at its stop or a tenth of a window away. */
      async function expectStop(page: Page, id: string, slug: string) {
        const head = (await page.getByRole('banner').boundingBox())?.height ?? 0;
        const link = item(page, id).getByRole('link').first();
        await expect(link).toBeFocused();
        await expect(link).toHaveAttribute('href', `/services/${slug}`);
        // The focus scrolls smoothly: all three come true a moment after the key.
        await expect(link).toBeInViewport({ ratio: 1 });
        await expect.poll(async () => (await caption(page, id)).opacity, id).toBe(1);
        await expect
          .poll(async () => Math.abs((await caption(page, id)).top - head), id)
          .toBeLessThan(86);
      }

      /** A key pressed while the focus still scrolls the page would begin from anywhere. */
      const focusAndArrive = (link: Locator) =>
        link.evaluate(
          (element: HTMLElement) =>
            new Promise((arrived) => {
              addEventListener('scrollend', arrived, { once: true });
              element.focus();
            }),
        );

      test('every stop is reached and shown', async ({ page }) => {
        await open(page);
        await focusAndArrive(scale(page).getByRole('navigation').getByRole('link').last());
        for (const [id, slug] of stops) {
          await page.keyboard.press('Tab');
          await expectStop(page, id, slug);
        }
      });

      test('every stop is reached and shown on the way back', async ({ page }) => {
        await open(page);
        const [last, ...before] = stops.toReversed();
        await focusAndArrive(
          item(page, last?.[0] ?? '')
            .getByRole('link')
            .first(),
        );
        for (const [id, slug] of before) {
          await page.keyboard.press('Shift+Tab');
          await expectStop(page, id, slug);
        }
      });
    });
  }

  test('going to a service and back returns to the same stop', async ({ page }) => {
    await open(page);
    await page.goto('/#board');
    await expect.poll(async () => (await caption(page, 'board')).opacity).toBeGreaterThan(0.99);
    const place = await page.evaluate(() => scrollY);
    // Not the tool's own click, which scrolls first.
    await item(page, 'board')
      .getByRole('link')
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/microcontroller-design$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect.poll(async () => (await caption(page, 'board')).opacity).toBeGreaterThan(0.99);
  });

  test('nothing shifts while the page is scrolled through', async ({ page }) => {
    await open(page);
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          sum += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return sum;
    });
    expect(shift).toBe(0);
  });

  for (const width of [320, 832, 2560]) {
    test(`nothing scrolls sideways at a stop, ${width} px [E4]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/#fabric');
      const [scroll, client] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(scroll).toBeLessThanOrEqual(client ?? 0);
    });
  }

  test('a low window gets the strip', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await open(page);
    await expect(item(page, 'board').locator('svg').first()).toBeVisible();
    await expect(scale(page).getByRole('navigation')).toBeHidden();
  });
});

test.describe('where motion is unwanted or not to be had', () => {
  test('the strip is complete: seven drawings, each at its own place, with words and link', async ({
    page,
  }) => {
    await open(page);
    for (const [id, slug] of stops) {
      const one = item(page, id);
      await expect(one.locator('svg').first()).toBeVisible();
      // A frame stands in the file of the drawings: without it, it is empty.
      const width = () =>
        one.locator('svg > use').evaluate((use: SVGUseElement) => use.getBBox().width);
      await expect.poll(width).toBeGreaterThan(100);
      await expect(one.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(one.getByRole('link').first()).toHaveAttribute('href', `/services/${slug}`);
    }
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
  });

  test('where the drawings do not come, words and links are there', async ({ page }) => {
    await page.route('**/drawings/*', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    );
    await open(page);
    for (const [id, slug] of stops) {
      await expect(item(page, id).getByRole('heading', { level: 3 })).toBeVisible();
      await expect(item(page, id).getByRole('link').first()).toHaveAttribute(
        'href',
        `/services/${slug}`,
      );
    }
  });

  for (const media of [{ media: 'print' as const }, { forcedColors: 'active' as const }]) {
    test(`the strip is shown with ${JSON.stringify(media)}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference', ...media });
      await open(page);
      await expect(scale(page).getByRole('navigation')).toBeHidden();
      for (const [id] of stops) {
        await expect(item(page, id).locator('svg').first()).toBeVisible();
        expect((await caption(page, id)).opacity).toBe(1);
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference' });

  test('the names on the rule lead to their stops, and the stops to their services', async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Tab'); // uncovers the page
    const names = scale(page).getByRole('navigation').getByRole('link');
    await expect(names).toHaveCount(stops.length);
    for (const [at, [id]] of stops.entries()) {
      await expect(names.nth(at)).toHaveAttribute('href', `#${id}`);
    }
  });
});

for (const { width, colorScheme } of LOOKS) {
  test(`no accessibility fault at a stop, ${colorScheme}, ${width} px [E4]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/#register');
    await expect.poll(async () => (await caption(page, 'register')).opacity).toBeGreaterThan(0.99);
    await expectAccessible(page, 'main');
  });
}
