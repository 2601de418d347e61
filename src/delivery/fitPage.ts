import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { LeanStyles } from './leanPages.ts';
import { AFTER_FIRST_VIEW, type BuiltPage, writePage } from './page.ts';

/**
 * What a server may send before it hears from the phone again: ten packets of 1460 bytes, less what
 * the head of the response takes. A page above it is painted one round trip later.
 */
const FIRST_FLIGHT = 10 * 1460 - 1200;

/** A thirtieth of the time of the best quality, for at most so many times its bytes. */
const QUICK = { quality: 9, factor: 1.15 };
/** Above so many characters, as with a menu of hundreds of services, the best takes half a second. */
const LONG_PAGE = 128 * 1024;

/** Firefox paints past a stylesheet in the body, unless a script waits for it. */
const WAIT = '<script>;</script>';

export interface FittedPage {
  html: string;
  css?: { href: string; text: string };
}

/**
 * A page that does not fit the first flight gets the styles below its first view as a file, requested
 * where that view ends: the browser paints all that stands before it (docs/decisions/017).
 */
export function fitPage(page: BuiltPage, styles: LeanStyles): FittedPage {
  const whole = writePage(page, styles);
  if (fits(whole) || page.markers.length === 0) return { html: whole };
  const isLater = (_: string, at: number) => page.own[at]?.isLater ?? false;
  const shared = styles.divided();
  const later = shared.later + styles.own.filter(isLater).join('');
  if (!later) return { html: whole };
  const href = `/_astro/later.${createHash('sha256').update(later).digest('hex').slice(0, 8)}.css`;
  const atMarker = `<link rel="stylesheet" href="${href}" ${AFTER_FIRST_VIEW}>${WAIT}`;
  const own = styles.own.map((css, at) => (isLater(css, at) ? undefined : css));
  const divided = writePage(page, { shared: shared.first, own, atMarker });
  return { html: divided, css: { href, text: later } };
}

function fits(html: string): boolean {
  const quick = brotliSize(html, QUICK.quality);
  const isClear = quick <= FIRST_FLIGHT || quick > FIRST_FLIGHT * QUICK.factor;
  if (isClear || html.length > LONG_PAGE) return quick <= FIRST_FLIGHT;
  return brotliSize(html, constants.BROTLI_MAX_QUALITY) <= FIRST_FLIGHT;
}

function brotliSize(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
