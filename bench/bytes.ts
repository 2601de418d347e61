import type { Request } from '@playwright/test';
import { type Bench, openOnPhone, table } from './bench.ts';
import { landingPages, pagesToMeasure } from './pages.ts';

/** Long enough for the splash to end and for anything that starts by itself to have started. */
const QUIET_MS = 4_500;

/** As Playwright calls the resources, and as the table does. */
const KINDS = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
};
const NAMES = [...Object.values(KINDS), 'other'];

/** What a phone downloads while its owner only looks at the page, with Brotli, heads not counted. */
export async function measureBytes({ browser, site }: Bench): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const path of [...pagesToMeasure(), ...landingPages().slice(1)]) {
    console.error(`Bytes of ${path}`);
    const { page } = await openOnPhone(browser);
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(site + path);
    await page.waitForTimeout(QUIET_MS);
    const bytes = new Map(NAMES.map((name) => [name, 0]));
    for (const request of requests) {
      const kind = (KINDS as Record<string, string>)[request.resourceType()] ?? 'other';
      const { responseBodySize } = await request.sizes();
      bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize);
    }
    await page.context().close();
    const all = [...bytes.values()];
    const total = all.reduce((sum, each) => sum + each, 0);
    rows.push([path, requests.length, ...[total, ...all].map((each) => (each / 1024).toFixed(1))]);
  }
  return table(['page', 'requests', 'total', ...NAMES], rows);
}
