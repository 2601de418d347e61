import { redirectsFor } from './canonical.ts';
import {
  BASE_HEADERS,
  CACHE,
  contentSecurityPolicy,
  HSTS,
  isContactPage,
  isPublicHost,
  type PolicyOptions,
} from './headers.ts';
import { MEDIA_TYPES } from './mediaType.ts';

export interface NginxPolicy extends Omit<PolicyOptions, 'publicHost'> {
  /** The site's own name, as in `ohmwright.example`. */
  publicName: string;
}

type Entry = readonly [match: string, value: string];

/**
 * What `deploy/nginx/nginx.conf` includes at `http` level. The maps are read when the answer's head is
 * written: by then `$uri` is the file served, `/404.html` for anything that is missing.
 */
export function nginxInclude(files: readonly string[], policy: NginxPolicy): string {
  const csp = (path: string, publicHost: boolean) =>
    contentSecurityPolicy(path, { ...policy, publicHost });
  const types = Object.entries(MEDIA_TYPES).map(([extension, type]) => {
    return `  ${type.split(';')[0]} ${extension.slice(1)};`;
  });
  return [
    '# Written by server/finish.ts at each build. Change server/headers.ts instead.',
    'map_hash_bucket_size 512;\nmap_hash_max_size 16384;',
    `types {\n${types.join('\n')}\n}`,
    `charset utf-8;\ncharset_types ${charsetTypes().join(' ')};`,
    map('$host', '$site_public', [
      ['default', '0'],
      ...knownHosts(policy.publicName),
      ['~\\.(?:localhost|local|test)$', '0'],
      ['~^[\\d.]+$', '0'],
      ['~^\\[', '0'],
      ['~\\.', '1'],
    ]),
    map('$site_public', '$site_hsts', [
      ['default', ''],
      ['1', HSTS],
    ]),
    map('$site_public', '$site_csp_general', [
      ['default', csp('/', false)],
      ['1', csp('/', true)],
    ]),
    map('$site_public$status$uri', '$site_csp', [
      ['default', '$site_csp_general'],
      ...contactKeys(files).flatMap((key): Entry[] => [
        [`0${key}`, csp('/contact', false)],
        [`1${key}`, csp('/contact', true)],
      ]),
    ]),
    map('$status$uri', '$site_cache', [
      ['default', CACHE.brief],
      ['~\\.html$|^(?!20[06]|304)', CACHE.revalidate],
      ['~^.../_astro/', CACHE.immutable],
    ]),
    map('$status', '$site_allow', [
      ['default', ''],
      ['405', 'GET, HEAD'],
    ]),
    map('$uri', '$site_moved', [['default', ''], ...redirectsFor(files)]),
    ...Object.entries(BASE_HEADERS).map(([name, value]) => addHeader(name, value)),
    addHeader('Content-Security-Policy', '$site_csp'),
    addHeader('Strict-Transport-Security', '$site_hsts'),
    addHeader('Cache-Control', '$site_cache'),
    addHeader('Allow', '$site_allow'),
    '',
  ].join('\n');
}

/** Found by name: the patterns that judge other hosts cost time on every request. */
function knownHosts(publicName: string): Map<string, string> {
  const names = ['localhost', '127.0.0.1', publicName];
  return new Map(names.map((name) => [name, isPublicHost(name) ? '1' : '0']));
}

/** The address with .html has the same $uri, but is only a redirect: hence the status. */
function contactKeys(files: readonly string[]): string[] {
  const pages = files.filter((file) => isContactPage(file.replace(/\.html$/, '')));
  return pages.flatMap((file) => ['200', '206', '304'].map((status) => status + file));
}

/** nginx adds text/html by itself and warns when it is named again. */
function charsetTypes(): string[] {
  const types = Object.values(MEDIA_TYPES).filter((type) => type.includes('charset'));
  return [...new Set(types.map((type) => type.split(';')[0] ?? ''))].filter(
    (type) => type !== 'text/html',
  );
}

function map(source: string, variable: string, entries: readonly Entry[]): string {
  const rows = entries.map(([match, value]) => `  ${quote(match)} ${quote(value)};`);
  return `map ${quote(source)} ${variable} {\n${rows.join('\n')}\n}`;
}

function addHeader(name: string, value: string): string {
  return `add_header ${name} ${quote(value)} always;`;
}

function quote(text: string): string {
  if (/["\n]/.test(text)) throw new Error(`Cannot be written into nginx's configuration: ${text}`);
  return `"${text.replaceAll('\\', '\\\\')}"`;
}
