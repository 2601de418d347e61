import { createHash } from 'node:crypto';
import { elementsOf, textOf } from './page.ts';

/** A `<script>` of any other type is data (JSON-LD): browsers neither run it nor ask the policy. */
const CHECKED_SCRIPT_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** What a built page may run and be styled by, as sources of its policy such as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

interface Found {
  scripts: string[];
  styles: string[];
  /** `style="…"` and `onclick="…"`: no hash can allow these, so they must not be built. */
  refused: string[];
}

export function findInline(markup: string): Found {
  const found: Found = { scripts: [], styles: [], refused: [] };
  for (const element of elementsOf(markup)) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    for (const name of attributes.keys()) {
      if (name.startsWith('on')) found.refused.push(`<${element.tagName} ${name}>`);
    }
    if (element.tagName === 'style') found.styles.push(textOf(element));
    if (element.tagName === 'script' && isCheckedInline(attributes))
      found.scripts.push(textOf(element));
  }
  return found;
}

/** The hashes of each page, by its file. */
export function collectHashes(
  pages: Iterable<{ file: string; markup: string }>,
): Map<string, InlineHashes> {
  return new Map([...pages].map(({ file, markup }) => [file, hashesOf(file, markup)]));
}

export function hashesOf(file: string, markup: string): InlineHashes {
  const { scripts, styles, refused } = findInline(markup);
  if (refused.length > 0) {
    const list = [...new Set(refused)].join(', ');
    throw new Error(`${file} has attributes that the Content-Security-Policy refuses: ${list}`);
  }
  return { scripts: each(scripts.map(cspHash)), styles: each(styles.map(cspHash)) };
}

/** What pages share is named once. */
export function mergeHashes(pages: Iterable<InlineHashes>): InlineHashes {
  const all = [...pages];
  return {
    scripts: each(all.flatMap(({ scripts }) => scripts)),
    styles: each(all.flatMap(({ styles }) => styles)),
  };
}
/** Once, and in the same order whatever the order on the page. */
function each(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort();
}

export function cspHash(text: string): string {
  // The HTML parser turns CRLF into LF before anything is hashed.
  const digest = createHash('sha256')
    .update(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .digest('base64');
  return `'sha256-${digest}'`;
}

function isCheckedInline(attributes: Map<string, string>): boolean {
  return !attributes.has('src') && CHECKED_SCRIPT_TYPES.has(attributes.get('type') ?? '');
}
