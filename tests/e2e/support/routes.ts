import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { specimenFiles } from '../../../src/content/example/specimenFiles.ts';
import { markdownPageFiles, publishedNoteFiles } from '../../../src/content/markdown/published.ts';
import { pages } from '../../../src/content/pages.ts';
import { settings } from '../../../src/settings.ts';

const menu = parse(readFileSync('content/en/menu.yaml', 'utf8')) as {
  groups: { services: string[] }[];
};

export const servicePaths = menu.groups.flatMap(({ services }) =>
  services.map((slug) => `/services/${slug}`),
);

const notePaths = publishedNoteFiles(process.cwd(), 'en').map(({ slug }) => `/notes/${slug}`);
const specimenPaths = specimenFiles(process.cwd()).map(({ layer }) => `/example/${layer}`);
const markdownPaths = markdownPageFiles(process.cwd(), 'en').map(({ slug }) => `/${slug}`);

/** Stands for any address that does not exist. */
export const NO_SUCH_PAGE = '/no/such/page';

/** Every page of the site. */
export const allPaths = [
  ...pages.filter(({ noIndex }) => !noIndex).map(({ path }) => path as string),
  ...servicePaths,
  ...notePaths,
  ...specimenPaths,
  ...markdownPaths,
  NO_SUCH_PAGE,
];

/** One page of each kind: services differ in their words and drawings only, notes and specimens in their words. */
const others = [servicePaths, notePaths, specimenPaths, markdownPaths].flatMap(
  ([, ...others]) => others,
);
export const kindsOfPages = allPaths.filter((path) => !others.includes(path));

/** A page of the source language in any one. */
export const pathIn = (lang: string, path: string) =>
  lang === settings.languages[0].lang ? path : `/${lang.toLowerCase()}${path === '/' ? '' : path}`;
