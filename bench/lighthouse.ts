import lighthouse from 'lighthouse';
import { type Bench, inTurns, median } from './bench.ts';
import type { Browser } from './browser.ts';
import { pagesToMeasure } from './pages.ts';
import { seconds, table } from './table.ts';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** One run's values: the four scores (0 to 100) and the metrics (milliseconds, but for the shift). */
type Audit = Record<(typeof SCORES)[number] | keyof typeof METRICS, number>;

export async function measureLighthouse(bench: Bench): Promise<string> {
  const { browser, site, baseline, baselineName, rounds, progress } = bench;
  const rows: (string | number)[][] = [];
  for (const path of pagesToMeasure()) {
    const measured = await inTurns(rounds, (isBaseline, round) => {
      progress(`Lighthouse ${round + 1}/${rounds} ${path}`);
      return audit(browser, (isBaseline ? baseline : site) + path);
    });
    const own = (value: keyof Audit) => median(measured.own.map((run) => run[value]));
    const other = (value: keyof Audit) => median(measured.baseline.map((run) => run[value]));
    rows.push([
      path,
      ...SCORES.map(own),
      seconds(own('fcp')),
      seconds(own('lcp')),
      own('cls').toFixed(3),
      Math.round(own('tbt')),
      Math.round(other('tbt')),
    ]);
  }
  const scores = ['perf', 'a11y', 'best', 'seo'];
  return table(['page', ...scores, 'FCP', 'LCP', 'CLS', 'TBT ms', baselineName], rows);
}

async function audit(browser: Browser, url: string): Promise<Audit> {
  const result = await lighthouse(url, {
    port: browser.debugPort,
    onlyCategories: [...SCORES],
    disableFullPageScreenshot: true,
    logLevel: 'silent',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse, ${url}: ${runtimeError.message}`);
  const score = (name: (typeof SCORES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
  const metric = (name: keyof typeof METRICS) => audits[METRICS[name]]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: metric('fcp'),
    lcp: metric('lcp'),
    tbt: metric('tbt'),
    cls: metric('cls'),
  };
}
