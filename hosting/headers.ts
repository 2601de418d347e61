import { takesMessages } from '../src/lib/inbox.ts';
import type { SiteSettings } from '../src/settings.ts';

/**
 * The one list of HTTP headers. The preview server sends it, and hostFiles.ts writes it down for nginx,
 * Cloudflare and Netlify.
 */

export interface ResponseHeaderRule {
  /** An exact path, or the beginning of one with `*` at its end. */
  path: string;
  /** Override those of `/*`, the first rule; `null` removes a header. */
  headers: Readonly<Record<string, string | null>>;
}

interface HeaderOptions {
  /** Sources such as `'sha256-…'` of the inline scripts of all pages (inlineScripts.ts). */
  scriptHashes: readonly string[];
  /** False for the preview server, which speaks plain HTTP. */
  https: boolean;
  /** True for a copy of the site: search engines leave out its files, too, which have no `<meta name="robots">`. */
  isCopy?: boolean;
}

export const CSP = 'Content-Security-Policy';
const CACHE = 'Cache-Control';
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/** For files whose name holds a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** Cached, but revalidated at each visit, so that a new version is seen at once. */
const REVALIDATE = 'no-cache';

/** Only features that every current browser knows: unknown names cause console warnings. */
const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/** Pictures that other sites show: link previews and the icons of bookmarks. */
const SHOWN_BY_OTHER_SITES = { [CACHE]: ONE_HOUR, [RESOURCE_POLICY]: 'cross-origin' };

export function headerRules(
  site: Pick<SiteSettings, 'hsts' | 'mapShapesUrl' | 'inbox' | 'counter' | 'editor'>,
  { scriptHashes, https, isCopy = false }: HeaderOptions,
): ResponseHeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        [CSP]: pagePolicy(site, { scriptHashes, https }),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        [RESOURCE_POLICY]: 'same-origin',
        ...(https && { 'Strict-Transport-Security': httpsPromise(site.hsts) }),
        ...(isCopy && { 'X-Robots-Tag': 'noindex' }),
        [CACHE]: REVALIDATE,
      },
    },
    // Scripts, styles, fonts and pictures need no policy, which would be 600 bytes each.
    { path: '/_astro/*', headers: { [CACHE]: IMMUTABLE, [CSP]: null } },
    { path: '/drawings/*', headers: { [CACHE]: IMMUTABLE } },
    { path: '/map/*', headers: { [CACHE]: IMMUTABLE } },
    { path: '/shapes/*', headers: { [CACHE]: ONE_HOUR } },
    { path: '/social/*', headers: SHOWN_BY_OTHER_SITES },
    { path: '/favicon.*', headers: SHOWN_BY_OTHER_SITES },
    { path: '/icon-*', headers: SHOWN_BY_OTHER_SITES },
    { path: '/apple-touch-icon.png', headers: SHOWN_BY_OTHER_SITES },
    ...(takesMessages(site.inbox) ? MESSAGES_RULES : []),
    ...(site.editor ? [EDITOR_RULE] : []),
  ];
}

const httpsPromise = ({ seconds, subdomains }: SiteSettings['hsts']) =>
  `max-age=${seconds}${subdomains ? '; includeSubDomains' : ''}`;

/** The inbox answers with headers of its own. Two rules: `/messages*` would also be the page /messages-to-investors. */
const MESSAGES_RULES: readonly ResponseHeaderRule[] = ['/messages', '/messages/*'].map((path) => ({
  path,
  headers: { [CACHE]: null, [CSP]: null },
}));

/** Where a form may be posted to, besides the visitor's mail program. */
function formTarget(inbox: SiteSettings['inbox']): string[] {
  if (inbox === undefined) return [];
  return 'url' in inbox ? [new URL(inbox.url).origin] : ["'self'"];
}

/** A setting that is a path names a file of the site itself. */
const otherOrigin = (address = '') => (URL.canParse(address) ? [new URL(address).origin] : []);

function pagePolicy(
  { mapShapesUrl, inbox, counter }: Pick<SiteSettings, 'mapShapesUrl' | 'inbox' | 'counter'>,
  { scriptHashes, https }: HeaderOptions,
): string {
  const mapHost = otherOrigin(mapShapesUrl);
  const [counterScript, counterHost] = [otherOrigin(counter?.script), otherOrigin(counter?.host)];
  const serviceHost = inbox && 'url' in inbox ? formTarget(inbox) : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...counterScript].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set([...mapHost, ...serviceHost, ...counterHost])].join(' '),
    "manifest-src 'self'",
    ['form-action mailto:', ...formTarget(inbox)].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The editor's file, if the settings have an editor. */
export const ADMIN_PAGE = '/admin.html';

/** The editor shows pictures from blobs, and calls the GitHub API. */
export const EDITOR_RULE: ResponseHeaderRule = {
  path: '/admin',
  headers: {
    [CSP]: [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data: https://avatars.githubusercontent.com",
      "font-src 'self'",
      "connect-src 'self' blob: data: https://api.github.com",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
  },
};

/** Headers of the file at a path; '/404' stands for every missing file. */
export function headersFor(
  path: string,
  rules: readonly ResponseHeaderRule[],
): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter((each) => matches(each.path, path))) {
    for (const [name, value] of Object.entries(rule.headers)) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
  }
  return headers;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
