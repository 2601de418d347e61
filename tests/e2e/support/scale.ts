import type { Page } from '@playwright/test';
import type { ScaleContent } from '../../../src/content/schemas/scale.ts';
import { readContent } from '../../support/content.ts';

export const content = readContent<ScaleContent>('scale.yaml');
/** Id and service of each stop, from the smallest to the largest. */
export const stops = content.stops.map(({ id, service }) => [id, service] as const);
const at = (place: number) => stops.at(place)?.[0] ?? '';
export const [FIRST_STOP, MIDDLE_STOP, LAST_STOP] = [
  at(0),
  at(Math.floor(stops.length / 2)),
  at(-1),
] as const;

export const scale = (page: Page) => page.getByRole('main').getByRole('region').first();
export const items = (page: Page) => scale(page).locator('ol').first().getByRole('listitem');
export const item = (page: Page, id: string) => scale(page).locator(`li#${id}`);

/** How much of a caption is seen, and how far it is from where it stands while its stop is held. */
export const caption = (page: Page, id: string) =>
  item(page, id)
    .locator('> div')
    .evaluate((element) => ({
      opacity: Number(getComputedStyle(element).opacity),
      top: element.getBoundingClientRect().top,
    }));
