import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { holdScripts } from './support/hold.ts';
import { mapOf, office, offices } from './support/offices.ts';
import { LOOKS } from './support/steady.ts';
import { expect, inTier, test } from './support/test.ts';
import { WIDTHS } from './support/widths.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxesOf = (elements: Locator): Promise<Box[]> =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, inTier([320, 1024, 1440].includes(width)), () => {
    test.use({ viewport: { width, height: 900 } });

    test('seven offices stand side by side on a map of 700 px [C1] [C2]', async ({ page }) => {
      await page.goto('/contact');
      const { frame, markers } = mapOf(page);
      await expect(markers).toHaveCount(7);
      expect(await frame.locator('..').boundingBox()).toMatchObject({ x: 0, width, height: 700 });
      const all = await boxesOf(markers);
      for (const box of all) expect(box).toMatchObject({ width: 36, height: 36 });
      const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other) => overlap(one, other)));
      expect(pairs).toHaveLength(21);
      expect(pairs).not.toContain(true);
    });
  });
}

/** Of phones, tablets, small and zoomed desks. */
const WINDOWS = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1366, 650],
  [1440, 900],
] as const;

/** So low that above some markers there is room only over another one. */
const LOW_WINDOWS = [
  [390, 664],
  [360, 640],
  [844, 390],
  [683, 325],
] as const;

/** How far the open tooltip is cut by the window or by the edge of the map. */
async function cutOf(page: Page): Promise<string[]> {
  const { frame, tooltip } = mapOf(page);
  const [inner, map] = [await tooltip.boundingBox(), await frame.boundingBox()];
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!inner || !map) return ['none is open'];
  return [
    { name: 'window', x: 0, y: 0, width, height },
    { name: 'map', ...map },
  ]
    .filter(
      (outer) =>
        inner.x < outer.x ||
        inner.y < outer.y ||
        inner.x + inner.width > outer.x + outer.width ||
        inner.y + inner.height > outer.y + outer.height,
    )
    .map(({ name }) => name);
}

/** How many markers the open tooltip covers. */
async function coveredOf(page: Page): Promise<number> {
  const { markers, tooltip } = mapOf(page);
  const inner = await tooltip.boundingBox();
  return (await boxesOf(markers)).filter((box) => inner && overlap(inner, box)).length;
}

