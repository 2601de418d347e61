import { mergeHashes } from '../src/delivery/inlineHashes.ts';
import {
  isPrivateFile,
  NOT_FOUND_PAGE,
  notFoundFolder,
  pagePath,
  redirectsFor,
} from './canonical.ts';
import {
  ADMIN_PAGE,
  CACHE,
  CSP,
  cacheControl,
  contentSecurityPolicy,
  DEFAULT_FILE,
  type Headers,
  type HostPolicy,
  isMarkup,
  securityHeaders,
} from './headers.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ and …/redirects/ */
export const CLOUDFLARE_LIMITS = { headerRules: 100, lineLength: 2_000, redirects: 2_000 };

interface Rule {
  path: string;
  headers: Headers;
  /** Headers of the general rule that these files do not carry. */
  without?: readonly string[];
}

/** `_headers`, read by Cloudflare and Netlify alike. Later rules replace what earlier ones say. */
export function headersFile(files: readonly string[], policy: HostPolicy): string {
  const others = [...notFoundRules(files, policy), ...fileRules(files, policy)];
  const exact = pageRules(files, policy);
  // Room for the editor is kept whether it is there or not: it must not change the rule of another page.
  const editor = files.includes(ADMIN_PAGE) ? 0 : 1;
  const isTooLong = others.length + exact.length + editor + 1 > CLOUDFLARE_LIMITS.headerRules;
  const text = write(policy, [...others, ...(isTooLong ? groupedPageRules(files, policy) : exact)]);
  assertFits(text);
  return text;
}

/** An address that is none in a language's folder is answered with that language's page. */
function notFoundRules(files: readonly string[], policy: HostPolicy): Rule[] {
  return files.flatMap((file) => {
    const folder = notFoundFolder(file);
    if (!folder) return [];
    return [{ path: `/${folder}/*`, headers: { [CSP]: contentSecurityPolicy(file, policy) } }];
  });
}

/**
 * For more pages than there may be rules: one for the pages of a folder, such as the services of a
 * language. It allows the inline styles and scripts of each, and of the not-found page beside them.
 */
function groupedPageRules(files: readonly string[], policy: HostPolicy): Rule[] {
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  const groups = Map.groupBy(
    files.filter((file) => pagePath(file) !== undefined),
    folderOf,
  );
  return [...groups].flatMap(([folder, pages]) => {
    const isLanguage = files.includes(`${folder}${NOT_FOUND_PAGE}`);
    const [first = '', ...more] = pages;
    if (isLanguage || !folder || more.length === 0) return pageRules(pages, policy);
    const missing = [`${folderOf(folder)}${NOT_FOUND_PAGE}`, NOT_FOUND_PAGE].find((file) =>
      files.includes(file),
    );
    const hashes = [...pages, missing ?? ''].flatMap((file) => policy.inline.get(file) ?? []);
    const shared = { ...policy, inline: new Map([[first, mergeHashes(hashes)]]) };
    return [{ path: `${folder}/*`, headers: { [CSP]: contentSecurityPolicy(first, shared) } }];
  });
}

function write(general: HostPolicy, rules: readonly Rule[]): string {
  const everywhere = {
    ...securityHeaders(DEFAULT_FILE, general),
    'Cache-Control': CACHE.revalidate,
  };
  const texts = rules.map(({ path, headers, without = [] }) => {
    // Cloudflare adds a repeated header to the first one unless it is taken off before. Netlify lets
    // the later rule win, and skips the "!" line because it has no colon.
    const detach = [...without, ...Object.keys(headers)].map((name) => `  ! ${name}`);
    return [path, ...detach, ...lines(headers)].join('\n');
  });
  return `${[`/*\n${lines(everywhere).join('\n')}`, ...texts].join('\n\n')}\n`;
}

/** `_redirects`: each page's other spellings, known by name so that no pattern can be tricked. */
export function redirectsFile(files: readonly string[]): string {
  const redirects = [...redirectsFor(files)].map(([from, to]) => `${from} ${to} 308`);
  const rules = [...redirects, ...notFoundAnswers(files)];
  if (rules.length > CLOUDFLARE_LIMITS.redirects) {
    console.warn(
      `_redirects keeps ${CLOUDFLARE_LIMITS.redirects} of ${rules.length} rules, Cloudflare's limit: ` +
        'there the rest are redirected with 307 instead of 308.',
    );
  }
  return `${rules.slice(0, CLOUDFLARE_LIMITS.redirects).join('\n')}\n`;
}

/** For Netlify; Cloudflare finds the nearest not-found page by itself, and passes over these rules. */
function notFoundAnswers(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const folder = notFoundFolder(file);
    return folder ? [`/${folder}/* ${file} 404`] : [];
  });
}

/** Only what differs from the general rule: each page's policy. */
function pageRules(files: readonly string[], policy: HostPolicy): Rule[] {
  return files.flatMap((file) => {
    const path = pagePath(file);
    if (path === undefined) return [];
    const general = securityHeaders(DEFAULT_FILE, policy);
    const own = Object.entries(securityHeaders(file, policy));
    const differing = own.filter(([name, value]) => name === CSP || general[name] !== value);
    return [{ path, headers: Object.fromEntries(differing) }];
  });
}

/** One rule for each folder without pages, and one for each other file that is not a page. */
function fileRules(files: readonly string[], policy: HostPolicy): Rule[] {
  const pages = files.filter((file) => file.endsWith('.html'));
  const rules = new Map<string, Rule>();
  const drawings: Rule[] = [];
  for (const file of files) {
    if (file.endsWith('.html') || isPrivateFile(file)) continue;
    const headers = { 'Cache-Control': cacheControl(file) };
    if (isMarkup(file)) {
      const own = { [CSP]: contentSecurityPolicy(file, policy) };
      drawings.push({ path: file, headers: { ...headers, ...own } });
      continue;
    }
    const folder = /^\/[^/]+\//.exec(file)?.[0];
    const isWholeFolder = folder && !pages.some((page) => page.startsWith(folder));
    const path = isWholeFolder ? `${folder}*` : file;
    rules.set(path, { path, headers, without: [CSP] });
  }
  // Last, because they may lie in one of the folders.
  return [...rules.values(), ...drawings];
}

function lines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

/** Cloudflare drops what is over its limits without a word, and with it the protection. */
function assertFits(text: string): void {
  const all = text.split('\n');
  const rules = all.filter((line) => line.startsWith('/')).length;
  if (rules > CLOUDFLARE_LIMITS.headerRules) {
    throw new Error(
      `_headers has ${rules} rules; Cloudflare reads ${CLOUDFLARE_LIMITS.headerRules}.`,
    );
  }
  const longest = all.reduce((longer, line) => (line.length > longer.length ? line : longer), '');
  if (longest.length > CLOUDFLARE_LIMITS.lineLength) {
    const hashes = longest.split('sha256-').length - 1;
    throw new Error(
      `A line of _headers has ${longest.length} characters; Cloudflare reads ` +
        `${CLOUDFLARE_LIMITS.lineLength}. The ${hashes} hashes of inline scripts and styles fill it: ` +
        'share them between pages, or move them into files.',
    );
  }
}
