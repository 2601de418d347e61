import { expect, it, vi } from 'vitest';
import { PAGES, pathsOf } from './pages.ts';
import { allRoutes, footerLinks, routeOf } from './routes.ts';

/** Two languages with one service, instead of the content collections of a build. */
vi.mock('./load.ts', async () => {
  const { pathsOf } = await import('./pages.ts');
  return {
    languageFolders: ['en', 'zh-tw'],
    loadSite: async (folder: string) => {
      const paths = pathsOf(folder, 'en');
      const services = [{ slug: 'rtl-design', path: `${paths.services}/rtl-design` }];
      return { language: folder, folder, paths, groups: [{ services }] };
    },
    loadPage: async (name: string, folder: string) => ({ title: `${name} in ${folder}` }),
  };
});

/** One specimen of the worked example. */
vi.mock('./example/loadExample.ts', () => ({
  loadMade: async (folder: string) => [
    { id: 'rtl', path: `${folder === 'en' ? '' : '/zh-tw'}/example/rtl` },
  ],
}));

/** One note and one page of Markdown, which only the footer leads to. */
vi.mock('./loadMarkdown.ts', async () => {
  const prefixes: Record<string, string> = { en: '', 'zh-tw': '/zh-tw' };
  return {
    loadNotes: async (folder: string) => [
      { slug: 'one', file: 'notes/2026-11-one.md', path: `${prefixes[folder]}/notes/one` },
    ],
    loadMarkdownPages: async (folder: string) => [
      {
        slug: 'careers',
        file: 'pages/careers.md',
        path: `${prefixes[folder]}/careers`,
        title: `careers in ${folder}`,
        isInFooter: true,
      },
      { slug: 'terms', file: 'pages/terms.md', path: `${prefixes[folder]}/terms` },
    ],
  };
});

it('a page is found in every language by its address, with all files of its own words', async () => {
  expect(await routeOf('/zh-tw/contact')).toEqual({
    language: 'zh-tw',
    folder: 'zh-tw',
    path: '/zh-tw/contact',
    page: 'contact',
    files: ['pages/contact.yaml', 'offices.yaml'],
    noIndex: false,
  });
});

it('a service has its own file, and the words that all services share', async () => {
  expect(await routeOf('/services/rtl-design')).toMatchObject({
    page: 'services/rtl-design',
    files: ['services/rtl-design.yaml', 'pages/services.yaml'],
  });
});

it.runIf(PAGES.example.isBuilt)(
  'a specimen is in the source language, whatever the page',
  async () => {
    expect(await routeOf('/zh-tw/example/rtl')).toMatchObject({
      page: 'example/rtl',
      files: ['example/rtl/specimen.md', 'pages/example.yaml'],
      isSourceOnly: true,
    });
  },
);

it('services follow the page that lists them, and nobody is sent to the 404 page', async () => {
  const paths = (await allRoutes()).map(({ path }) => path);
  expect(paths.indexOf('/services/rtl-design')).toBe(paths.indexOf('/services') + 1);
  expect(paths).toContain('/zh-tw/services/rtl-design');
  expect(paths.filter((path) => path.endsWith('/404'))).toEqual([]);
  expect((await routeOf('/404')).noIndex).toBe(true);
});

it('a page of Markdown has its own file, and the footer names it where it asks for that', async () => {
  expect(await routeOf('/zh-tw/careers')).toMatchObject({
    page: 'careers',
    files: ['pages/careers.md'],
    noIndex: false,
  });
  const site = { folder: 'zh-tw', paths: pathsOf('zh-tw', 'en') };
  const links = await footerLinks(site as Parameters<typeof footerLinks>[0]);
  expect(links).toContainEqual({ path: '/zh-tw/careers', title: 'careers in zh-tw' });
  expect(links.map(({ path }) => path)).not.toContain('/zh-tw/terms');
});

it('a page that no list names stops the build', async () => {
  await expect(routeOf('/forgotten')).rejects.toThrow('/forgotten: expected a page');
});

it('the footer names its pages in the language of the page', async () => {
  const site = { folder: 'zh-tw', paths: pathsOf('zh-tw', 'en') };
  expect(await footerLinks(site as Parameters<typeof footerLinks>[0])).toContainEqual({
    path: '/zh-tw/privacy',
    title: 'privacy in zh-tw',
  });
});
