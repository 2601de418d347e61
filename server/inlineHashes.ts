import { createHash } from 'node:crypto';
import type { InlineHashes } from './headers.ts';

/** A `<script>` of any other type is data (JSON-LD): browsers neither run it nor ask the policy. */
const CHECKED_SCRIPT_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

// Quoted attribute values may hold any character, "<script>" in an island's props included.
const TAG = /<!--[\s\S]*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

interface Found {
  scripts: string[];
  styles: string[];
  /** `style="…"` and `onclick="…"`: no hash can allow these, so they must not be built. */
  refused: string[];
}

export function findInline(markup: string): Found {
  const found: Found = { scripts: [], styles: [], refused: [] };
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(markup); tag; tag = TAG.exec(markup)) {
    const name = tag[1]?.toLowerCase();
    if (!name) continue;
    const attributes = readAttributes(tag[2] ?? '');
    for (const key of attributes.keys()) {
      if (key === 'style' || /^on[a-z]+$/.test(key)) found.refused.push(`<${name} ${key}>`);
    }
    if (!/^(?:script|style|textarea|title)$/.test(name)) continue;
    const text = rawText(markup, TAG.lastIndex, name);
    TAG.lastIndex += text.length;
    if (name === 'style') found.styles.push(text);
    if (name === 'script' && isCheckedInline(attributes)) found.scripts.push(text);
  }
  return found;
}

/** The hashes of each page, by its file. */
export function collectHashes(
  pages: Iterable<{ file: string; markup: string }>,
): Map<string, InlineHashes> {
  const hashes = new Map<string, InlineHashes>();
  for (const { file, markup } of pages) {
    const { scripts, styles, refused } = findInline(markup);
    if (refused.length > 0) {
      const list = [...new Set(refused)].join(', ');
      throw new Error(`${file} has attributes that the Content-Security-Policy refuses: ${list}`);
    }
    hashes.set(file, { scripts: each(scripts.map(cspHash)), styles: each(styles.map(cspHash)) });
  }
  return hashes;
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
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

function isCheckedInline(attributes: Map<string, string>): boolean {
  return !attributes.has('src') && CHECKED_SCRIPT_TYPES.has(attributes.get('type') ?? '');
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  return attributes;
}

function rawText(markup: string, start: number, name: string): string {
  const length = markup.slice(start).search(new RegExp(`</${name}[\\s/>]`, 'i'));
  return length < 0 ? markup.slice(start) : markup.slice(start, start + length);
}
