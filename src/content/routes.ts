import { languageFolders, loadPage, loadSite, type SiteContent } from './load.ts';
import { footerPages, type PageName, pages } from './pages.ts';

interface Route {
  /** As in `<html lang>`. */
  language: string;
  /** Its folder in content/. */
  folder: string;
  /** Canonical address, such as /services/rtl-design. */
  path: string;
  /** The name of the page, the same in every language. */
  page: string;
  /** The content files with its own words, the page's first; those of menu and labels are on every page. */
  files: readonly [own: string, ...others: string[]];
  noIndex: boolean;
}

type OwnPart = Pick<Route, 'path' | 'page' | 'files'>;

const servicePages = ({ groups }: SiteContent): OwnPart[] =>
  groups
    .flatMap((group) => group.services)
    .map(({ path, slug }) => ({
      path,
      page: `services/${slug}`,
      files: [`services/${slug}.yaml`, 'pages/services.yaml'],
    }));

/** Pages that come from folders of the content, after the page that lists them. */
const PAGES_BELOW: Partial<Record<PageName, (site: SiteContent) => OwnPart[]>> = {
  services: servicePages,
};

async function routesOf(folder: string): Promise<Route[]> {
  const site = await loadSite(folder);
  const { language, paths } = site;
  return pages.flatMap(({ name, files, noIndex = false }) => {
    const own: OwnPart = { path: paths[name], page: name, files };
    const below = PAGES_BELOW[name]?.(site) ?? [];
    return [own, ...below].map((each) => ({ language, folder, noIndex, ...each }));
  });
}

let cached: Promise<Route[]> | undefined;

/** Every page in every language. A build reads them once. */
function readRoutes(): Promise<Route[]> {
  const read = async () => (await Promise.all(languageFolders.map(routesOf))).flat();
  if (!import.meta.env.PROD) return read();
  cached ??= read();
  return cached;
}

/** Every page in every language that visitors are sent to: all but 404. */
export const allRoutes = async () => (await readRoutes()).filter(({ noIndex }) => !noIndex);

/** A page that no list names would have no other languages, sitemap entry or social picture: the build stops. */
export async function routeOf(path: string): Promise<Route> {
  const route = (await readRoutes()).find((each) => each.path === path);
  if (!route) throw new Error(`${path}: expected a page of src/content/pages.ts, found none`);
  return route;
}

/** Links to the pages that only the footer leads to. */
export function footerLinks({ folder, paths }: SiteContent) {
  return Promise.all(
    footerPages.map(async (name) => ({
      path: paths[name],
      title: (await loadPage(name, folder)).title,
    })),
  );
}
