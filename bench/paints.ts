import { type Browser, LOCAL_ADDRESS, LOCAL_NAME } from './browser.ts';
import { median } from './median.ts';
import { openOnSlowPhone } from './slowPhone.ts';

/** For how long the page that led here was looked at; meanwhile the browser makes ready for the next one. */
const LOOKED_AT_MS = 500;
/** How long after its load a page may still show something larger. */
const SETTLE_MS = 1_500;

/** When a page was painted, in milliseconds from the request for it. */
export interface Paints {
  first: number;
  largest: number;
}

export interface PaintsOfPage {
  path: string;
  own: Paints;
  plain: Paints;
}

interface Asked {
  paths: readonly string[];
  /** Where the site and its plain pages are served. */
  site: string;
  limit: string;
  rounds: number;
}

/**
 * Every page and its plain one in turns, as in rounds.ts, but as the browser itself tells it. Each is
 * come to from a page of another site, as by a link: from an empty tab the browser would at times start
 * a process of its own for the site while loading it, and at times not.
 */
export async function measurePaints(
  browser: Browser,
  { paths, site, limit, rounds }: Asked,
  progress: (text: string) => void,
): Promise<PaintsOfPage[]> {
  const runs = paths.map((path) => ({ path, own: [] as Paints[], plain: [] as Paints[] }));
  for (let round = 1; round <= rounds; round++)
    for (const { path, own, plain } of runs) {
      progress(`Paints ${round}/${rounds} ${path}`);
      own.push(await paintsOf(browser, site + path));
      plain.push(await paintsOf(browser, limit + path));
    }
  return runs.map(({ path, own, plain }) => ({ path, own: middleOf(own), plain: middleOf(plain) }));
}

const middleOf = (paints: readonly Paints[]): Paints => ({
  first: median(paints.map(({ first }) => first)),
  largest: median(paints.map(({ largest }) => largest)),
});

async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const { page } = await openOnSlowPhone(browser, url);
  await page.goto(elsewhere(url), { waitUntil: 'load' });
  await page.waitForTimeout(LOOKED_AT_MS);
  await page.goto(url, { waitUntil: 'load' });
  const paints = await page.evaluate(readPaints, SETTLE_MS);
  await page.close();
  return paints;
}

/** The same server by another name is another site to a browser. */
const elsewhere = (url: string) =>
  new URL('/robots.txt', url).href.replace(LOCAL_ADDRESS, LOCAL_NAME);

/** Runs in the page: what was painted until it has settled. */
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
