import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const menu = parse(readFileSync('content/en/menu.yaml', 'utf8')) as {
  groups: { services: string[] }[];
};

export const servicePaths = menu.groups.flatMap(({ services }) =>
  services.map((slug) => `/services/${slug}`),
);

/** Every page of the site; the last one stands for any address that does not exist. */
export const allPaths = [
  '/',
  '/about',
  '/services',
  ...servicePaths,
  '/contact',
  '/privacy',
  '/no/such/page',
];
