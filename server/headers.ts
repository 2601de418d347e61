import type { InlineHashes } from '../src/delivery/inlineHashes.ts';
import { adminPolicy } from './adminPolicy.ts';
import { NOT_FOUND_PAGE } from './canonical.ts';

/**
 * The one place that decides which headers a response carries. The local server asks these functions,
 * and `hostFiles.ts` and `nginxFiles.ts` write the same answers down for Cloudflare, Netlify and nginx.
 */

export type Headers = Record<string, string>;

export interface SitePolicy {
  /** By file: each page is allowed its own inline scripts and styles, and no other page's. */
  inline: ReadonlyMap<string, InlineHashes>;
  /** The only foreign origin any page may talk to. */
  mapOrigin?: string | undefined;
  /** The files that do: the contact pages (`contactFiles.ts`). */
  mapPages: ReadonlySet<string>;
}

export interface HostPolicy extends SitePolicy {
  /** False on localhost and bare addresses, where there is no certificate to upgrade to. */
  publicHost: boolean;
}

/** Where every file's name holds a hash: what Astro builds, the drawings, and the land of the map. */
const HASHED_ASSETS = ['/_astro/', '/drawings/', '/map/'];
const ONE_YEAR_S = 31_536_000;
const ONE_HOUR_S = 3_600;

export const CACHE = {
  /** The file name holds a hash of the content: it can never change. */
  immutable: `public, max-age=${ONE_YEAR_S}, immutable`,
  /** Kept, but asked for again each time: a new build is seen at once, an old one costs a 304. */
  revalidate: 'no-cache',
  /** Icons, the manifest, the site's own map shapes: stable names whose content changes rarely. */
  brief: `public, max-age=${ONE_HOUR_S}`,
} as const;

export const CSP = 'Content-Security-Policy';
export const HSTS = `max-age=${ONE_YEAR_S}; includeSubDomains`;

/** Features listed here are those every current browser knows: unknown names end up in its console. */
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

/** The editor, where the settings ask for one (src/editor). Only it has what adminPolicy.ts says. */
export const ADMIN_PAGE = '/admin.html';

/** Redirects and refusals carry the headers of this file, because no file of their own is sent. */
export const DEFAULT_FILE = NOT_FOUND_PAGE;

/** Sent with every response, whatever the path, the status and the host. */
export const BASE_HEADERS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The origin of the map's shapes, or nothing when the site serves its own copy. */
export function mapOriginOf(mapShapesUrl: string): string | undefined {
  return URL.canParse(mapShapesUrl) ? new URL(mapShapesUrl).origin : undefined;
}

/** A name that can have a certificate. Bare addresses are how a phone on the same network previews. */
export function isPublicHost(host: string | undefined): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  const isAddress = name.startsWith('[') || /^[\d.]+$/.test(name);
  return name.includes('.') && !isAddress && !/\.(?:localhost|local|test)$/.test(name);
}

/** Files with tags in them, which a browser opens as a page. A policy means nothing to any other. */
export function isMarkup(file: string): boolean {
  return /\.(?:html|svg)$/.test(file);
}

const NO_INLINE: InlineHashes = { scripts: [], styles: [] };

/** Files are named by their path inside `dist/`, with a slash in front: `/about.html`. */
export function contentSecurityPolicy(file: string, policy: HostPolicy): string {
  const { inline, mapOrigin, mapPages, publicHost } = policy;
  if (file === ADMIN_PAGE) return adminPolicy(publicHost);
  const hashes = inline.get(file) ?? NO_INLINE;
  const connect = mapOrigin && mapPages.has(file) ? ["'self'", mapOrigin] : ["'self'"];
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes.scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "manifest-src 'self'",
    'form-action mailto:',
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  if (publicHost) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

export function securityHeaders(file: string, policy: HostPolicy): Headers {
  return {
    ...(isMarkup(file) ? { [CSP]: contentSecurityPolicy(file, policy) } : {}),
    ...BASE_HEADERS,
    // Signing in opens a window that has to answer.
    ...(file === ADMIN_PAGE && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
    ...(policy.publicHost ? { 'Strict-Transport-Security': HSTS } : {}),
  };
}

export function cacheControl(file: string): string {
  if (file.endsWith('.html')) return CACHE.revalidate;
  const isHashed = HASHED_ASSETS.some((folder) => file.startsWith(folder));
  return isHashed ? CACHE.immutable : CACHE.brief;
}
