import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const dist = join(import.meta.dirname, '../../../dist');

export interface BuiltPage {
  /** Its canonical address, such as /services/rtl-design. */
  path: string;
  file: string;
  html: string;
}

type Attributes = Readonly<Record<string, string>>;

function pathOf(file: string): string {
  const name = relative(dist, file).split(sep).join('/');
  return `/${name.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

export const pages: readonly BuiltPage[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => join(dist, name))
  .map((file) => ({ path: pathOf(file), file, html: readFileSync(file, 'utf8') }))
  .sort((one, other) => one.path.localeCompare(other.path));

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#38;': '&',
  '&#39;': "'",
  '&#x27;': "'",
};

const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#34|#38|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The attributes of every element with that name, or of every element. */
export function elements(html: string, name = '[a-z][a-z0-9-]*'): Attributes[] {
  const text = html.replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2></$1>');
  return [...text.matchAll(new RegExp(`<${name}((?:\\s(?:[^"'>]|"[^"]*"|'[^']*')*)?)>`, 'gi'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', ...values]) => [
          key.toLowerCase(),
          decoded(values.find((value) => value !== undefined) ?? ''),
        ]),
      ),
  );
}

/** The content of a meta element by its name or property. */
export const metaOf = (html: string, name: string): string | undefined =>
  elements(html, 'meta').find((meta) => (meta.name ?? meta.property) === name)?.content;

export const titleOf = (html: string) => decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
