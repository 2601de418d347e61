import { expect, it, vi } from 'vitest';
import { pathsOf } from './pages.ts';
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

it('services follow the page that lists them, and nobody is sent to the 404 page', async () => {
  const paths = (await allRoutes()).map(({ path }) => path);
  expect(paths.indexOf('/services/rtl-design')).toBe(paths.indexOf('/services') + 1);
  expect(paths).toContain('/zh-tw/services/rtl-design');
  expect(paths.filter((path) => path.endsWith('/404'))).toEqual([]);
  expect((await routeOf('/404')).noIndex).toBe(true);
});

it('a page that no list names stops the build', async () => {
  await expect(routeOf('/careers')).rejects.toThrow('/careers: expected a page');
});

it('the footer names its pages in the language of the page', async () => {
  const site = { folder: 'zh-tw', paths: pathsOf('zh-tw', 'en') };
  expect(await footerLinks(site as Parameters<typeof footerLinks>[0])).toContainEqual({
    path: '/zh-tw/privacy',
    title: 'privacy in zh-tw',
  });
});
