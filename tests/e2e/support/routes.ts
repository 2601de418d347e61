import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const menu = parse(readFileSync('content/en/menu.yaml', 'utf8')) as {
  groups: { services: string[] }[];
};

export const servicePaths = menu.groups.flatMap(({ services }) =>
  services.map((slug) => `/services/${slug}`),
);

/** Stands for any address that does not exist. */
export const NO_SUCH_PAGE = '/no/such/page';

/** Every page of the site. */
export const allPaths = [
  '/',
  '/about',
  '/services',
  ...servicePaths,
  '/contact',
  '/privacy',
  NO_SUCH_PAGE,
];
