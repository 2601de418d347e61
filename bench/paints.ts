import { type Bench, inTurns, median } from './bench.ts';
import { type Browser, LOCAL_NAME, LOOPBACK_HOST } from './browser.ts';
import { pagesToMeasure } from './pages.ts';
import { openOnSlowPhone } from './slowPhone.ts';
import { ratio, seconds, table } from './table.ts';

/** How long after its load a page may still show something larger. */
const SETTLE_MS = 1_500;
const PAINTS = ['first', 'largest'] as const;

/** When a page was painted, in milliseconds from the request for it. */
type Paints = Record<(typeof PAINTS)[number], number>;

export async function measurePaints(bench: Bench): Promise<string> {
  const { browser, site, baseline, baselineName, rounds, progress } = bench;
  const rows: string[][] = [];
  for (const path of pagesToMeasure()) {
    const measured = await inTurns(rounds, (isBaseline, round) => {
      progress(`Paints ${round + 1}/${rounds} ${path}`);
      return paintsOf(browser, (isBaseline ? baseline : site) + path);
    });
    const cells = PAINTS.flatMap((paint) => {
      const own = median(measured.own.map((paints) => paints[paint]));
      const other = median(measured.baseline.map((paints) => paints[paint]));
      return [seconds(own), seconds(other), ratio(own, other)];
    });
    rows.push([path, ...cells]);
  }
  return table(['page', 'first', baselineName, 'ratio', 'largest', baselineName, 'ratio'], rows);
}

/**
 * The page is reached from a page of another site, as by a link: from an empty tab the browser would
 * sometimes start a process for the site while loading it, and sometimes not.
 */
async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const { page } = await openOnSlowPhone(browser, url);
  await page.goto(otherSite(url), { waitUntil: 'networkidle' });
  await page.goto(url, { waitUntil: 'load' });
  const paints = await page.evaluate(readPaints, SETTLE_MS);
  await page.close();
  return paints;
}

/** The same server by another name is another site to a browser. */
const otherSite = (url: string) =>
  new URL('/robots.txt', url).href.replace(LOOPBACK_HOST, LOCAL_NAME);

/** Runs in the page: reads what was painted until nothing larger is to be expected. */
function readPaints(settleMs: number): Promise<Paints> {
  return new Promise((resolve, reject) => {
    let largest = Number.NaN;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      if (first && !Number.isNaN(largest)) resolve({ first: first.startTime, largest });
      else reject(new Error(`${location.href} was not painted`));
    }, settleMs);
  });
}
