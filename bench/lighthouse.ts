import lighthouse from 'lighthouse';
import { type Bench, inTurns, seconds, table } from './bench.ts';
import { pagesToMeasure } from './pages.ts';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

export async function measureLighthouse(bench: Bench): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const path of pagesToMeasure()) {
    const { own, other } = await inTurns(bench, `Lighthouse of ${path}`, (site) =>
      audit(bench, site + path),
    );
    const { fcp = 0, lcp = 0, tbt = 0, cls = 0 } = own;
    const scores = SCORES.map((name) => own[name] ?? Number.NaN);
    const times = [seconds(fcp), seconds(lcp), cls.toFixed(3), Math.round(tbt)];
    rows.push([path, ...scores, ...times, Math.round(other.tbt ?? Number.NaN)]);
  }
  const head = ['page', 'perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'CLS', 'TBT ms'];
  return table([...head, bench.baselineName], rows);
}

/** The four scores (0 to 100) and the metrics (milliseconds, but for the shift). */
async function audit({ debugPort }: Bench, url: string): Promise<Record<string, number>> {
  const result = await lighthouse(url, {
    port: debugPort,
    onlyCategories: SCORES,
    disableFullPageScreenshot: true,
    logLevel: 'silent',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse, ${url}: ${runtimeError.message}`);
  return Object.fromEntries([
    ...SCORES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ...Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue]),
  ]);
}
