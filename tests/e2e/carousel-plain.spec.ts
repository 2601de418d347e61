// The strip before its code has come, and without it.

import type { Page } from '@playwright/test';
import { ANY_SERVICE } from '../support/services.ts';
import { carouselOf, expectInView, GAP_PX, widthOf } from './support/carousel.ts';
import { holdScripts } from './support/hold.ts';
import { expect, test } from './support/test.ts';

test('before its code has arrived the strip scrolls, and the buttons go on from there [V3]', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(ANY_SERVICE);
  const { strip, cards, next, position } = carouselOf(page);
  await strip.hover();
  await expect(next).toBeHidden();
  await page.mouse.wheel((await widthOf(cards.first())) + GAP_PX, 0);
  await expectInView(strip, [1, 2, 3]);
  release();
  await expect(position.getByText('2 to 4 of 6')).toBeVisible();
  await next.click();
  await expectInView(strip, [2, 3, 4]);
});

/** All cards can be scrolled to, and nothing is offered that would not answer. */
async function expectPlainStrip(page: Page) {
  const { region, strip, cards } = carouselOf(page);
  await expect(cards).toHaveCount(6);
  await expect(cards.nth(5)).not.toBeInViewport();
  await strip.hover();
  await page.mouse.wheel(3000, 0);
  await expect(cards.nth(5)).toBeInViewport();
  await expect(region.getByRole('button')).toHaveCount(0);
  await expect(strip).toHaveCSS('scrollbar-width', 'thin');
}

test.describe('when its code does not arrive', () => {
  test.use({ consoleErrors: [/astro-island|Failed to (load|fetch)/] });

  test('the strip still reaches every card, and no button is dead [E2]', async ({ page }) => {
    await page.route(/_astro\/.*\.js/, (route) => route.abort());
    await page.goto(ANY_SERVICE);
    await expectPlainStrip(page);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all six cards can be scrolled to, and no button is dead [V3]', async ({ page }) => {
    await page.goto(ANY_SERVICE);
    await expectPlainStrip(page);
  });
});
