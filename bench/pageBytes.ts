import type { Bench } from './bench.ts';
import type { Browser } from './browser.ts';
import { landingPages, pagesToMeasure } from './pages.ts';
import { kibibytes, table } from './table.ts';

/** Long enough for the splash to end and for anything that starts by itself to have started. */
const QUIET_MS = 4_500;

const KINDS = ['html', 'css', 'js', 'fonts', 'pictures', 'other'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF_RESOURCE: Record<string, Kind> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'pictures',
};

/** What a phone downloads while its owner only looks at the page, with Brotli, heads not counted. */
export async function measureBytes({ browser, site, progress }: Bench): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const path of [...pagesToMeasure(), ...landingPages().slice(1)]) {
    progress(`Bytes of ${path}`);
    const { requests, bytes } = await bytesOf(browser, site + path);
    const total = KINDS.reduce((sum, kind) => sum + bytes[kind], 0);
    rows.push([path, requests, ...[total, ...KINDS.map((kind) => bytes[kind])].map(kibibytes)]);
  }
  return table(['page', 'requests', 'total', ...KINDS], rows);
}

async function bytesOf(browser: Browser, url: string) {
  const page = await browser.context.newPage();
  const session = await browser.context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const bytes = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 };
  let requests = 0;
  const open = new Map<string, { kind: Kind; head: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('http')) return;
    const kind = KIND_OF_RESOURCE[type] ?? 'other';
    open.set(requestId, { kind, head: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = open.get(requestId);
    if (!found) return;
    requests += 1;
    bytes[found.kind] += Math.max(0, encodedDataLength - found.head);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), QUIET_MS);
  await page.close();
  return { requests, bytes };
}
