import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { site } from '../site.config.ts';
import { type Browser, MAP_SHAPES } from './browser.ts';

/** Long enough for the splash to end and for anything that starts by itself to have started. */
const QUIET_MS = 4_500;

export interface PageBytes {
  requests: number;
  /** As transferred with Brotli, heads not counted. */
  html: number;
  js: number;
  css: number;
  fonts: number;
  pictures: number;
  /** Country shapes from elsewhere, on the contact page. */
  map: number;
  other: number;
  total: number;
  /** Of the html, before compression. */
  inlineCss: number;
  inlineJs: number;
}

type Kind = 'html' | 'js' | 'css' | 'fonts' | 'pictures' | 'map' | 'other';

const KINDS: Record<string, Kind> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'pictures',
};

/** What a phone downloads when its owner only looks at the page. */
export async function measureBytes(browser: Browser, url: string): Promise<PageBytes> {
  const page = await browser.context.newPage();
  const session = await browser.context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const sums = countTransfers(session);
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), QUIET_MS);
  const inline = await inlineBytes(page);
  await page.close();
  const kinds = sums.kinds;
  const total = Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0);
  return { requests: sums.requests, ...kinds, total, ...inline };
}

function countTransfers(session: CDPSession) {
  const kinds = { html: 0, js: 0, css: 0, fonts: 0, pictures: 0, map: 0, other: 0 };
  const sums = { requests: 0, kinds };
  const open = new Map<string, { kind: Kind; head: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('http')) return;
    const kind = response.url === site.mapShapesUrl ? 'map' : (KINDS[type] ?? 'other');
    open.set(requestId, { kind, head: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = open.get(requestId);
    if (!found) return;
    sums.requests += 1;
    // The shapes are answered from this machine, uncompressed; their host would compress them.
    kinds[found.kind] +=
      found.kind === 'map' ? brotliSize(MAP_SHAPES) : Math.max(0, encodedDataLength - found.head);
  });
  return sums;
}

function brotliSize(path: string): number {
  return brotliCompressSync(readFileSync(path)).length;
}

function inlineBytes(page: Page) {
  return page.evaluate(() => {
    const length = (selector: string) =>
      [...document.querySelectorAll(selector)].reduce(
        (sum, element) => sum + new Blob([element.textContent ?? '']).size,
        0,
      );
    return { inlineCss: length('style'), inlineJs: length('script:not([src])') };
  });
}
