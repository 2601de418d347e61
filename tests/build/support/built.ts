import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ADMIN_PAGE } from '../../../hosting/headers.ts';
import { publicPages } from '../../../hosting/publicPages.ts';
import { elements, elementsOf, textOf } from '../../support/markup.ts';

const root = join(import.meta.dirname, '../../..');
export const dist = join(root, 'dist');
/** Another's files, which are served as they are, and the editor. */
const notPages = [...publicPages(root), ADMIN_PAGE];

export interface BuiltPage {
  /** Its canonical address, such as /services/rtl-design. */
  path: string;
  file: string;
  html: string;
}

function pathOf(file: string): string {
  const name = relative(dist, file).split(sep).join('/');
  return `/${name.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

export const pages: readonly BuiltPage[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !notPages.includes(`/${name.split(sep).join('/')}`))
  .map((name) => join(dist, name))
  .map((file) => ({ path: pathOf(file), file, html: readFileSync(file, 'utf8') }))
  .sort((one, other) => one.path.localeCompare(other.path));

/** The content of a meta element by its name or property. */
export const metaOf = (html: string, name: string): string | undefined =>
  elements(html, 'meta').find((meta) => (meta.name ?? meta.property) === name)?.content;

export const titleOf = (html: string) =>
  elementsOf(html)
    .filter(({ tagName }) => tagName === 'title')
    .map(textOf)[0] ?? '';
