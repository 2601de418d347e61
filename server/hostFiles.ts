import { isPrivateFile, pagePath, redirectsFor } from './canonical.ts';
import {
  CACHE,
  cacheControl,
  contentSecurityPolicy,
  type Headers,
  isContactPage,
  type PolicyOptions,
  securityHeaders,
} from './headers.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/ and …/redirects/ */
export const CLOUDFLARE_LIMITS = { headerRules: 100, lineLength: 2_000, redirects: 2_000 };

interface Rule {
  path: string;
  headers: Headers;
}

/** `_headers`, read by Cloudflare and Netlify alike. */
export function headersFile(files: readonly string[], policy: PolicyOptions): string {
  const everywhere = { ...securityHeaders('/', policy), 'Cache-Control': CACHE.revalidate };
  const text = [
    `/*\n${lines(everywhere).join('\n')}`,
    ...[...contactRules(files, policy), ...cacheRules(files)].map(({ path, headers }) => {
      // Cloudflare adds a repeated header to the first one unless it is taken off before. Netlify lets
      // the later rule win, and skips the "!" line because it has no colon.
      const detach = Object.keys(headers).map((name) => `  ! ${name}`);
      return [path, ...detach, ...lines(headers)].join('\n');
    }),
  ].join('\n\n');
  assertFits(text);
  return `${text}\n`;
}

/** `_redirects`: each page's other spellings, known by name so that no pattern can be tricked. */
export function redirectsFile(files: readonly string[]): string {
  const rules = [...redirectsFor(files)].map(([from, to]) => `${from} ${to} 308`);
  if (rules.length > CLOUDFLARE_LIMITS.redirects) {
    console.warn(
      `_redirects keeps ${CLOUDFLARE_LIMITS.redirects} of ${rules.length} rules, Cloudflare's limit: ` +
        'there the rest are redirected with 307 instead of 308.',
    );
  }
  return `${rules.slice(0, CLOUDFLARE_LIMITS.redirects).join('\n')}\n`;
}

function contactRules(files: readonly string[], policy: PolicyOptions): Rule[] {
  return files
    .map((file) => pagePath(file) ?? '')
    .filter(isContactPage)
    .map((path) => ({
      path,
      headers: { 'Content-Security-Policy': contentSecurityPolicy(path, policy) },
    }));
}

/** One rule for each folder without pages, and one for each other file that is not a page. */
function cacheRules(files: readonly string[]): Rule[] {
  const pages = files.filter((file) => file.endsWith('.html'));
  const rules = new Map<string, Rule>();
  for (const file of files) {
    if (file.endsWith('.html') || isPrivateFile(file)) continue;
    const folder = /^\/[^/]+\//.exec(file)?.[0];
    const isWholeFolder = folder && !pages.some((page) => page.startsWith(folder));
    const path = isWholeFolder ? `${folder}*` : file;
    rules.set(path, { path, headers: { 'Cache-Control': cacheControl(file) } });
  }
  return [...rules.values()];
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
