import { BEFORE, beforeAndAfter, type FirstPress } from './firstPress.ts';
import type { Audit } from './lighthouse.ts';
import type { LongTasks } from './longTasks.ts';
import type { PageBytes } from './pageBytes.ts';
import type { Scrolling } from './scrolling.ts';
import { kilobytes, table } from './table.ts';
import type { Throughput } from './throughput.ts';

export interface PageResult {
  path: string;
  bytes: PageBytes;
  audit: Audit;
  longTasks: LongTasks;
  /** The page of the same words and picture, where there is one. */
  limit?: { bytes: PageBytes; audit: Audit };
}

export interface Results {
  date: string;
  machine: string;
  runs: number;
  pages: PageResult[];
  /** The landing page, with the scale and without it. */
  scrolling: Record<'whole' | 'withoutScale', Scrolling>;
  firstPresses: FirstPress[];
  throughput: Throughput[];
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const ratio = (value: number, limit: number) => `${(value / limit).toFixed(2)}×`;

export function report(results: Results): string {
  const { pages, throughput } = results;
  return [
    `${results.date}, ${results.machine}, medians of ${results.runs}`,
    '',
    'Transferred before any interaction, in KiB with Brotli (inline CSS and scripts before it):',
    '',
    table(
      [
        'page',
        'requests',
        'total',
        'html',
        'css',
        'js',
        'fonts',
        'pictures',
        'map',
        'other',
        'inline css',
        'inline js',
      ],
      pages.map(({ path, bytes }) => [
        path,
        bytes.requests,
        ...[bytes.total, bytes.html, bytes.css, bytes.js, bytes.fonts].map(kilobytes),
        ...[bytes.pictures, bytes.map, bytes.other].map(kilobytes),
        ...[bytes.inlineCss, bytes.inlineJs].map(kilobytes),
      ]),
    ),
    '',
    'Lighthouse, mobile (seconds; long tasks on a processor four times slower, page read to its end):',
    '',
    table(
      [
        'page',
        'perf',
        'a11y',
        'best',
        'seo',
        'FCP',
        'LCP',
        'TBT ms',
        'CLS',
        'long tasks',
        'longest ms',
      ],
      pages.map(({ path, audit, longTasks }) => [
        path +
          (longTasks.drewMap === undefined ? '' : longTasks.drewMap ? ' (map drawn)' : ' (no map)'),
        ...Object.values(audit.scores),
        seconds(audit.metrics.fcp),
        seconds(audit.metrics.lcp),
        Math.round(audit.metrics.tbt),
        audit.metrics.cls.toFixed(3),
        longTasks.count,
        longTasks.longestMs,
      ]),
    ),
    '',
    'Scrolling through the landing page, 390 × 844 at 4× CPU slowdown, from the trace (ms between frames):',
    '',
    table(
      ['', 'median', '90 %', 'worst', 'tasks over 50 ms'],
      Object.entries({
        'with the scale': results.scrolling.whole,
        'without it': results.scrolling.withoutScale,
      }).map(([name, { medianMs, p90Ms, worstMs, longTasks }]) => [
        name,
        medianMs,
        p90Ms,
        worstMs,
        longTasks,
      ]),
    ),
    '',
    ...pages.flatMap(({ longTasks: { shapesMs } }) =>
      shapesMs === undefined
        ? []
        : [
            `Longest task over 50 ms after the map's shapes had come, at 4× CPU slowdown: ${shapesMs || 'none'}`,
            '',
          ],
    ),
    'Against a plain page of the same words, picture, typefaces and icons, measured in the same run:',
    '',
    table(
      ['page', 'FCP', 'plain', 'ratio', 'LCP', 'plain', 'ratio', 'KiB', 'plain'],
      pages.flatMap(({ path, audit, bytes, limit }) =>
        limit ? [[path, ...against(audit, limit.audit), ...weightAgainst(bytes, limit.bytes)]] : [],
      ),
    ),
    '',
    'First press on a phone, 150 ms, 1.6 Mbit/s, CPU 4× slower, nothing cached: from the tap to the frame with its answer (ms).',
    'Plain is the same press where no script file of the site arrives; for the cards, the arrow key on the strip.',
    `Before is commit ${BEFORE.commit}, measured once on a busy machine, beside its own plain:`,
    '',
    table(
      ['press', 'before', 'its plain', 'now', 'plain', 'of plain'],
      beforeAndAfter(results.firstPresses),
    ),
    '',
    'Requests per second on loopback, 64 connections, /about gzipped at build time:',
    '',
    table(
      ['server', 'requests/s', 'failed', 'made with'],
      throughput.map(({ server, requestsPerSecond, failed, tool }) => [
        server,
        requestsPerSecond,
        failed,
        tool,
      ]),
    ),
  ].join('\n');
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
