import { ANY_SERVICE } from '../support/services.ts';
import {
  carouselOf,
  expectInView,
  GAP_PX,
  openCarousel,
  scrollOf,
  widthOf,
} from './support/carousel.ts';
import { swipe } from './support/finger.ts';
import { expect, test } from './support/test.ts';

test('next shows cards 1 to 3, 2 to 4, 3 to 5, 4 to 6 and starts again; previous goes back [V3]', async ({
  page,
}) => {
  const { strip, next, previous, position } = await openCarousel(page);
  await expectInView(strip, [0, 1, 2]);
  for (const [cards, told] of [
    [[1, 2, 3], '2 to 4 of 6'],
    [[2, 3, 4], '3 to 5 of 6'],
    [[3, 4, 5], '4 to 6 of 6'],
    [[0, 1, 2], '1 to 3 of 6'],
  ] as const) {
    await next.click();
    await expectInView(strip, [...cards]);
    await expect(position.getByText(told)).toBeVisible();
  }
  await previous.click();
  await expectInView(strip, [3, 4, 5]);
  await previous.click();
  await expectInView(strip, [2, 3, 4]);
});

test('cards stand 30 px apart and move by their width plus that gap [V3]', async ({ page }) => {
  const { strip, cards, next } = await openCarousel(page);
  await expect(strip).toHaveCSS('scrollbar-width', 'none'); // it has its buttons
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  const gaps = boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
  for (const gap of gaps) expect(gap).toBeCloseTo(GAP_PX, 1);
  expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
  const width = await widthOf(cards.first());
  for (const index of [1, 2, 3]) {
    await next.click();
    await expect
      .poll(async () => Math.abs((await scrollOf(strip)) - index * (width + GAP_PX)))
      .toBeLessThan(1);
  }
});

test('the cards follow the window and keep their place [V3]', async ({ page }) => {
  const { region, strip, cards, next, position } = await openCarousel(page);
  await next.click();
  await next.click();
  for (const [windowWidth, perPage, told] of [
    [1024, 3, '3 to 5 of 6'],
    [1023, 2, '3 to 4 of 6'],
    [600, 2, '3 to 4 of 6'],
    [390, 1, '3 of 6'],
    [1440, 3, '3 to 5 of 6'],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: 900 });
    await expectInView(
      strip,
      Array.from({ length: perPage }, (_, index) => 2 + index),
    );
    await expect(position.getByText(told, { exact: true })).toBeVisible();
    const room = await region.evaluate((element) => element.getBoundingClientRect().width);
    const expected = (Math.floor(room) - (perPage - 1) * GAP_PX) / perPage; // on whole pixels
    expect(Math.abs((await widthOf(cards.first())) - expected)).toBeLessThan(0.5);
  }
});

test('read from right to left it mirrors: the left arrow goes on [V3]', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'));
  });
  const { strip, cards } = await openCarousel(page);
  await strip.focus();
  await page.keyboard.press('ArrowLeft');
  await expectInView(strip, [1, 2, 3]);
  const width = await widthOf(cards.first());
  expect(Math.abs((await scrollOf(strip)) + width + GAP_PX)).toBeLessThan(1);
  await page.keyboard.press('ArrowRight');
  await expectInView(strip, [0, 1, 2]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe moves to the next card and the position follows [V3]', async ({ page }) => {
    await page.goto(ANY_SERVICE);
    const { strip, position, next } = carouselOf(page);
    await strip.scrollIntoViewIfNeeded();
    await expect(next).toBeVisible();
    await swipe(page, strip, { from: { x: 0.8, y: 0.5 }, by: { x: -240 } });
    await expectInView(strip, [1]);
    await expect(position.getByText('2 of 6', { exact: true })).toBeVisible();
    await next.tap();
    await expectInView(strip, [2]);
  });
});

test('with Shift a wheel goes on by a card and stays there [V3]', async ({ page }) => {
  const { strip } = await openCarousel(page);
  await page.keyboard.down('Shift');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Shift');
  await expectInView(strip, [1, 2, 3]);
});

test('under reduced motion it jumps [V3]', async ({ page }) => {
  const { strip, next } = await openCarousel(page);
  const before = await scrollOf(strip);
  await next.evaluate((button: HTMLButtonElement) => button.click());
  expect(await scrollOf(strip)).toBeGreaterThan(before + GAP_PX);
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('it slides, and two quick clicks end two cards on [V3]', async ({ page }) => {
    const { strip, next } = await openCarousel(page);
    const atOnce = await next.evaluate((button: HTMLButtonElement) => {
      button.click();
      return document.getElementById(button.getAttribute('aria-controls') ?? '')?.scrollLeft;
    });
    expect(atOnce).toBe(0);
    await next.click();
    await expectInView(strip, [2, 3, 4]);
  });

  test('a press on the strip during the slide does not undo it [V3]', async ({ page }) => {
    const { strip, next } = await openCarousel(page);
    await strip.hover();
    await next.evaluate((button: HTMLButtonElement) => button.click());
    await page.mouse.down();
    await page.mouse.up();
    await expectInView(strip, [1, 2, 3]);
  });
});

test('the position is announced when it changes, and only then [V3]', async ({ page }) => {
  const { next, position } = await openCarousel(page);
  await position.evaluate((element) => {
    const count = () => {
      element.dataset.changes = String(Number(element.dataset.changes ?? 0) + 1);
    };
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(count).observe(element, changes);
  });
  await expect(position).not.toHaveAttribute('data-changes');
  await next.click();
  await expect(position).toHaveAttribute('data-changes');
  await expect(position.getByText('2 to 4 of 6')).toBeVisible();
});

test('cards out of view can be found in the page, and stand on paper [V3]', async ({ page }) => {
  const { cards } = await openCarousel(page);
  const inert = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).inert));
  expect(inert).not.toContain(true);
  await page.emulateMedia({ media: 'print' });
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  const edges = await cards.evaluateAll((all) => all.map((c) => c.getBoundingClientRect().right));
  for (const edge of edges) expect(edge).toBeLessThanOrEqual(room);
});
