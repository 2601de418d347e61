import lighthouse from 'lighthouse';
import type { Browser } from './browser.ts';
import { median } from './median.ts';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
const METRIC_NAMES = Object.keys(METRICS) as Metric[];

export type Score = (typeof SCORES)[number];
export type Metric = keyof typeof METRICS;

export interface Audit {
  /** A plain page is only asked how fast it is. */
  scores: Partial<Record<Score, number>>;
  /** Milliseconds, but for the shift. */
  metrics: Record<Metric, number>;
  /** What kept a score below 100, by Lighthouse's own names. */
  faults: string[];
}

/** How fast a page is changes from run to run; the other scores do not, so one run asks for them. */
export const auditWhole = (browser: Browser, url: string) => auditOnce(browser, url, SCORES);
export const auditSpeed = (browser: Browser, url: string) =>
  auditOnce(browser, url, ['performance']);

/** Each number is the median of its own runs. */
export function middleOf(audits: readonly Audit[]): Audit {
  const metrics = METRIC_NAMES.map((name) => [
    name,
    median(audits.map((each) => each.metrics[name])),
  ]);
  const scores = SCORES.flatMap((name) => {
    const known = audits.flatMap((each) => each.scores[name] ?? []);
    return known.length > 0 ? [[name, median(known)]] : [];
  });
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics) as Audit['metrics'],
    faults: [...new Set(audits.flatMap((each) => each.faults))],
  };
}

/** On a busy machine Chromium now and then loses the start of a trace. */
const ATTEMPTS = 3;

async function auditOnce(
  browser: Browser,
  url: string,
  asked: readonly Score[],
  attempt = 1,
): Promise<Audit> {
  const result = await lighthouse(url, {
    port: browser.debugPort,
    onlyCategories: [...asked],
    disableFullPageScreenshot: true,
    logLevel: 'silent',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError && attempt < ATTEMPTS) return auditOnce(browser, url, asked, attempt + 1);
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const faults = asked.flatMap((score) =>
    (categories[score]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  const metrics = METRIC_NAMES.map((name) => [
    name,
    audits[METRICS[name]]?.numericValue ?? Number.NaN,
  ]);
  return {
    scores: Object.fromEntries(
      asked.map((score) => [score, Math.round((categories[score]?.score ?? 0) * 100)]),
    ),
    metrics: Object.fromEntries(metrics) as Audit['metrics'],
    faults,
  };
}
