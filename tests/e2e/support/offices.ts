import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { settings } from '../../../site.config.ts';
import type { Office } from '../../../src/content/schemas/offices.ts';

const file = new URL(
  `../../../content/${settings.languages[0].lang}/offices.yaml`,
  import.meta.url,
);

/** The offices of the content, in the order of its file: from west to east. */
export const offices: Office[] = (parse(readFileSync(file, 'utf8')) as { offices: Office[] })
  .offices;

export const office = (id: string): Office => {
  const found = offices.find((one) => one.id === id);
  if (!found) throw new Error(`no office ${id}`);
  return found;
};

/** The map and its parts as a visitor finds them. */
export const mapOf = (page: Page) => {
  const frame = page.locator('#offices').getByRole('region');
  const marker = (id: string) =>
    frame.getByRole('button', { name: `${office(id).name}, ${office(id).country}`, exact: true });
  return {
    frame,
    markers: frame.getByRole('button'),
    marker,
    tooltip: page.getByRole('tooltip'),
    /** Drawn from the fetched shapes, once React is there. */
    borders: frame.locator('#map-borders'),
  };
};

export const rowOf = (page: Page, id: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: office(id).name }) });
