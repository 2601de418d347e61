import type { Page } from '@playwright/test';

export const stops = [
  ['transistor', 'analog-and-mixed-signal'],
  ['register', 'rtl-design'],
  ['fabric', 'fpga-design'],
  ['instruction', 'firmware-development'],
  ['board', 'microcontroller-design'],
  ['model', 'machine-learning'],
  ['cloud', 'custom-software'],
] as const;

export const scale = (page: Page) => page.getByRole('main').getByRole('region').first();
export const items = (page: Page) => scale(page).getByRole('listitem');
export const item = (page: Page, id: string) => scale(page).locator(`li#${id}`);

/** How much of a caption is seen, and how far it is from where it stands while its stop is held. */
export const caption = (page: Page, id: string) =>
  item(page, id)
    .locator('> div')
    .evaluate((element) => ({
      opacity: Number(getComputedStyle(element).opacity),
      top: element.getBoundingClientRect().top,
    }));
