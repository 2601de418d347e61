import type { Language } from '../site.config.ts';
import type { ResponseHeaderRule } from './headers.ts';
import { CLOUDFLARE_LIMITS, inOrder, locationOf, type Redirect } from './redirects.ts';

/** `_headers`, read by Cloudflare and Netlify. */
export function headersFile(rules: readonly ResponseHeaderRule[]): string {
  const blocks = rules.map(({ path, headers }, index) => {
    // Cloudflare appends values of two rules unless "!" has removed the first. On Netlify the last rule
    // wins, and lines without a colon are skipped.
    const removed = index === 0 ? [] : Object.keys(headers).map((name) => `  ! ${name}`);
    const set = Object.entries(headers).flatMap(([name, value]) =>
      value === null ? [] : `  ${name}: ${value}`,
    );
    return [path, ...removed, ...set].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

interface Addresses {
  languages: readonly Language[];
  redirects: readonly Redirect[];
  /** Served under their whole name (publicPages.ts). */
  wholeNames: readonly string[];
}

/**
 * `_redirects`, read by Cloudflare and Netlify: files of public/ under their whole name, addresses of an old site, and
 * the folder that the source language does not have, the 404 page of each language, for Netlify: Cloudflare finds it by itself and ignores these lines. Exact addresses
 * must stand before those with `*`. Slashes and `.html` are settings of both hosts (docs/deploy.md).
 */
export function redirectsFile({ languages, redirects, wholeNames }: Addresses): string {
  const [sourceFolder, ...folders] = languages.map(({ lang }) => lang.toLowerCase());
  const ordered = inOrder(redirects);
  const listed = new Set(ordered.filter(({ isFolder }) => !isFolder).map(({ from }) => from));
  const exact = ordered.flatMap(({ from, isFolder, to }) => {
    const path = encodeURI(from);
    if (!isFolder) return [`${path} ${to} 301`, `${path}/ ${to} 301`];
    return listed.has(from) ? [] : [`${path} ${to} 301`];
  });
  const lines = [
    ...wholeNames.map((name) => `${name} ${name.replace(/\.html$/, '')} 200`),
    ...exact,
    `/${sourceFolder} / 301`,
    ...ordered
      .filter(({ isFolder }) => isFolder)
      .map(({ from, to }) => `${encodeURI(from)}/* ${to} 301`),
    `/${sourceFolder}/* /:splat 301`,
    ...folders.map((folder) => `/${folder}/* /${folder}/404.html 404`),
  ];
  checkLimits(lines);
  return lines.map((line) => `${line}\n`).join('');
}

function checkLimits(lines: readonly string[]): void {
  const folders = lines.filter((line) => line.includes('*')).length;
  const { exact, folders: most, lineLength } = CLOUDFLARE_LIMITS;
  const tooLong = lines.find((line) => line.length > lineLength);
  if (lines.length - folders > exact || folders > most) {
    throw new Error(
      `content/redirects.yaml: expected at most ${exact / 2 - 1} addresses and ${most} folders (with one for each language), which is what Cloudflare reads`,
    );
  }
  if (tooLong) throw new Error(`content/redirects.yaml: expected shorter addresses: ${tooLong}`);
}

interface PageAddresses extends Addresses {
  /** Canonical, such as /de/about. */
  pages: readonly string[];
}

const escaped = (path: string) => path.replaceAll(/[.+()]/g, '\\$&');

/**
 * The file that deploy/nginx/nginx.conf includes: where old addresses lead, files under their whole name, and which page
 * is meant by an address with other letters, or below the folder that the source language does not have: /DE/Contact, /en/about.
 */
export function nginxRedirects({ languages, redirects, wholeNames, pages }: PageAddresses): string {
  const cases = inOrder(redirects).flatMap(({ from, isFolder, to }) => {
    const location = locationOf({ to }, '$is_args$args');
    return isFolder
      ? [`  "~*^${escaped(from)}(?:/|$)" "${location}";\n`]
      : [`  "${from}" "${location}";\n`, `  "${from}/" "${location}";\n`];
  });
  const names = wholeNames.map((name) => `  "${name}" 1;\n`);
  const folder = `/${languages[0]?.lang}`;
  const meant = pages.map((page) =>
    page === '/'
      ? `  "~*^${folder}$" "/";\n`
      : `  "~*^(?:${folder})?${escaped(page)}$" "${page}";\n`,
  );
  return [
    '# Written by each build (hosting/integration.ts) from content/redirects.yaml and public/.\n',
    `map $uri $redirect {\n  default "";\n${cases.join('')}}\n`,
    `map $uri $has_whole_name {\n  default "";\n${names.join('')}}\n`,
    `map $uri $page_meant {\n  default "";\n${meant.join('')}}\n`,
  ].join('');
}

/** The file that deploy/nginx/nginx.conf includes. Headers that differ by path become variables. */
export function nginxHeaders(rules: readonly ResponseHeaderRule[]): string {
  const [general, ...others] = rules;
  const blocks = Object.entries(general?.headers ?? {}).map(([name, value]) => {
    const exceptions = others
      .filter(({ headers }) => name in headers)
      .map(({ path, headers }) => `  ${nginxPattern(path)} "${headers[name] ?? ''}";\n`);
    if (exceptions.length === 0) return `add_header ${name} "${value}" always;\n`;
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    const cases = [`  default "${value}";\n`, ...exceptions].join('');
    return `map $uri ${variable} {\n${cases}}\nadd_header ${name} ${variable} always;\n`;
  });
  return `# Written by each build (hosting/integration.ts) from the list in hosting/headers.ts.\n${blocks.join('')}`;
}

/** nginx matches the file of a page, so `$uri` ends with `.html`; that of a request to the inbox does not. */
function nginxPattern(path: string): string {
  if (path.endsWith('*')) return `"~^${path.slice(0, -1).replaceAll('.', '\\.')}"`;
  return path.includes('.') ? path : `"~^${path}(?:\\.html)?$"`;
}
