import { BEFORE, beforeAndAfter, type FirstPress } from './firstPress.ts';
import type { Audit } from './lighthouse.ts';
import type { LongTasks } from './longTasks.ts';
import type { PageBytes } from './pageBytes.ts';
import type { PaintsOfPage } from './paints.ts';
import type { Scrolling } from './scrolling.ts';
import { kilobytes, table } from './table.ts';

export interface PageResult {
  path: string;
  bytes: PageBytes;
  audit: Audit;
  longTasks: LongTasks;
  /** The page of the same words and picture. */
  limit?: { bytes: PageBytes; audit: Audit };
}

/** What a run writes to bench/results.json; runs of older versions of this tool lack some of it. */
export interface Results {
  date: string;
  machine: string;
  /** How often each page was loaded for its times; all of them are medians. */
  runs: number;
  pages: PageResult[];
  /** The landing page in each language. */
  languages?: { name: string; path: string; bytes: PageBytes }[];
  /** The landing page, with the scale and without it. */
  scrolling?: Record<'whole' | 'withoutScale', Scrolling>;
  firstPresses?: FirstPress[];
  paints?: PaintsOfPage[];
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const ratio = (value: number, limit: number) => `${(value / limit).toFixed(2)}×`;

/** A paragraph that says what was measured, and its table; nothing where nothing was measured. */
type Section = [about: string, table: string] | [line: string] | [];

export function report(results: Results): string {
  const head: Section = [`${results.date}, ${results.machine}, medians of ${results.runs}`];
  return [
    head,
    weights(results.pages),
    languages(results.languages),
    speeds(results.pages),
    scrolling(results.scrolling),
    shapes(results.pages),
    paints(results.paints),
    againstPlain(results.pages),
    presses(results.firstPresses),
  ]
    .flat()
    .join('\n\n');
}

const WEIGHTS = ['html', 'css', 'js', 'fonts', 'pictures', 'map', 'other'] as const;

function weights(pages: readonly PageResult[]): Section {
  return [
    'Transferred before any interaction, in KiB with Brotli (inline CSS and scripts before it):',
    table(
      ['page', 'requests', 'total', ...WEIGHTS, 'inline css', 'inline js'],
      pages.map(({ path, bytes }) => [
        path,
        bytes.requests,
        kilobytes(bytes.total),
        ...WEIGHTS.map((kind) => kilobytes(bytes[kind])),
        kilobytes(bytes.inlineCss),
        kilobytes(bytes.inlineJs),
      ]),
    ),
  ];
}

function languages(measured: Results['languages']): Section {
  if (!measured) return [];
  return [
    'The landing page in each language, likewise:',
    table(
      ['language', 'page', 'requests', 'total', 'html', 'css', 'fonts'],
      measured.map(({ name, path, bytes }) => [
        name,
        path,
        bytes.requests,
        ...[bytes.total, bytes.html, bytes.css, bytes.fonts].map(kilobytes),
      ]),
    ),
  ];
}

function speeds(pages: readonly PageResult[]): Section {
  const columns = ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'TBT ms', 'CLS'];
  const map = ({ drewMap }: LongTasks) =>
    drewMap === undefined ? '' : drewMap ? ' (map drawn)' : ' (no map)';
  return [
    'Lighthouse, mobile (seconds; long tasks on a processor four times slower, page read to its end):',
    table(
      ['page', ...columns, 'long tasks', 'longest ms'],
      pages.map(({ path, audit: { scores, metrics }, longTasks }) => [
        path + map(longTasks),
        ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map(
          (score) => scores[score] ?? '–',
        ),
        seconds(metrics.fcp),
        seconds(metrics.lcp),
        Math.round(metrics.tbt),
        metrics.cls.toFixed(3),
        longTasks.count,
        longTasks.longestMs,
      ]),
    ),
  ];
}

function scrolling(measured: Results['scrolling']): Section {
  if (!measured) return [];
  const rows = Object.entries({
    'with the scale': measured.whole,
    'without it': measured.withoutScale,
  });
  return [
    'Scrolling through the landing page, 390 × 844 at 4× CPU slowdown, from the trace (ms between frames):',
    table(
      ['', 'median', '90 %', 'worst', 'tasks over 50 ms'],
      rows.map(([name, { medianMs, p90Ms, worstMs, longTasks }]) => [
        name,
        medianMs,
        p90Ms,
        worstMs,
        longTasks,
      ]),
    ),
  ];
}

function shapes(pages: readonly PageResult[]): Section {
  const measured = pages.find(({ longTasks }) => longTasks.shapesMs !== undefined);
  if (!measured) return [];
  const longest = measured.longTasks.shapesMs || 'none';
  return [
    `Longest task over 50 ms after the map's shapes had come, at 4× CPU slowdown: ${longest}`,
  ];
}

function paints(measured: Results['paints']): Section {
  if (!measured) return [];
  return [
    `Against a plain page of the same words, picture, typefaces and icons, in turns with it, as the browser painted them on the
phone of the first presses below, where a page of another site led to them (seconds):`,
    table(
      ['page', 'first', 'plain', 'ratio', 'largest', 'plain', 'ratio'],
      measured.map(({ path, own, plain }) => [
        path,
        ...(['first', 'largest'] as const).flatMap((paint) => [
          seconds(own[paint]),
          seconds(plain[paint]),
          ratio(own[paint], plain[paint]),
        ]),
      ]),
    ),
  ];
}

function againstPlain(pages: readonly PageResult[]): Section {
  return [
    `The same in Lighthouse's simulation, which counts the whole HTML before the first paint, and before the largest whatever
came earlier over loopback, where a browser paints what it has:`,
    table(
      ['page', 'FCP', 'plain', 'ratio', 'LCP', 'plain', 'ratio', 'KiB', 'plain'],
      pages.flatMap(({ path, audit, bytes, limit }) =>
        limit ? [[path, ...against(audit, limit.audit), ...weightAgainst(bytes, limit.bytes)]] : [],
      ),
    ),
  ];
}

function presses(measured: Results['firstPresses']): Section {
  if (!measured) return [];
  return [
    `First press on a phone, 150 ms, 1.6 Mbit/s, CPU 4× slower, nothing cached: from the tap to the frame with its answer (ms).
Plain is the same press where no script file of the site arrives; for the cards, the arrow key on the strip.
Before is commit ${BEFORE.commit}, measured once on a busy machine, beside its own plain:`,
    table(['press', 'before', 'its plain', 'now', 'plain', 'of plain'], beforeAndAfter(measured)),
  ];
}

function against(page: Audit, plain: Audit): string[] {
  return (['fcp', 'lcp'] as const).flatMap((metric) => {
    const [value, limit] = [page.metrics[metric], plain.metrics[metric]];
    return [seconds(value), seconds(limit), ratio(value, limit)];
  });
}

function weightAgainst(page: PageBytes, plain: PageBytes): string[] {
  return [kilobytes(page.total), kilobytes(plain.total)];
}
