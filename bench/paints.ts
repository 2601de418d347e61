import {
  type Bench,
  inTurns,
  LOCAL_NAME,
  LOOPBACK_HOST,
  openOnSlowPhone,
  ratio,
  seconds,
  table,
} from './bench.ts';
import { pagesToMeasure } from './pages.ts';

/** How long after its load a page may still show something larger. */
const SETTLE_MS = 1_500;

export async function measurePaints(bench: Bench): Promise<string> {
  const rows: string[][] = [];
  for (const path of pagesToMeasure()) {
    const { own, other } = await inTurns(bench, `Paints of ${path}`, (site) =>
      paintsOf(bench, site + path),
    );
    const cells = (['first', 'largest'] as const).flatMap((paint) => [
      seconds(own[paint]),
      seconds(other[paint]),
      ratio(own[paint], other[paint]),
    ]);
    rows.push([path, ...cells]);
  }
  const columns = [bench.baselineName, 'ratio'];
  return table(['page', 'first', ...columns, 'largest', ...columns], rows);
}

/**
 * The page is reached from a page of another site, as by a link: from an empty tab the browser would sometimes start a
 * process for the site while loading it, and sometimes not. The same server by another name is another site.
 */
async function paintsOf({ browser }: Bench, url: string) {
  const { page } = await openOnSlowPhone(browser);
  const otherSite = new URL('/robots.txt', url).href.replace(LOOPBACK_HOST, LOCAL_NAME);
  await page.goto(otherSite, { waitUntil: 'networkidle' });
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  const paints = await page.evaluate(async () => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const largest = await new Promise<PerformanceEntry | undefined>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    return { first: first?.startTime ?? Number.NaN, largest: largest?.startTime ?? Number.NaN };
  });
  await page.context().close();
  return paints;
}
