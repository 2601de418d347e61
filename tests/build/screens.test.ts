// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '@testing-library/dom';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '../../site.config.ts';
import type { Office } from '../../src/content/schemas/offices.ts';
import { SERVICES } from '../support/services.ts';
import { dist } from './support/built.ts';
import { hrefOf, openBuilt, textOf } from './support/openBuilt.ts';

const [{ lang: source }] = settings.languages;
const { offices }: { offices: Office[] } = parse(
  readFileSync(join(dist, `../content/${source}/offices.yaml`), 'utf8'),
);

describe('the landing page', () => {
  const { main, footer } = openBuilt('/');

  test('says who the company is, with its favicon beside it [L2]', async () => {
    expect(main.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual(['Who We Are']);
    main.getByText(/experts in analog and digital chip design, AI/);
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

  test('begins with a way to the form, to the list and to every service [L4]', () => {
    const links = main.getAllByRole('link').map(hrefOf);
    expect(links.slice(0, 9)).toEqual(['/contact#contact-form', '/services', ...SERVICES]);
  });
});

test('the about page says who the company is and where, between two images [A1]', () => {
  const { main } = openBuilt('/about');
  const heading = main.getByRole('heading', { level: 1, name: 'Who We Are' });
  const [wide, side, ...others] = main
    .getAllByRole('img')
    .filter((image) => image.closest('picture'));
  expect(others).toEqual([]);
  expect(wide?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(side?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  // What the specification fixes of the text.
  for (const said of [
    /analog and digital chip design, AI, embedded systems, software, cloud computing and industrial engineering/,
    /North America, Europe and Asia/,
    /quality and deep expertise over quantity/,
  ])
    expect(main.getAllByText(said).length).toBeGreaterThan(0);
});

test('every office is reached without the map: name, address, position, map link [C4]', () => {
  const { main } = openBuilt('/contact');
  for (const { name, address, latitude, longitude } of offices) {
    const row = within(main.getByRole('rowheader', { name }).closest('tr') as HTMLElement);
    expect(textOf(row.getAllByRole('cell')[0] as Element)).toBe(address);
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