for (const [width, height] of [...WINDOWS, ...LOW_WINDOWS]) {
  const isQuick = width === 390 || width === 1440;
  test.describe(`in a window of ${width} × ${height}`, inTier(isQuick), () => {
    test.use({ viewport: { width, height }, hasTouch: true });
    const isLow = LOW_WINDOWS.some((low) => low[0] === width && low[1] === height);

    for (const hand of ['tap', 'hover', 'focus'] as const) {
      test(`a ${hand} opens each tooltip in view [C2] [C10]`, async ({ page }) => {
        await page.goto('/contact');
        const { marker, tooltip, borders } = mapOf(page);
        await page.getByRole('table').hover();
        await expect(borders).toBeVisible();
        await page.mouse.move(1, 1); // on the header: the page may move under it
        for (const { id, address } of offices) {
          // Escape: in a low window the tooltip before may lie over the marker.
          await page.keyboard.press('Escape');
          await marker(id)[hand]();
          await expect(tooltip).toHaveText([new RegExp(address)]);
          await expect.poll(() => cutOf(page), { message: id }).toEqual([]);
          if (!isLow) await expect.poll(() => coveredOf(page), { message: id }).toBe(0);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await page.evaluate(() => scrollX)).toBe(0);
      });
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [360, 640],
  [1024, 768],
  [1366, 650],
] as const) {
  for (const id of ['madrid', 'berlin', 'ankara']) {
    const isQuick = height === 844;
    test.describe(
      `without JavaScript, in a window of ${width} × ${height}`,
      inTier(isQuick),
      () => {
        test.use({ viewport: { width, height }, hasTouch: true, javaScriptEnabled: false });

        test(`the first tap on ${id} opens its tooltip in view [C2]`, async ({ page }) => {
          await page.goto('/contact');
          const { marker, tooltip } = mapOf(page);
          await marker(id).tap();
          await expect(tooltip).toHaveText([new RegExp(office(id).address)]);
          expect(await cutOf(page)).toEqual([]);
        });
      },
    );
  }
}

test('hovering a marker shows the address, and the pointer may move onto it [C2]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  const { marker, tooltip, borders } = mapOf(page);
  await marker('berlin').hover();
  await expect(tooltip).toContainText(office('berlin').address);
  await expect(borders).toBeVisible();
  await expect(marker('berlin')).toHaveAccessibleDescription(
    new RegExp(`^${office('berlin').address}`),
  );

  await tooltip.hover();
  await page.clock.runFor(1_000); // far longer than it waits for a pointer on its way
  expect(await tooltip.count()).toBe(1);
  await expect(tooltip).toContainText(office('berlin').address);
  await marker('tokyo').hover();
  await expect(tooltip).toHaveCount(1);
  await expect(tooltip).toContainText(office('tokyo').address);
  await page.mouse.move(5, 5);
  await expect(tooltip).toHaveCount(0);
});

test('the keyboard goes through the offices from west to east, one tooltip at a time [C2]', async ({
  page,
}) => {
  await page.goto('/contact');
  const { marker, tooltip } = mapOf(page);
  const [first, ...others] = offices.toSorted((a, b) => a.longitude - b.longitude);
  if (!first) throw new Error('no offices');
  await marker(first.id).focus();
  await expect(tooltip).toContainText(first.address);
  for (const { id, address } of others) {
    await page.keyboard.press('Tab');
    await expect(marker(id)).toBeFocused();
    await expect(tooltip).toHaveCount(1);
    await expect(tooltip).toContainText(address);
  }
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveCount(0);
});

test('Escape closes a tooltip while pointer and focus stay on its marker [C2]', async ({
  page,
}) => {
  await page.goto('/contact');
  const { marker, tooltip, borders } = mapOf(page);
  await marker('madrid').hover();
  await marker('madrid').focus();
  await expect(borders).toBeVisible();
  await expect(tooltip).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(marker('madrid')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens a tooltip and keeps it, a second tap or one elsewhere closes it [C2]', async ({
    page,
  }) => {
    await page.goto('/contact');
    const { marker, tooltip } = mapOf(page);
    await marker('ankara').tap();
    await expect(tooltip).toContainText(office('ankara').address);
    await marker('ankara').tap();
    await expect(tooltip).toHaveCount(0);
    await marker('ankara').tap();
    await expect(tooltip).toHaveCount(1);
    await marker('madrid').tap();
    await expect(tooltip).toHaveCount(1);
    await expect(tooltip).toContainText(office('madrid').address);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip).toHaveCount(0);
  });

  test('where a tap gives no focus, as in Safari, one elsewhere still closes the tooltip [C2]', async ({
    page,
  }) => {
    await page.goto('/contact');
    const { marker, tooltip, borders } = mapOf(page);
    await page.getByRole('table').hover();
    await expect(borders).toBeVisible();
    await page.evaluate(() => addEventListener('mousedown', (press) => press.preventDefault()));
    await marker('ankara').tap();
    await expect(tooltip).toHaveCount(1);
    await expect(marker('ankara')).not.toBeFocused();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip).toHaveCount(0);
  });

  test.describe('before React is there', () => {
    /** What a browser that neither focuses nor points with a finger leaves of a tap. */
    async function tapEarly(page: Page) {
      const arrive = await holdScripts(page);
      await page.goto('/contact');
      const map = mapOf(page);
      await map.marker('ankara').dispatchEvent('pointerover', { pointerType: 'touch' });
      await map.marker('ankara').dispatchEvent('click');
      return { ...map, arrive };
    }

    test('a tap opens its tooltip once it has, where a tap gives neither focus nor hover [C2]', async ({
      page,
    }) => {
      const { tooltip, borders, arrive } = await tapEarly(page);
      expect(await tooltip.count()).toBe(0);
      arrive();
      await expect(borders).toBeVisible();
      await expect(tooltip).toContainText(office('ankara').address);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(tooltip).toHaveCount(0);
    });

    test('a press elsewhere takes back a tap that still waits [C2]', async ({ page }) => {
      const { tooltip, borders, arrive } = await tapEarly(page);
      await page.getByRole('heading', { level: 1 }).tap();
      arrive();
      await expect(borders).toBeVisible();
      expect(await tooltip.count()).toBe(0);
    });
  });

  test('the map opens on Europe and Asia and says that it continues [C2]', async ({ page }) => {
    await page.goto('/contact');
    const { marker } = mapOf(page);
    for (const id of ['madrid', 'berlin', 'ankara', 'dhaka']) {
      await expect(marker(id)).toBeInViewport({ ratio: 1 });
    }
    await expect(marker('washington')).not.toBeInViewport();
    await expect(page.locator('#offices').getByText('sideways')).toBeVisible();
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

  test('the arrow keys pan the map, and nothing else [C2]', async ({ page }) => {
    await page.goto('/contact');
    const { frame, marker } = mapOf(page);
    await marker('madrid').focus();
    await expect(frame).toHaveAttribute('tabindex', '0');
    await frame.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => frame.evaluate((map) => map.scrollLeft)).toBeLessThan(515);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hovering or focusing a marker shows its address, one at a time [C2]', async ({ page }) => {
    await page.goto('/contact');
    const { marker, tooltip } = mapOf(page);
    await expect(tooltip).toHaveCount(0);
    await marker('berlin').focus();
    await expect(tooltip).toContainText(office('berlin').address);
    await marker('dhaka').hover();
    await expect(tooltip).toHaveCount(1);
    await expect(tooltip).toContainText(office('dhaka').address);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test('the map still opens on Europe and Asia [C2]', async ({ page }) => {
      await page.goto('/contact');
      await expect(mapOf(page).marker('berlin')).toBeInViewport({ ratio: 1 });
    });
  });
});

for (const { width, colorScheme } of LOOKS) {
  test(`axe finds nothing on the map, ${colorScheme}, ${width} px [E4]`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/contact');
    await expectAccessible(page);
    const { marker, tooltip, borders } = mapOf(page);
    await marker('berlin').focus();
    await expect(borders).toBeVisible();
    await expect(tooltip).toBeVisible();
    await expectAccessible(page, '#offices');
  });
}
