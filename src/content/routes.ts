import { languages, loadSite } from './load.ts';

export interface Route {
  language: string;
  /** Canonical address, such as /services/rtl-design. */
  path: string;
  /** The same for one page in every language. */
  page: string;
}

async function routesOf(language: string): Promise<Route[]> {
  const { paths, groups } = await loadSite(language);
  const { home, about, services, contact } = paths;
  return [
    { language, path: home, page: 'home' },
    { language, path: about, page: 'about' },
    { language, path: services, page: 'services' },
    ...groups
      .flatMap((group) => group.services)
      .map(({ path, slug }) => ({ language, path, page: `services/${slug}` })),
    { language, path: contact, page: 'contact' },
  ];
}

let known: Promise<Route[]> | undefined;

/** Every address a visitor may be sent to, in all languages; read once for a build. */
export function allRoutes(): Promise<Route[]> {
  const read = async () => (await Promise.all((await languages()).map(routesOf))).flat();
  if (!import.meta.env.PROD) return read();
  known ??= read();
  return known;
}
