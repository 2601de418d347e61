import type { Locator, Page } from '@playwright/test';
import type { ServicesPageContent } from '../../../src/content/schemas/servicesPage.ts';
import { readContent } from '../../support/content.ts';
import { ANY_SERVICE } from '../../support/services.ts';
import { expect } from './test.ts';

const words = readContent<ServicesPageContent>('pages/services.yaml');

export const GAP_PX = 30; // spec V3

/** The carousel of a service page, found as a visitor finds it. */
export function carouselOf(page: Page) {
  const region = page.getByRole('region', { name: words.features });
  const strip = region.getByRole('group', { name: words.features });
  return {
    region,
    strip,
    cards: strip.getByRole('group'),
    next: region.getByRole('button', { name: words.next }),
    previous: region.getByRole('button', { name: words.previous }),
    position: region.locator('[aria-live="polite"]'),
  };
}

/** Opens the page and comes near, so that the carousel has its buttons. */
export async function openCarousel(page: Page, path = ANY_SERVICE) {
  await page.goto(path);
  const carousel = carouselOf(page);
  await carousel.strip.hover();
  await expect(carousel.next).toBeVisible();
  return carousel;
}

/** The cards that stand wholly inside the strip, counted from 0. */
const cardsInView = (strip: Locator) =>
  strip.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...element.querySelectorAll('[role=group]')].flatMap((card, index) => {
      const { left, right } = card.getBoundingClientRect();
      return left > box.left - 2 && right < box.right + 2 ? [index] : [];
    });
  });

export const expectInView = (strip: Locator, cards: number[]) =>
  expect.poll(() => cardsInView(strip)).toEqual(cards);

export const scrollOf = (strip: Locator) => strip.evaluate((element) => element.scrollLeft);

export const widthOf = (card: Locator) =>
  card.evaluate((element) => element.getBoundingClientRect().width);
