import { languageFolders, loadSite } from './load.ts';

export interface Route {
  /** As in `<html lang>`. */
  language: string;
  /** Its folder in content/. */
  folder: string;
  /** Canonical address, such as /services/rtl-design. */
  path: string;
  /** The same for one page in every language. */
  page: string;
}

async function routesOf(folder: string): Promise<Route[]> {
  const { paths, groups, language } = await loadSite(folder);
  const { home, about, services, contact } = paths;
  return [
    { language, folder, path: home, page: 'home' },
    { language, folder, path: about, page: 'about' },
    { language, folder, path: services, page: 'services' },
    ...groups
      .flatMap((group) => group.services)
      .map(({ path, slug }) => ({ language, folder, path, page: `services/${slug}` })),
    { language, folder, path: contact, page: 'contact' },
  ];
}

let known: Promise<Route[]> | undefined;

/** Every address a visitor may be sent to, in all languages; read once for a build. */
export function allRoutes(): Promise<Route[]> {
  const read = async () => (await Promise.all(languageFolders.map(routesOf))).flat();
  if (!import.meta.env.PROD) return read();
  known ??= read();
  return known;
}
