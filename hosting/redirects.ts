/** content/redirects.yaml: addresses of an old site, each with the address of this site that stands for it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { RESERVED_PATHS } from '../src/lib/paths.ts';

export interface Redirect {
  /** Decoded, without a slash at its end. */
  from: string;
  /** With everything below it: written as /blog/*. */
  isFolder: boolean;
  /** A page or file of this site, which may end with #id, or an address with https. */
  to: string;
}

const FILE = 'content/redirects.yaml';

/** What the file holds, yet unchecked; a site without the file has no redirects. */
export function readRedirects(root: string): Redirect[] {
  const file = join(root, FILE);
  if (!existsSync(file)) return [];
  const entries: Record<string, unknown> = parse(readFileSync(file, 'utf8')) ?? {};
  return Object.entries(entries).map(([from, to]) => ({
    from: decoded(from).replace(/\/\*?$/, ''),
    isFolder: from.endsWith('/*'),
    to: String(to),
  }));
}

/** Names are written decoded or encoded. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // malformed, and refused by the check
  }
}

/** Letters of any script, digits, and what stands in a path without a meaning to nginx, Cloudflare or Netlify. */
const PATH = /^(?:\/[\p{L}\p{M}\p{N} ._~!&'()+,;=@-]+)+$/u;
const MAX_LENGTH = 400;

/** https://developers.cloudflare.com/workers/static-assets/redirects/: more are dropped without a word. */
export const CLOUDFLARE_LIMITS = { exact: 2_000, folders: 100, lineLength: 1_000 };

interface Site {
  url: string;
  /** Every address that is served, pages in their canonical form and as files: /about, /about.html. */
  addresses: readonly string[];
}

/** In words for editors: 'file: address: expected …, found …'. */
export function redirectProblems(redirects: readonly Redirect[], site: Site): string[] {
  const served = site.addresses.map((address) => address.toLowerCase());
  const seen = new Set<string>();
  return redirects.flatMap((redirect) => {
    const name = nameOf(redirect).toLowerCase();
    const problem = seen.has(name)
      ? 'expected once, found twice (letters and a slash at the end do not count)'
      : (problemOfSource(redirect, served) ?? problemOfTarget(redirect, site));
    seen.add(name);
    return problem ? [`${FILE}: ${nameOf(redirect)}: ${problem}`] : [];
  });
}

const nameOf = ({ from, isFolder }: Redirect) => (isFolder ? `${from}/*` : from);

function problemOfSource({ from, isFolder }: Redirect, served: readonly string[]) {
  const small = from.toLowerCase();
  if (!PATH.test(from) || encodeURI(from).length > MAX_LENGTH) {
    return 'expected a path such as /old/page, without a question mark: hosts compare nothing after one';
  }
  const isBelow = (address: string) => address.startsWith(`${small}/`);
  if (RESERVED_PATHS.some((address) => small === address || small.startsWith(`${address}/`))) {
    return 'expected an address that the site does not use itself';
  }
  const found = served.find((address) => address === small || (isFolder && isBelow(address)));
  return found && `expected an address of the old site alone, found ${found} on this one`;
}

function problemOfTarget({ to }: Redirect, { url, addresses }: Site): string | undefined {
  if (to.startsWith('/')) {
    const [path = '', ...hash] = to.split('#');
    const isThere = addresses.includes(path) && !/(?:^\/index|\.html)$/.test(path);
    return isThere && hash.every((id) => /^[\w-]+$/.test(id)) && hash.length < 2
      ? undefined
      : `expected a page or file of this site, such as /contact or /contact#offices, found "${to}"`;
  }
  if (!URL.canParse(to) || !to.startsWith('https://') || /[\s"$\\{}]/.test(to)) {
    return `expected a path of this site or an address with https, found "${to}"`;
  }
  return new URL(to).origin === url ? `expected a path, ${new URL(to).pathname}` : undefined;
}

/** What a browser is sent to: the question mark and what follows it go along, unless the target has its own. */
export function locationOf({ to }: Pick<Redirect, 'to'>, search: string): string {
  const [address = '', hash] = to.split('#', 2);
  const query = address.includes('?') ? '' : search;
  return `${address}${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** Exact addresses first, then folders, the deepest first: the order in which every host looks. */
export function inOrder(redirects: readonly Redirect[]): Redirect[] {
  const exact = redirects.filter(({ isFolder }) => !isFolder);
  const folders = redirects
    .filter(({ isFolder }) => isFolder)
    .sort((one, other) => other.from.length - one.from.length);
  return [...exact, ...folders];
}

/** The redirect of a requested path, with or without a slash at its end. */
export function redirectFor(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  const asked = decoded(path).replace(/\/$/, '');
  return inOrder(redirects).find(
    ({ from, isFolder }) => asked === from || (isFolder && asked.startsWith(`${from}/`)),
  );
}
