import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments, systemBrowser } from '../scripts/browser.mjs';
import { freePort } from '../tests/support/runningServer.ts';

/** What every measurement is handed: this site, and one to compare it with. */
export interface Bench {
  browser: Browser;
  /** Where Lighthouse finds the same browser. */
  debugPort: number;
  /** Addresses of the two servers. */
  site: string;
  baseline: string;
  /** How the tables call the other one: pages without scripts and styles, or an older build. */
  baselineName: 'plain' | 'baseline';
  /** How often each page is loaded; the tables show medians. */
  rounds: number;
}

/** Two names of this machine: two sites to a browser. */
export const LOOPBACK_HOST = '127.0.0.1';
export const LOCAL_NAME = 'localhost';

/** A Chromium that can reach nothing but this machine. */
export async function openBrowser(): Promise<Pick<Bench, 'browser' | 'debugPort'>> {
  const debugPort = await freePort();
  const browser = await chromium.launch({
    executablePath: systemBrowser(),
    args: [
      ...browserArguments,
      `--remote-debugging-port=${debugPort}`,
      `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${LOOPBACK_HOST}, EXCLUDE ${LOCAL_NAME}`,
    ],
  });
  return { browser, debugPort };
}

/** An empty page of a phone that comes for the first time: nothing is cached or stored. */
export async function openOnPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

export const slowDown = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** As above, on a cheap processor and a slow line. */
export async function openOnSlowPhone(browser: Browser) {
  const { page, session } = await openOnPhone(browser);
  const throughput = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await slowDown(session);
  return { page, session };
}

/** The middle value; of an even number of values the higher of the two in the middle. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Medians of what is measured of this site and of the other one, in turns: a shared machine is faster in one minute than
 * in the next, and what is compared must have had the same minutes.
 */
export async function inTurns<Name extends string>(
  { rounds, site, baseline }: Bench,
  what: string,
  measure: (url: string, isBaseline: boolean) => Promise<Record<Name, number>>,
): Promise<{ own: Record<Name, number>; other: Record<Name, number> }> {
  const [own, other]: Record<Name, number>[][] = [[], []];
  for (let round = 1; round <= rounds; round++) {
    console.error(`${what}, ${round} of ${rounds}`);
    own?.push(await measure(site, false));
    other?.push(await measure(baseline, true));
  }
  const medians = (runs: Record<Name, number>[] = []) =>
    Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((name) => [
        name,
        median(runs.map((run) => run[name as Name])),
      ]),
    ) as Record<Name, number>;
  return { own: medians(own), other: medians(other) };
}

/** A Markdown table, so that what is printed can be put into the documentation as it is. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => {
    const [name = '', ...numbers] = row;
    const cells = numbers.map((cell, at) => cell.padStart(widths[at + 1] ?? 0));
    return `| ${[name.padEnd(widths[0] ?? 0), ...cells].join(' | ')} |`;
  };
  const rule = widths.map((width, column) => '-'.repeat(width + 1) + (column ? ':' : '-'));
  const [first = [], ...others] = all;
  return [line(first), `|${rule.join('|')}|`, ...others.map(line)].join('\n');
}

export const seconds = (ms: number) => (ms / 1000).toFixed(2);
export const ratio = (value: number, other: number) => `${(value / other).toFixed(2)}×`;
