import type { SiteSettings } from '../site.config.ts';

/**
 * The one list of HTTP headers. The preview server sends it, and hostFiles.ts writes it down for nginx,
 * Cloudflare and Netlify.
 */

export interface HeaderRule {
  /** An exact path, or the beginning of one with `*` at its end. */
  path: string;
  /** Replace those of `/*`, the first rule; `null` takes a header off. */
  headers: Readonly<Record<string, string | null>>;
}

export interface Sent {
  /** Sources such as `'sha256-…'` of the inline scripts of all pages (inlineScripts.ts). */
  scriptHashes: readonly string[];
  /** False for the preview server, whose plain HTTP nothing could be upgraded from. */
  https: boolean;
}

export const CSP = 'Content-Security-Policy';
const CACHE = 'Cache-Control';
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/** For files whose name holds a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
/** Kept, but compared with the server at each visit: a new version is seen at once. */
const REVALIDATE = 'no-cache';

/** Features that every current browser knows: unknown names would be reported in its console. */
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
const SHOWN_ELSEWHERE = { [CACHE]: ONE_HOUR, [RESOURCE_POLICY]: 'cross-origin' };

export function headerRules(
  site: Pick<SiteSettings, 'mapShapesUrl' | 'editor'>,
  { scriptHashes, https }: Sent,
): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        [CSP]: pagePolicy(site.mapShapesUrl, { scriptHashes, https }),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        [RESOURCE_POLICY]: 'same-origin',
        ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
        [CACHE]: REVALIDATE,
      },
    },
    // Scripts, styles, fonts and pictures: a policy does nothing for them but weigh 600 bytes each.
    { path: '/_astro/*', headers: { [CACHE]: IMMUTABLE, [CSP]: null } },
    { path: '/drawings/*', headers: { [CACHE]: IMMUTABLE } },
    { path: '/map/*', headers: { [CACHE]: IMMUTABLE } },
    { path: '/shapes/*', headers: { [CACHE]: ONE_HOUR } },
    { path: '/social/*', headers: SHOWN_ELSEWHERE },
    { path: '/favicon.*', headers: SHOWN_ELSEWHERE },
    { path: '/icon-*', headers: SHOWN_ELSEWHERE },
    { path: '/apple-touch-icon.png', headers: SHOWN_ELSEWHERE },
    ...(site.editor ? [EDITOR_RULE] : []),
  ];
}

function pagePolicy(mapShapesUrl: string, { scriptHashes, https }: Sent): string {
  // The shapes may also be the site's own copy: then the setting is a path.
  const mapHost = URL.canParse(mapShapesUrl) ? [new URL(mapShapesUrl).origin] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...mapHost].join(' '),
    "manifest-src 'self'",
    'form-action mailto:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The file of the editor, where the settings ask for one. */
export const ADMIN_PAGE = '/admin.html';

/** The editor shows pictures that it has just read, and talks to the repository. */
export const EDITOR_RULE: HeaderRule = {
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

/** What is sent with the file at a path; '/404' stands for every answer without a file. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Map<string, string> {
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
