import type { Page } from '@playwright/test';
import { textsOf } from './figures.ts';
import { expect } from './test.ts';
import { unfoldDrawings } from './unfoldDrawings.ts';

export const TEXT_PX = 12;

export const cardsOf = (page: Page) => page.locator('#key-features-cards .fig');

/** Opens a service with its drawings in the page itself, where they can be measured. */
export async function openDrawings(page: Page, slug: string): Promise<void> {
  await page.goto(`/services/${slug}`);
  await unfoldDrawings(page);
  await page.evaluate(() => document.fonts.ready);
  await expect(cardsOf(page)).toHaveCount(6);
}

/** Words in the drawings of the cards have one size, stand inside, and never on each other. */
export async function expectReadableCards(page: Page): Promise<void> {
  const texts = await textsOf(cardsOf(page));
  expect(texts.filter(({ size }) => Math.abs(size - TEXT_PX) > 0.5)).toEqual([]);
  expect(texts.filter(({ outside }) => outside)).toEqual([]);
  expect(texts.filter(({ on }) => on.length > 0)).toEqual([]);
}
