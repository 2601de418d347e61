/**
 * npm run bench                 builds, measures, prints tables, writes bench/results.json and docs/bench.md
 * npm run bench -- --quick      one round instead of five, and no documentation
 * npm run bench -- --minutes 20 how long it may take; what is cut short is the number of rounds
 * npm run bench -- --no-build   measures the dist/ that is there
 * npm run bench -- --report     writes docs/bench.md from the results that are there
 * npm run bench -- --growth     builds copies with 7, 70 and 700 services instead
 */
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../scripts/runningServer.ts';
import { mapLimit } from '../server/mapLimit.ts';
import { answerMapFromHere, type Browser, openBrowser } from './browser.ts';
import { measureFirstPresses } from './firstPress.ts';
import { measureGrowth } from './growth.ts';
import { writeLimitPages } from './limit.ts';
import { type LongTasks, measureLongTasks } from './longTasks.ts';
import { measureBytes } from './pageBytes.ts';
import { DIST, landingPages, pagesToMeasure, ROOT } from './pages.ts';
import { measurePaints } from './paints.ts';
import { type Results, report } from './report.ts';
import { auditInRounds } from './rounds.ts';
import { measureScrolling } from './scrolling.ts';
import { serveFolder } from './serveFolder.ts';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '12' },
  },
});
const UNTIL = Date.now() + Number(flags.minutes) * 60_000;
const ROUNDS = flags.quick ? 1 : 5;
const PRESSES = flags.quick ? 1 : 5;
/** Bytes are the same however busy the machine is; on a small one too many pages would time out. */
const PAGES_AT_ONCE = 4;

const RESULTS = join(ROOT, 'bench/results.json');

const DOC_HEAD = `# What the site weighs and how fast it is

Written by \`npm run bench\`, which builds, serves and measures on this machine alone (loopback).
`;

const GROWTH_HEAD = `# What more services cost

Written by \`npm run bench -- --growth\`, which builds copies of the site with more and more services. The
header holds the menu with all of them; the rest of a page does not grow.
`;

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  else process.stderr.write(`${text}\n`);
}

function build(): void {
  for (const args of [['scripts/astro.mjs', 'build'], ['server/afterBuild.ts']]) {
    const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}

/** Lighthouse comes last, for as long as there is time. */
async function measurePages(browser: Browser, site: string, limit: string) {
  const bytesOf = (url: string) => measureBytes(browser, url);
  const stopMap = await answerMapFromHere(browser.context);
  progress('Bytes');
  const weights = await mapLimit(
    pagesToMeasure(),
    async (path) => ({
      path,
      bytes: await bytesOf(site + path),
      plain: await bytesOf(limit + path),
    }),
    PAGES_AT_ONCE,
  );
  const languages = await mapLimit(
    landingPages(),
    async ({ name, path }) => ({ name, path, bytes: await bytesOf(site + path) }),
    PAGES_AT_ONCE,
  );
  const firstPresses = await measureFirstPresses(browser, site, PRESSES, progress);
  const paths = pagesToMeasure();
  await stopMap();
  const paints = await measurePaints(browser, { paths, site, limit, rounds: ROUNDS }, progress);

  const tasks = new Map<string, LongTasks>();
  for (const path of paths) {
    progress(`Long tasks of ${path}`);
    const stop = path === '/contact' ? await answerMapFromHere(browser.context) : undefined;
    tasks.set(path, await measureLongTasks(browser, site + path));
    await stop?.();
  }
  progress('Scrolling through /');
  const scrolling = {
    whole: await measureScrolling(browser, site),
    withoutScale: await measureScrolling(browser, site, 'section:has([data-level])'),
  };

  const asked = { paths, site, limit, most: ROUNDS, until: UNTIL };
  const { rounds, own, plain } = await auditInRounds(browser, asked, progress);
  const pages = weights.map(({ path, bytes, plain: plainBytes }) => ({
    path,
    bytes,
    longTasks: measured(tasks, path),
    audit: measured(own, path),
    limit: { bytes: plainBytes, audit: measured(plain, path) },
  }));
  return { runs: rounds, pages, languages, scrolling, firstPresses, paints };
}

function measured<Value>(values: ReadonlyMap<string, Value>, path: string): Value {
  const value = values.get(path);
  if (value === undefined) throw new Error(`${path} was not measured`);
  return value;
}

async function measure(): Promise<Results> {
  const [site, limit] = await Promise.all([
    serveFolder(DIST),
    serveFolder(await writeLimitPages()),
  ]);
  const browser = await openBrowser(await freePort());
  try {
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
      ...(await measurePages(browser, site.url, limit.url)),
    };
  } finally {
    await browser.close();
    await Promise.all([site.stop(), limit.stop()]);
  }
}

if (flags.growth) {
  const text = await measureGrowth(progress);
  console.log(text);
  await writeFile(join(ROOT, 'docs/growth.md'), `${GROWTH_HEAD}\n${text}\n`);
} else {
  if (!flags['no-build'] && !flags.report) build();
  const results: Results = flags.report
    ? JSON.parse(await readFile(RESULTS, 'utf8'))
    : await measure();
  progress('');
  if (!flags.report) await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  const text = report(results);
  console.log(`\n${text}\n`);
  // The documentation shows the last complete run, word for word.
  if (!flags.quick) await writeFile(join(ROOT, 'docs/bench.md'), `${DOC_HEAD}\n${text}\n`);
}
