import { redirectsFor } from './canonical.ts';
import {
  BASE_HEADERS,
  CACHE,
  contentSecurityPolicy,
  HSTS,
  isContactPage,
  type PolicyOptions,
} from './headers.ts';
import { MEDIA_TYPES } from './mediaType.ts';

type Entry = readonly [match: string, value: string];

/**
 * What `deploy/nginx/nginx.conf` includes at `http` level. The maps are read when the answer's head is
 * written: by then `$uri` is the file served, `/404.html` for anything that is missing.
 */
export function nginxInclude(
  files: readonly string[],
  policy: Omit<PolicyOptions, 'publicHost'>,
): string {
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
      ['~\\.(?:localhost|local|test)$', '0'],
      ['~^[\\d.]+$', '0'],
      ['~^\\[', '0'],
      ['~\\.', '1'],
    ]),
    map('$site_public', '$site_hsts', [
      ['default', ''],
      ['1', HSTS],
    ]),
    map('$site_public$status$uri', '$site_csp', cspEntries(files, policy)),
    map('$status$uri', '$site_cache', [
      ['default', CACHE.brief],
      ['~^(?!20[06]|304)', CACHE.revalidate],
      ['~\\.html$', CACHE.revalidate],
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

function cspEntries(
  files: readonly string[],
  policy: Omit<PolicyOptions, 'publicHost'>,
): readonly Entry[] {
  const csp = (path: string, publicHost: boolean) =>
    contentSecurityPolicy(path, { ...policy, publicHost });
  const contactPages = files.filter((file) => isContactPage(file.replace(/\.html$/, '')));
  // The address with .html has the same $uri, but is only a redirect.
  const keys = contactPages.flatMap((file) => ['200', '206', '304'].map((status) => status + file));
  return [
    ['default', csp('/', false)],
    ['~^1', csp('/', true)],
    ...keys.map((key): Entry => [`0${key}`, csp('/contact', false)]),
    ...keys.map((key): Entry => [`1${key}`, csp('/contact', true)]),
  ];
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
