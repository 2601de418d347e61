import { loadMade } from './example/loadExample.ts';
import { EXAMPLE_FOLDER } from './example/specimenFiles.ts';
import { languageFolders, loadPage, loadSite, type SiteContent } from './load.ts';
import { loadMarkdownPages, loadNotes } from './loadMarkdown.ts';
import { footerPages, type PageName, pageFile, pages } from './pages.ts';

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
  /** Written in the source language, whatever the language of the page around it. */
  isSourceOnly?: true;
}

type OwnPart = Pick<Route, 'path' | 'page' | 'files' | 'isSourceOnly'>;

const servicePages = async ({ groups }: SiteContent): Promise<OwnPart[]> =>
  groups
    .flatMap((group) => group.services)
    .map(({ path, slug }) => ({
      path,
      page: `services/${slug}`,
      files: [`services/${slug}.yaml`, 'pages/services.yaml'],
    }));

const notePages = async ({ folder }: SiteContent): Promise<OwnPart[]> =>
  (await loadNotes(folder)).map(({ path, slug, file }) => ({
    path,
    page: `notes/${slug}`,
    files: [file, pageFile('notes')],
  }));

const specimenPages = async ({ folder }: SiteContent): Promise<OwnPart[]> =>
  (await loadMade(folder)).map(({ path, id }) => ({
    path,
    page: `example/${id}`,
    files: [`${EXAMPLE_FOLDER}/${id}/specimen.md`, pageFile('example')],
    isSourceOnly: true,
  }));

const markdownPages = async ({ folder }: SiteContent): Promise<OwnPart[]> =>
  (await loadMarkdownPages(folder)).map(({ path, slug, file }) => ({
    path,
    page: slug,
    files: [file],
  }));

/** Pages that come from folders of the content, after the page that lists them. */
const PAGES_BELOW: Partial<Record<PageName, (site: SiteContent) => Promise<OwnPart[]>>> = {
  services: servicePages,
  notes: notePages,
  example: specimenPages,
};

async function routesOf(folder: string): Promise<Route[]> {
  const site = await loadSite(folder);
  const { language, paths } = site;
  const listed = pages.map(async ({ name, files, noIndex = false }) => {
    const own: OwnPart = { path: paths[name], page: name, files };
    const below = (await PAGES_BELOW[name]?.(site)) ?? [];
    return [own, ...below].map((each) => ({ language, folder, noIndex, ...each }));
  });
  const written = (await markdownPages(site)).map((each) => ({
    language,
    folder,
    noIndex: false,
    ...each,
  }));
  return [...(await Promise.all(listed)).flat(), ...written];
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
export async function footerLinks({ folder, paths }: SiteContent) {
  const written = (await loadMarkdownPages(folder)).filter(({ isInFooter }) => isInFooter);
  const listed = await Promise.all(
    footerPages.map(async (name) => ({
      path: paths[name],
      title: (await loadPage(name, folder)).title,
    })),
  );
  return [...written.map(({ path, title }) => ({ path, title })), ...listed];
}
