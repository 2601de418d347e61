import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { headerRules, headersFor } from '../../hosting/headers.ts';
import { inlineScriptHashes } from '../../hosting/inlineScripts.ts';
import { isCopy, settings } from '../../src/settings.ts';
import { DIST } from '../support/runningServer.ts';
import type { Answer } from './request.ts';

const firstIn = (folder: string, ending: string) => {
  const file = readdirSync(join(DIST, folder), { recursive: true })
    .filter((name): name is string => typeof name === 'string')
    .sort()
    .find((name) => name.endsWith(ending));
  if (!file) throw new Error(`dist/${folder} holds no ${ending}`);
  return `/${folder}/${file}`;
};

const [source, other] = settings.languages;
if (!other) throw new Error('the tests of 404 pages need a second language');

/** A page of each kind, in the source language and in another one. */
export const FOLDER = `/${other.lang.toLowerCase()}`;
/** What would be the folder of the source language, which has none. */
export const SOURCE = `/${source.lang.toLowerCase()}`;
export const PAGES = [
  { path: '/', file: 'index.html', lang: source.lang },
  { path: '/contact', file: 'contact.html', lang: source.lang },
  { path: FOLDER, file: `${FOLDER}.html`, lang: other.lang },
  { path: `${FOLDER}/about`, file: `${FOLDER}/about.html`, lang: other.lang },
];
export const SCRIPT = firstIn('_astro', '.js');
/** What other sites show. */
const SHARED_PICTURES = [
  firstIn('social', '.jpg'),
  '/favicon.ico',
  '/favicon.svg',
  '/icon-512.png',
  '/apple-touch-icon.png',
];
export const FILES = [
  SCRIPT,
  firstIn('_astro', '.woff2'),
  firstIn('drawings', '.svg'),
  '/robots.txt',
  ...SHARED_PICTURES,
];

const scriptHashes = await inlineScriptHashes(DIST);

/** All headers of the list, and none that the list takes off. */
export function expectHeaders(answer: Answer, path: string, { https }: { https: boolean }): void {
  const rules = headerRules(settings, { scriptHashes, https, isCopy });
  const expected = headersFor(path, rules);
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const listed = [...names].map((name) => [name, expected.get(name)]);
  const sent = [...names].map((name) => [name, answer.headers[name.toLowerCase()]]);
  expect(Object.fromEntries(sent), path).toEqual(Object.fromEntries(listed));
  expect(answer.headers['cross-origin-opener-policy']).toBeUndefined();
}
