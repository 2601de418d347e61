import { settings } from '../../site.config.ts';
import { legalEntries } from '../lib/legal.ts';
import { languageFolders, loadSite } from './load.ts';

interface Route {
  /** As in `<html lang>`. */
  language: string;
  /** Its folder in content/. */
  folder: string;
  /** Canonical address, such as /services/rtl-design. */
  path: string;
  /** The name of the page, the same in every language. */
  page: string;
  /** The content files with its own words; those of menu and labels are on every page. */
  files: readonly string[];
}

/** The imprint exists only where the settings have legal details. */
export const hasImprint = legalEntries(settings.legal).length > 0;

async function routesOf(folder: string): Promise<Route[]> {
  const { paths, groups, language } = await loadSite(folder);
  const { home, about, services, contact, privacy, imprint } = paths;
  const pages = [
    { path: home, page: 'home', files: ['pages/landing.yaml', 'scale.yaml'] },
    { path: about, page: 'about', files: ['pages/about.yaml'] },
    { path: services, page: 'services', files: ['pages/services.yaml'] },
    ...groups
      .flatMap((group) => group.services)
      .map(({ path, slug }) => ({
        path,
        page: `services/${slug}`,
        files: [`services/${slug}.yaml`, 'pages/services.yaml'],
      })),
    { path: contact, page: 'contact', files: ['pages/contact.yaml', 'offices.yaml'] },
    { path: privacy, page: 'privacy', files: ['pages/privacy.yaml'] },
    ...(hasImprint ? [{ path: imprint, page: 'imprint', files: ['pages/imprint.yaml'] }] : []),
  ];
  return pages.map((page) => ({ language, folder, ...page }));
}

let cached: Promise<Route[]> | undefined;

/** Every page in every language except 404. A build reads them once. */
export function allRoutes(): Promise<Route[]> {
  const read = async () => (await Promise.all(languageFolders.map(routesOf))).flat();
  if (!import.meta.env.PROD) return read();
  cached ??= read();
  return cached;
}
