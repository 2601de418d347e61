import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { Office } from '../../../src/content/schemas/offices.ts';
import { mapStart } from '../../../src/lib/map/mapStart.ts';
import { placeInWorld } from '../../../src/lib/map/projection.ts';
import { settings } from '../../../src/settings.ts';

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

const xOf = ({ longitude, latitude }: Office) => placeInWorld(longitude, latitude)[0];
const start = mapStart(offices.map((each) => ({ x: xOf(each) })));

/** Those that a phone shows before anyone pans the map, and those that it does not. */
export const seenOnPhone = offices.filter((each) => xOf(each) >= start && xOf(each) < start + 0.31);
export const unseenOnPhone = offices.filter(
  (each) => xOf(each) < start - 0.02 || xOf(each) > start + 0.35,
);

/** Stands for any office; on a phone its marker is in view. */
export const here = seenOnPhone[0] as Office;
/** The one that is furthest from it; with one office there is none, and what needs two is skipped. */
export const [there] = offices
  .filter(({ id }) => id !== here.id)
  .toSorted((a, b) => Math.abs(xOf(b) - xOf(here)) - Math.abs(xOf(a) - xOf(here)));
export const ONE_OFFICE = 'the site has one office';
