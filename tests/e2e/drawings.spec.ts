import type { Page } from '@playwright/test';
import { settled } from './support/axe.ts';
import { contrastsOf, textsOf } from './support/figures.ts';
import { SERVICE_SLUGS } from './support/serviceSlugs.ts';
import { expect, test } from './support/test.ts';
import { unfoldDrawings } from './support/unfoldDrawings.ts';
import { WIDTHS } from './support/widths.ts';

const TEXT_PX = 12;
/** Words keep their size while the drawing grows: what they stand on is judged where it is smallest, and wide. */
const JUDGED_WIDTHS = [320, 768, 1440];
/** Narrow enough to be whole on a phone; the others are panned. */
const WHOLE_ON_A_PHONE = ['firmware-development', 'microcontroller-design'];
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7'];
/** A4 with margins of a centimetre. */
const PAPER_PX = 718;

for (const slug of SERVICE_SLUGS) {
  test(`the drawings of ${slug} can be read, on every screen and on paper [V5] [E4]`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    await unfoldDrawings(page);
    await page.evaluate(() => document.fonts.ready);
    await expectCardsDrawn(page);
    await expectHandoverDrawn(page, WHOLE_ON_A_PHONE.includes(slug));
  });
}

async function expectCardsDrawn(page: Page) {
  const figures = page.locator('#key-features-cards .fig');
  await expect(figures).toHaveCount(6);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const texts = await textsOf(figures);
    const off = ({ size }: { size: number }) => Math.abs(size - TEXT_PX) > 0.5;
    expect.soft(texts.filter(off), `size at ${width} px`).toEqual([]);
    const outside = texts.filter((text) => text.outside);
    expect.soft(outside, `outside at ${width} px`).toEqual([]);
    const meeting = texts.filter(({ on }) => on.length > 0);
    expect.soft(meeting, `meeting at ${width} px`).toEqual([]);
    if (!JUDGED_WIDTHS.includes(width)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const parts = await contrastsOf(figures);
      expect(parts.filter(({ what }) => what.startsWith('var(')).length).toBeGreaterThan(6);
      const faint = parts.filter(({ contrast, least }) => contrast < least);
      expect.soft(faint, `contrast at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

/** The large drawing of what such work hands over. */
async function expectHandoverDrawn(page: Page, isWholeOnAPhone: boolean) {
  const drawing = page.locator('.draw');
  await test.step('the numbers in the drawing are those of the list', async () => {
    const part = page.getByRole('region').filter({ has: drawing });
    const items = part.getByRole('list').first().getByRole('listitem');
    await expect(items).toHaveCount(NUMBERS.length);
    const balloons = await part.locator('circle[r="14"] + text').allTextContents();
    expect(balloons.sort()).toEqual(NUMBERS);
    await expect(part.locator('svg.draw')).toHaveAccessibleName(/\w+ \w+ \w+/);
  });
  await test.step('its words are never smaller than 12 px', async () => {
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = (await textsOf(drawing)).map(({ size }) => size);
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(TEXT_PX);
    }
  });
  await test.step('it fits a desk, and on a phone it is whole or keys move it', async () => {
    const pan = page.getByRole('group').filter({ has: drawing });
    const room = () => pan.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await room()).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 390, height: 844 });
    if (isWholeOnAPhone) {
      expect(await room()).toBeLessThanOrEqual(1);
      return;
    }
    expect(await room()).toBeGreaterThan(20);
    await pan.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pan.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
  await test.step('on paper no word lies on another', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: PAPER_PX, height: 1000 });
    const texts = await textsOf(drawing);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ on }) => on.length > 0)).toEqual([]);
  });
}
