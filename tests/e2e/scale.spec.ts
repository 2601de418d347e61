import type { Locator, Page } from '@playwright/test';
import { settings } from '../../src/settings.ts';
import { expectAccessible } from './support/axe.ts';
import { type Box, overlap } from './support/boxes.ts';
import { openPage } from './support/openPage.ts';
import {
  caption,
  content,
  FIRST_STOP,
  item,
  items,
  LAST_STOP,
  MIDDLE_STOP,
  scale,
  stops,
} from './support/scale.ts';
import { expectNoShift, LOOKS, watchShifts } from './support/steady.ts';
import { expect, inTier, test } from './support/test.ts';

/** Windows in which the rule has one, two or three lines of names; the longest names in the full tier. */
const RULES = [
  ...[390, 1024, 1440].map((width) => ({ path: '/', width })),
  ...['de', 'es', 'bn']
    .filter((lang) => settings.languages.some((each) => each.lang === lang))
    .flatMap((lang) => [320, 833, 1300].map((width) => ({ path: `/${lang}`, width }))),
];

/** As a power of ten in metres: the shorter side of the last picture. */
const LAST_VIEW = content.stops.at(-1)?.viewPower ?? 0;
/** The stop whose drawing is the globe with the offices. */
const GLOBE = 'cloud';
/** Two names on the rule and their powers of ten: a company may end it elsewhere. */
const UNITS_ON_RULE = [
  { power: -6, name: '1 µm' },
  { power: -3, name: '1 mm' },
  { power: 0, name: '1 m' },
  { power: 3, name: '1 km' },
]
  .filter(({ power }) => content.rule.from < power && power < content.rule.to)
  .slice(-2);
/** Its place on the rule is measured. */
const MIDDLE = content.stops.find(({ id }) => id === MIDDLE_STOP);

const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
};

