import { existsSync } from 'node:fs';
import type { MenuContent } from '../../src/content/schemas/menu.ts';
import { readContent, SOURCE } from './content.ts';

const { groups } = readContent<MenuContent>('menu.yaml');

export const servicePathOf = (slug: string) => `/services/${slug}`;

/** The groups of the menu, in its order (spec H2). */
export const GROUPS = groups.map(({ id, label, services }) => ({
  id,
  name: label,
  paths: services.map(servicePathOf),
}));

/** Of every service page, in the order of the menu. */
export const SERVICE_SLUGS = groups.flatMap(({ services }) => services);
export const SERVICES = SERVICE_SLUGS.map(servicePathOf);
/** Those whose page has a calculation. */
export const CALCULATED = SERVICE_SLUGS.filter((slug) =>
  existsSync(`content/${SOURCE}/calculations/${slug}.yaml`),
).map(servicePathOf);
/** Stands for any service page. */
export const [ANY_SERVICE = ''] = SERVICES;

const titleOf = (slug: string) => readContent<{ title: string }>(`services/${slug}.yaml`).title;
const groupAt = (at: number) => {
  const { label = '', services = [] } = groups[at] ?? groups[0] ?? {};
  const titles = services.map(titleOf);
  return { name: label, slugs: services, first: titles[0] ?? '', last: titles.at(-1) ?? '' };
};
/** Two groups with the names of their first and last service; where there is one group, both are it. */
export const FIRST_GROUP = groupAt(0);
export const SECOND_GROUP = groupAt(1);
export const TITLES = SERVICE_SLUGS.map(titleOf);
