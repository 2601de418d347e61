import { NOT_FOUND_PAGE, notFoundFolder, pagePath, redirectsFor } from './canonical.ts';
import {
  CACHE,
  cacheControl,
  DEFAULT_FILE,
  type HostPolicy,
  isMarkup,
  isPublicHost,
  type SitePolicy,
  securityHeaders,
} from './headers.ts';
import { MEDIA_TYPES } from './mediaType.ts';

export interface NginxPolicy extends SitePolicy {
  /** The site's own name, as in `ohmwright.example`. */
  publicName: string;
}

/** Where `dist/` lies on the machine or in the container: a folder or a link to one. */
export const SITE_ROOT = '/srv/site';

/** As in `isPublicHost`. nginx tries patterns in the order of the servers: these come first. */
const LOCAL_NAMES = 'localhost 127.0.0.1 ~\\.(?:localhost|local|test)$ ~^[\\d.]+$ ~^\\[';
const PUBLIC_NAMES = '~\\.';

/** Files for servers and hosts, pages under a second name, and paths that name a file twice. */
const NOT_FOR_VISITORS = '^/_(?:headers|redirects)$|\\.(?:br|gz|html)$|/\\.(?!well-known/)|//';

/**
 * `/x/../about`, escaped or not, and `/about#x`: nginx would tidy them up and send the page. The first
 * part is the quick look that is enough for nearly every address.
 */
const UNTIDY = '^(?=[^.%#?]*+[.%#])[^?]*(?:#|(?:/|%2f)(?:\\.|%2e){1,2}(?:[/?]|%2f|$))';

/**
 * What `deploy/nginx/nginx.conf` includes, by file name. There are no variables in the headers and a
 * location for each page, because nginx finds those in a tree made at its start: maps and patterns
 * would be worked out again for every visitor and cost a fifth of the throughput.
 */
export function nginxFiles(files: readonly string[], policy: NginxPolicy): Record<string, string> {
  const { publicName, ...general } = policy;
  const ownName = isPublicHost(publicName) ? `${publicName} ` : '';
  return {
    'site-types.conf': typesFile(),
    'site-local.conf': serverFile(files, LOCAL_NAMES, { ...general, publicHost: false }),
    'site-public.conf': serverFile(files, ownName + PUBLIC_NAMES, { ...general, publicHost: true }),
  };
}

function serverFile(files: readonly string[], names: string, policy: HostPolicy): string {
  const general = [...headers(DEFAULT_FILE, policy), cacheHeader(CACHE.revalidate, 'always')];
  const asset = (file: string) => [...headers(file, policy), cacheHeader(cacheControl(file))];
  const refuseUnlisted = location(`~ "${NOT_FOR_VISITORS}"`, ['return 404;']);
  const notFound = files.flatMap((file) => {
    const folder = notFoundFolder(file);
    return folder === undefined ? [] : [{ file, folder }];
  });
  /** A name, not an address: an address would be tested again, and refused once more. */
  const missing = (folder: string) => (folder ? `@missing-${folder}` : '@missing');
  return lines([
    WRITTEN_BY,
    `server_name ${names};`,
    `root ${SITE_ROOT};`,
    // Redirects and errors inherit these; a location with headers of its own inherits none.
    ...general,
    `if ($request_uri ~* "${UNTIDY}") {\n  return 404;\n}`,
    'error_page 404 @missing;',
    // `/50%off`: an address that cannot be decoded is one that does not exist. nginx has no address
    // for it, and answers 500 to a name; it may be refused once more, as untidy, on its way.
    `error_page 400 =404 ${NOT_FOUND_PAGE};`,
    'recursive_error_pages on;',
    'error_page 405 @refused;',
    ...notFound.flatMap(({ file, folder }) => [
      location(missing(folder), [
        ...(folder ? ownHeaders(file, policy) : []),
        'recursive_error_pages off;',
        `try_files ${quote(file)} =404;`,
      ]),
      location(`= ${quote(file)}`, ['internal;']),
    ]),
    location('@refused', [
      ...general,
      'recursive_error_pages off;',
      'add_header Allow "GET, HEAD" always;',
      'return 405;',
    ]),
    location('^~ /_astro/', [...asset('/_astro/'), 'try_files $uri =404;', refuseUnlisted]),
    location('/', [...asset('/'), 'try_files $uri =404;', refuseUnlisted]),
    ...notFound
      .filter(({ folder }) => folder)
      .map(({ folder }) =>
        location(`/${folder}/`, [
          ...asset('/'),
          `error_page 404 ${missing(folder)};`,
          'try_files $uri =404;',
          refuseUnlisted,
        ]),
      ),
    ...files.flatMap((file) => pageLocation(file, policy)),
    ...files
      .filter((file) => isMarkup(file) && !file.endsWith('.html'))
      .map((file) => location(`= ${quote(file)}`, asset(file))),
    ...[...redirectsFor(files)].map(([from, to]) =>
      location(`= ${quote(from)}`, [`return 308 ${quote(to).slice(0, -1)}$is_args$args";`]),
    ),
  ]);
}

const ownHeaders = (file: string, policy: HostPolicy): string[] => [
  ...headers(file, policy),
  cacheHeader(cacheControl(file), 'always'),
];

function pageLocation(file: string, policy: HostPolicy): string[] {
  const path = pagePath(file);
  if (path === undefined) return [];
  return [location(`= ${quote(path)}`, [...ownHeaders(file, policy), ...sendPage(path, file)])];
}

/** The file by its full name: `try_files` would look for it once before it is opened. */
function sendPage(path: string, file: string): string[] {
  // nginx takes whatever ends with a slash for a folder.
  if (path === '/') return [`try_files ${quote(file)} =404;`];
  return ['default_type text/html;', `alias ${quote(SITE_ROOT + file)};`];
}

function typesFile(): string {
  const types = Object.entries(MEDIA_TYPES).map(([extension, type]) => {
    return `  ${type.split(';')[0]} ${extension.slice(1)};`;
  });
  return lines([
    WRITTEN_BY,
    `types {\n${types.join('\n')}\n}`,
    `charset utf-8;\ncharset_types ${charsetTypes().join(' ')};`,
  ]);
}

/** The files' dates are made up for the ETag (`finish.ts`): a wrong date is worse than none. */
const NO_DATE = 'add_header Last-Modified "";';

const WRITTEN_BY = '# Written by server/finish.ts at each build. Change server/headers.ts instead.';

/** nginx adds text/html by itself and warns when it is named again. */
function charsetTypes(): string[] {
  const types = Object.values(MEDIA_TYPES).filter((type) => type.includes('charset'));
  return [...new Set(types.map((type) => type.split(';')[0] ?? ''))].filter(
    (type) => type !== 'text/html',
  );
}

function headers(file: string, policy: HostPolicy): string[] {
  const told = Object.entries(securityHeaders(file, policy)).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  return [...told, NO_DATE];
}

/** Without `always` a refusal is not kept as long as the file it stands for. */
function cacheHeader(value: string, always = ''): string {
  return `add_header Cache-Control ${quote(value)}${always && ` ${always}`};`;
}

function location(match: string, body: readonly string[]): string {
  return `location ${match} {\n${body.map((line) => line.replace(/^/gm, '  ')).join('\n')}\n}`;
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`;
}

function quote(text: string): string {
  if (/["\n\\$]/.test(text)) {
    throw new Error(`Cannot be written into nginx's configuration: ${text}`);
  }
  return `"${text}"`;
}
