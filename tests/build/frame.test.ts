// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { SiteLabels } from '../../src/content/schemas/labels.ts';
import { settings } from '../../src/settings.ts';
import { readContent } from '../support/content.ts';
import { GROUPS, SERVICES } from '../support/services.ts';
import { hrefOf, openBuilt, textOf } from './support/openBuilt.ts';

const labels = readContent<SiteLabels>('labels.yaml');
const { header, footer } = openBuilt('/about');

test('the header leads home, to About Us, to Contact Us and to each service in order, named and described [H1] [H2]', () => {
  expect(
    hrefOf(header.getByRole('link', { name: labels.home.replace('{brand}', settings.brand) })),
  ).toBe('/');
  expect(hrefOf(header.getByRole('link', { name: labels.about }))).toBe('/about');
  expect(hrefOf(header.getByRole('link', { name: labels.contact }))).toBe('/contact');
  const lists = GROUPS.flatMap(({ name }) => header.getAllByRole('list', { name }));
  expect(lists.map((list) => within(list).getAllByRole('link').map(hrefOf))).toEqual(
    GROUPS.flatMap(({ paths }) => [paths, paths]),
  );
});

test('the page ends with ways to keep in touch, its services, the company and its name [F1] [F2]', () => {
  expect(footer.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([labels.keepInTouch]);
  expect(hrefOf(footer.getByRole('link', { name: labels.contact }))).toBe(
    '/contact#contact-message-name',
  );
  expect(hrefOf(footer.getByRole('link', { name: labels.findOffice }))).toBe('/contact#offices');
  const services = within(footer.getByRole('navigation')).getAllByRole('link');
  expect(services.map(hrefOf)).toEqual(SERVICES);
  expect(textOf(footer.getByText(/©/))).toContain(settings.legalName);
  const mail = footer.getByRole('link', { name: settings.email });
  expect(hrefOf(mail)).toBe(`mailto:${settings.email}`);
  footer.getByText(new RegExp(`${labels.about}$`));
});