/** In px: how far the die is from the tick of a stop. The last name ends at its tick. */
async function distanceOfDie(page: Page, id: string): Promise<number> {
  const rule = scale(page).getByRole('navigation');
  const name = await rule.locator(`a[href="#${id}"]`).boundingBox();
  const isLast = id === stops.at(-1)?.[0];
  const tick = (name?.x ?? 0) + (isLast ? (name?.width ?? 0) : 0);
  return Math.abs((await middleOf(rule.locator('i'))) - tick);
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('hearing an item for each stop with level, size and one link each [L4]', async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(items(page)).toHaveCount(stops.length);
    for (const [at, [id, slug]] of stops.entries()) {
      const one = items(page).nth(at);
      await expect(one.getByRole('heading', { level: 3 })).toHaveCount(1);
      await expect(one.getByRole('link').first()).toHaveAttribute('href', `/services/${slug}`);
      await expect(one).toContainText(content.stops[at]?.label ?? id);
      await expect(one).toContainText(/10(−?\d) m/);
    }
    // The offices stand on the globe, which a company may have left out.
    const ends = LAST_STOP === GLOBE ? '/contact#offices' : `/services/${stops.at(-1)?.[1]}`;
    await expect(items(page).last().getByRole('link').last()).toHaveAttribute('href', ends);
    const names = scale(page).getByRole('navigation').getByRole('link');
    const hrefs = await names.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(stops.map(([id]) => `#${id}`));
  });

  for (const width of [390, 1440]) {
    test(`following a name on the rule lands on its stop, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      await openPage(page, '/');
      const head = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      for (const id of [FIRST_STOP, MIDDLE_STOP, LAST_STOP]) {
        await page.goto(`/#${id}`);
        await expect
          .poll(async () => (await caption(page, id)).opacity, { message: id })
          .toBeGreaterThan(0.99);
        await expect
          .poll(async () => Math.abs((await caption(page, id)).top - head), { message: id })
          .toBeLessThan(3);
        for (const [other] of stops) {
          if (other !== id) expect((await caption(page, other)).opacity).toBeLessThanOrEqual(0);
        }
        // In the middle of its stay: a little scrolling either way leaves it as it is.
        for (const way of [-80, 160]) {
          await page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), way);
          await expect.poll(async () => (await caption(page, id)).opacity).toBeGreaterThan(0.99);
        }
      }
    });
  }

  for (const width of [390, 1440]) {
    test(`the rule and the first view's rule give a thing one size, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 860 });
      await openPage(page, '/');
      for (const [id] of stops) {
        await page.goto(`/#${id}`);
        await expect.poll(async () => (await caption(page, id)).opacity).toBeGreaterThan(0.99);
        const far = () => distanceOfDie(page, id);
        await expect.poll(far, { message: `die and name of ${id}` }).toBeLessThan(1);
      }
      // Read from the ticks: one name for each third power of ten.
      const rule = scale(page).getByRole('navigation');
      const [low, high] = UNITS_ON_RULE;
      const tickOf = (name = '') => middleOf(rule.locator('text').getByText(name, { exact: true }));
      const [lower, higher] = [await tickOf(low?.name), await tickOf(high?.name)];
      const middle =
        (await rule.getByRole('link', { name: MIDDLE?.label ?? '' }).boundingBox())?.x ?? 0;
      const decades = (high?.power ?? 0) - (low?.power ?? 0);
      const power = (low?.power ?? 0) + (decades * (middle - lower)) / (higher - lower);
      expect(10 ** power / (MIDDLE?.size ?? 0)).toBeCloseTo(1, 1);
    });

    test(`the number above the picture is its width, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      await openPage(page, `/#${LAST_STOP}`);
      await expect.poll(async () => (await caption(page, LAST_STOP)).opacity).toBeGreaterThan(0.99);
      const picture = scale(page)
        .locator('svg', { has: page.locator(`[data-level=${LAST_STOP}]`) })
        .first();
      const box = await picture.boundingBox();
      const { width: wide = 0, height = 0 } = box ?? {};
      const shown = 10 ** (LAST_VIEW - 3) * (wide / Math.min(wide, height));
      const named = await page.getByText(content.widthLabel).evaluate((label) => {
        const number = label.nextElementSibling as Element;
        const [, step, , unit] = getComputedStyle(number).counterReset.split(' ').map(Number);
        return 10 ** ((step ?? 0) / 20 + 3 * (unit ?? 0) - 3);
      });
      expect(Math.abs(named / shown - 1)).toBeLessThan(0.06);
    });
  }

  for (const { path, width } of RULES) {
    const title = `every stop of the rule has its name in view, ${path}, ${width} px`;
    test(title, inTier(path === '/'), async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      await openPage(page, path);
      // Between two stops, where none is the current one.
      await page.evaluate((id) => {
        const track = document.querySelector(`li#${id}`)?.closest('ol')?.parentElement;
        if (!track) return;
        const start = track.getBoundingClientRect().top + scrollY;
        scrollTo({ top: start + track.offsetHeight * 0.27, behavior: 'instant' });
      }, FIRST_STOP);
      const names = scale(page).getByRole('navigation').getByRole('link').getByText(/./);
      await expect(names).toHaveCount(stops.length);
      const boxes: Box[] = [];
      for (const name of await names.all()) {
        await expect(name).toBeInViewport({ ratio: 1 });
        await expect(name).toHaveCSS('opacity', '1');
        const box = await name.boundingBox();
        if (box) boxes.push({ ...box, height: box.height - 1 });
      }
      const met = boxes.filter((one, index) =>
        boxes.some((other, otherAt) => otherAt > index && overlap(one, other)),
      );
      expect(met, 'names that lie on others').toEqual([]);
    });
  }

  test('the square on the axis can be pulled to another size [L4]', async ({ page }) => {
    await openPage(page, `/#${FIRST_STOP}`);
    const rule = scale(page).getByRole('navigation');
    const die = rule.locator('> i');
    const from = await die.boundingBox();
    const to = await rule
      .getByRole('link')
      .nth(Math.floor(stops.length / 2))
      .boundingBox();
    if (!from || !to) throw new Error('the axis is not shown');
    const y = from.y + from.height / 2;
    await page.mouse.move(from.x + from.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(to.x + 2, y, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await caption(page, MIDDLE_STOP)).opacity).toBeGreaterThan(0.99);
  });

  test('a city of the globe leads to its office, and is no target before it is seen', async ({
    page,
  }) => {
    test.skip(LAST_STOP !== GLOBE, 'no globe, no offices on it');
    await openPage(page, `/#${FIRST_STOP}`);
    const city = scale(page).locator('svg a').first();
    const office = (await city.getAttribute('href')) ?? '';
    /** What a press in the middle of its name meets. */
    const pressed = () =>
      city.locator('text').evaluate((name) => {
        const { x, y, width, height } = name.getBoundingClientRect();
        const met = document.elementFromPoint(x + width / 2, y + height / 2);
        return met?.closest('a')?.getAttribute('href') ?? null;
      });
    expect(await pressed()).not.toBe(office);
    await page.goto(`/#${LAST_STOP}`);
    await expect.poll(async () => (await caption(page, LAST_STOP)).opacity).toBeGreaterThan(0.99);
    await expect.poll(pressed).toBe(office);
    const { x, y, width, height } = (await city.locator('text').boundingBox()) as Box;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(office);
    await expect(page.locator(office.replace(/^.*#/, 'tr#'))).toBeInViewport();
  });

  test('no caption moves while it is seen, and never two are', async ({ page }) => {
    await openPage(page, '/');
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

      test('every stop is reached and shown', inTier(width === 1440), async ({ page }) => {
        await openPage(page, '/');
        await focusAndArrive(scale(page).getByRole('navigation').getByRole('link').last());
        for (const [id, slug] of stops) {
          await page.keyboard.press('Tab');
          await expectStop(page, id, slug);
        }
      });

      test(
        'every stop is reached and shown on the way back',
        inTier(width === 390),
        async ({ page }) => {
          await openPage(page, '/');
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
        },
      );
    });
  }

  test('going to a service and back returns to the same stop', async ({ page }) => {
    await openPage(page, '/');
    await page.goto(`/#${MIDDLE_STOP}`);
    await expect.poll(async () => (await caption(page, MIDDLE_STOP)).opacity).toBeGreaterThan(0.99);
    const place = await page.evaluate(() => scrollY);
    // Not the tool's own click, which scrolls first.
    await item(page, MIDDLE_STOP)
      .getByRole('link')
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`/services/${MIDDLE?.service}`);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect.poll(async () => (await caption(page, MIDDLE_STOP)).opacity).toBeGreaterThan(0.99);
  });

  test('nothing shifts while the page is scrolled through', async ({ page }) => {
    await watchShifts(page);
    await openPage(page, '/');
    // On a slow machine the typeface comes after the first paint, and may move a line.
    await page.evaluate(() => document.fonts.ready);
    await expectNoShift(page);
    await page.evaluate(async () => {
      window.layoutShift = 0;
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await expectNoShift(page, 0);
  });

  test('nothing scrolls sideways at a stop [E4]', async ({ page }) => {
    await openPage(page, `/#${MIDDLE_STOP}`);
    for (const width of [320, 832, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const [scroll, client] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(scroll, `${width} px`).toBeLessThanOrEqual(client ?? 0);
    }
  });
});

for (const { width, colorScheme } of LOOKS) {
  test(
    `no accessibility fault at a stop, ${colorScheme}, ${width} px [E4]`,
    inTier(width === 1440),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, `/#${MIDDLE_STOP}`);
      await expect
        .poll(async () => (await caption(page, MIDDLE_STOP)).opacity)
        .toBeGreaterThan(0.99);
      await expectAccessible(page, 'main');
    },
  );
}
