import { type Language, site } from '../site.config.ts';
import { spellingsOf } from './languageSpellings.ts';

/**
 * One address for each page: no `.html`, no slash at the end. Everything here knows only file names
 * inside `dist/`, so each server can be told the same list.
 */

/** Not an address: what is sent for every address that is none. Each language has one in its folder. */
export const NOT_FOUND_PAGE = '/404.html';

/** The folder of a language whose not-found page this is, '' for the one at the root. */
export function notFoundFolder(file: string): string | undefined {
  if (!file.endsWith(NOT_FOUND_PAGE)) return undefined;
  const folder = file.slice(1, -NOT_FOUND_PAGE.length);
  return folder.includes('/') ? undefined : folder;
}

/** The address a built page is read at, or nothing for a file that is not a page of its own. */
export function pagePath(file: string): string | undefined {
  if (!file.endsWith('.html') || notFoundFolder(file) !== undefined) return undefined;
  const path = file.slice(0, -'.html'.length);
  if (path === '/index') return '/';
  return path.endsWith('/index') ? path.slice(0, -'/index'.length) : path;
}

/** Every other spelling of a page's address that a person or an old link may use. */
export function otherSpellings(path: string): string[] {
  return path === '/' ? ['/index.html', '/index'] : [`${path}/`, `${path}.html`];
}

/** From each other spelling to the canonical address, for all pages among `files`. */
export function redirectsFor(
  files: Iterable<string>,
  languages: readonly Language[] = site.languages,
): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const file of files) {
    const path = pagePath(file);
    if (path === undefined) continue;
    for (const spelling of otherSpellings(path)) redirects.set(spelling, path);
    for (const spelling of spellingsOf(path, languages)) {
      redirects.set(spelling, path);
      redirects.set(`${spelling}/`, path);
    }
  }
  return redirects;
}

/** Files that sit in `dist/` for a server or a host to read, never for a visitor. */
export function isPrivateFile(file: string): boolean {
  if (/\.(?:br|gz)$/.test(file) || /^\/_(?:headers|redirects)$/.test(file)) return true;
  return /\/\./.test(file) && !file.startsWith('/.well-known/');
}
