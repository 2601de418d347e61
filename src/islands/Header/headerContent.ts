import type { SiteContent } from '../../content/load.ts';

function pick<T, K extends keyof T>(from: T, ...keys: K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

/** Only what the header shows: an island's props are serialized into every page. */
export const headerContent = ({ labels, paths, groups, levels }: SiteContent) => ({
  labels: pick(
    labels,
    'home',
    'mainNavigation',
    'menu',
    'close',
    'about',
    'services',
    'allServices',
    'contact',
  ),
  paths: pick(paths, 'home', 'about', 'services', 'contact'),
  groups: groups.map(({ id, label, line, services }) => ({
    id,
    label,
    line,
    services: services.map((service) => ({
      ...pick(service, 'path', 'title', 'line', 'levelName'),
      /** The true size of its level, such as "150 nm". */
      size: levels.find(({ id }) => id === service.level)?.dimension ?? '',
    })),
  })),
});

export interface HeaderContent extends ReturnType<typeof headerContent> {
  /** The path of the current page. */
  current: string;
  logoBox: string;
}

export type MenuGroup = HeaderContent['groups'][number];
