// @vitest-environment happy-dom
import { join } from 'node:path';
import { type BoundFunctions, type queries, within } from '@testing-library/dom';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { AboutContent } from '../../src/content/schemas/about.ts';
import type { LandingContent } from '../../src/content/schemas/landing.ts';
import type { OfficesContent } from '../../src/content/schemas/offices.ts';
import { settings } from '../../src/settings.ts';
import { readContent } from '../support/content.ts';
import { SERVICES } from '../support/services.ts';
import { dist } from './support/built.ts';
import { hrefOf, openBuilt, textOf } from './support/openBuilt.ts';

const { offices } = readContent<OfficesContent>('offices.yaml');
const about = readContent<AboutContent>('pages/about.yaml');
const landing = readContent<LandingContent>('pages/landing.yaml');
/** What a paragraph says before its first placeholder, or after `{brand}`. */
const saidIn = (text: string) =>
  text.replace('{brand}', settings.brand).split('{')[0]?.trim() ?? '';
/** Without the spaces and joiners that keep a line from breaking badly. */
const plain = (text: string) => text.replaceAll(/[\s\u2060]/g, '');
const says = (main: BoundFunctions<typeof queries>, text: string) =>
  main.getAllByText((_, element) => plain(element?.textContent ?? '').includes(plain(saidIn(text))))
    .length;

describe('the landing page', () => {
  const { main, footer } = openBuilt('/');

  test('says who the company is, with its favicon beside it [L2]', async () => {
    expect(main.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual([landing.label]);
    expect(says(main, landing.lead)).toBeGreaterThan(0);
    const [favicon] = main
      .getAllByRole('figure')
      .flatMap((figure) => within(figure).queryAllByRole('img'))
      .filter((image) => image.getAttribute('src') === '/favicon.svg');
    expect(favicon?.getAttribute('alt')).toBeTruthy();
    const { width } = await sharp(join(dist, 'favicon.svg')).metadata();
    expect(width).toBeGreaterThan(0);
  });

  test('repeats Contact Us in the footer only [L4] [F1]', () => {
    expect(main.queryAllByRole('link', { name: 'Contact Us' })).toHaveLength(0);
    footer.getByRole('link', { name: 'Contact Us' });
  });

  test('begins with a way to the form and to the list, and leads to every service [L4]', () => {
    const links = main.getAllByRole('link').map(hrefOf);
    expect(links.slice(0, 2)).toEqual(['/contact#contact-message-name', '/services']);
    expect(links).toEqual(expect.arrayContaining(SERVICES));
  });
});

test('the about page says who the company is and where, between two images [A1]', () => {
  const { main } = openBuilt('/about');
  const heading = main.getByRole('heading', { level: 1, name: about.label });
  const [wide, side, ...others] = main
    .getAllByRole('img')
    .filter((image) => image.closest('picture'));
  expect(others).toEqual([]);
  expect(wide?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(side?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  for (const text of [about.lead, ...about.paragraphs]) expect(says(main, text)).toBeGreaterThan(0);
});

test('every office is reached without the map: name, address, map link [C4]', () => {
  const { main } = openBuilt('/contact');
  for (const { name, address, latitude, longitude } of offices) {
    const row = within(
      main.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr') as HTMLElement,
    );
    expect(textOf(row.getAllByRole('cell')[0] as Element)).toContain(address);
    expect(hrefOf(row.getByRole('link', { name: new RegExp(name) }))).toBe(
      `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}`,
    );
  }
});

test('the not-found page has header, footer and four ways on [R7]', () => {
  const { main, header, footer } = openBuilt('/404');
  expect(main.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual(['Page Not Found']);
  const ways = within(main.getByRole('navigation')).getAllByRole('link').map(hrefOf);
  expect(ways.slice(0, 4)).toEqual(['/', '/services', '/about', '/contact']);
  for (const frame of [header, footer]) frame.getByRole('link', { name: 'Contact Us' });
});
