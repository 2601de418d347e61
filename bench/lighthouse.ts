import lighthouse from 'lighthouse';
import type { Browser } from './browser.ts';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export type Score = (typeof SCORES)[number];
export type Metric = keyof typeof METRICS;

export interface Audit {
  scores: Record<Score, number>;
  /** Milliseconds, but for the shift. */
  metrics: Record<Metric, number>;
  /** What kept a score below 100, by Lighthouse's own names. */
  faults: string[];
}

/**
 * Pages to be compared take turns, because a shared machine is faster in one minute than in the next.
 * Each number is the median of its own runs.
 */
export async function audit(
  browser: Browser,
  urls: readonly string[],
  runs: number,
  onRun: (run: number) => void,
): Promise<Audit[]> {
  const audits = urls.map((): Audit[] => []);
  for (let run = 1; run <= runs; run += 1) {
    onRun(run);
    for (const [at, url] of urls.entries()) audits[at]?.push(await auditOnce(browser, url));
  }
  return audits.map(middleOf);
}

function middleOf(audits: readonly Audit[]): Audit {
  const middle = (pick: (each: Audit) => number) => median(audits.map(pick));
  return {
    scores: record(SCORES, (score) => middle((each) => each.scores[score])),
    metrics: record(Object.keys(METRICS) as Metric[], (name) =>
      middle((each) => each.metrics[name]),
    ),
    faults: [...new Set(audits.flatMap((each) => each.faults))],
  };
}

/** On a busy machine Chromium now and then loses the start of a trace. */
const ATTEMPTS = 3;

async function auditOnce(browser: Browser, url: string, attempt = 1): Promise<Audit> {
  const result = await lighthouse(url, {
    port: browser.debugPort,
    onlyCategories: [...SCORES],
    logLevel: 'silent',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError && attempt < ATTEMPTS) return auditOnce(browser, url, attempt + 1);
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const faults = SCORES.flatMap((score) =>
    (categories[score]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return {
    scores: record(SCORES, (score) => Math.round((categories[score]?.score ?? 0) * 100)),
    metrics: record(
      Object.keys(METRICS) as Metric[],
      (name) => audits[METRICS[name]]?.numericValue ?? Number.NaN,
    ),
    faults,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function record<Key extends string>(keys: readonly Key[], value: (key: Key) => number) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>;
}
