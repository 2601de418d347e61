// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { settings } from '../../site.config.ts';
import { GROUPS, SERVICES } from '../support/services.ts';
import { hrefOf, openBuilt, textOf } from './support/openBuilt.ts';

const { header, footer } = openBuilt('/about');

test('the header leads home, to About Us, to Contact Us and to each service once, in order [H1] [H2]', () => {
  expect(hrefOf(header.getByRole('link', { name: /home/ }))).toBe('/');
  expect(hrefOf(header.getByRole('link', { name: 'About Us' }))).toBe('/about');
  expect(hrefOf(header.getByRole('link', { name: 'Contact Us' }))).toBe('/contact');
  const lists = GROUPS.map(({ name }) => within(header.getByRole('list', { name })));
  expect(lists.map((list) => list.getAllByRole('link').map(hrefOf))).toEqual(
    GROUPS.map(({ paths }) => paths),
  );
  const paths = header.getAllByRole('link').map(hrefOf);
  expect(paths.filter((path) => path?.startsWith('/services/'))).toEqual(SERVICES);
});

test('the page ends with ways to keep in touch, its services, the company and its name [F1] [F2]', () => {
  expect(footer.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual(['Keep in touch']);
  expect(hrefOf(footer.getByRole('link', { name: 'Contact Us' }))).toBe('/contact#contact-form');
  expect(hrefOf(footer.getByRole('link', { name: 'Find an Office' }))).toBe('/contact#offices');
  const services = within(footer.getByRole('navigation')).getAllByRole('link');
  expect(services.map(hrefOf)).toEqual(SERVICES);
  expect(textOf(footer.getByText(/©/))).toContain(settings.legalName);
  const mail = footer.getByRole('link', { name: settings.email });
  expect(hrefOf(mail)).toBe(`mailto:${settings.email}`);
  footer.getByText(/About Us$/);
});
