import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES, pageFile, pages, pathsOf } from './pages.ts';

const ROUTES = 'src/pages/[...language]';
const routeFile = (path: string) => `${path === '/' ? '/index' : path}.astro`;

it.each(Object.values(PAGES))('the page at $path has a route', ({ path }) => {
  expect(existsSync(ROUTES + routeFile(path)), ROUTES + routeFile(path)).toBe(true);
});

it('every route is a page of the list', () => {
  // Names in brackets are routes of many pages, which come from files of the content.
  const routes = readdirSync(ROUTES).filter((name) => /^[^[].*\.astro$/.test(name));
  const listed = Object.values(PAGES).map(({ path }) => routeFile(path).slice(1));
  expect(routes.sort()).toEqual(listed.sort());
});

it('a page has its own words, and those of other files that stand on it alone', () => {
  expect(pageFile('home')).toBe('pages/landing.yaml');
  const filesOf = (page: string) => pages.find(({ name }) => name === page)?.files;
  expect(filesOf('about')).toEqual(['pages/about.yaml']);
  expect(filesOf('contact')).toEqual(['pages/contact.yaml', 'offices.yaml']);
});

it('the source language stands at the root, others below their folder', () => {
  expect(pathsOf('en', 'en')).toMatchObject({ home: '/', about: '/about' });
  const { home, 'not-found': notFound, offices } = pathsOf('zh-tw', 'en');
  expect({ home, notFound, offices }).toEqual({
    home: '/zh-tw',
    notFound: '/zh-tw/404',
    offices: '/zh-tw/contact#offices',
  });
});
