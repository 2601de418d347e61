import type { SiteContent } from '../../content/load.ts';
import type { SiteLabels } from '../../content/schemas/labels.ts';
import type { Paths } from '../../lib/paths.ts';

const LABELS = [
  'home',
  'mainNavigation',
  'menu',
  'close',
  'about',
  'services',
  'allServices',
  'contact',
] as const satisfies (keyof SiteLabels)[];

const PATHS = ['home', 'about', 'services', 'contact'] as const satisfies (keyof Paths)[];

interface MenuService {
  path: string;
  title: string;
  line: string;
  levelName: string;
}

export interface MenuGroup {
  id: string;
  label: string;
  line: string;
  /** How many services it has, in the digits of the language. */
  count: string;
  services: MenuService[];
}

export interface HeaderContent {
  labels: Pick<SiteLabels, (typeof LABELS)[number]>;
  paths: Pick<Paths, (typeof PATHS)[number]>;
  groups: MenuGroup[];
  /** The path of the current page. */
  current: string;
  logoBox: string;
}

function pick<T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

/** Only what the header shows: an island's props are serialized into every page. */
export const headerContent = ({ labels, paths, groups }: SiteContent) => ({
  labels: pick(labels, LABELS),
  paths: pick(paths, PATHS),
  groups: groups.map(({ id, label, line, services }) => ({
    id,
    label,
    line,
    count: new Intl.NumberFormat(labels.locale).format(services.length),
    services: services.map((service) => pick(service, ['path', 'title', 'line', 'levelName'])),
  })),
});
