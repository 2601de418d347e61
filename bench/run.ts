/**
 * npm run bench               builds, measures, prints tables, writes bench/results.json
 * npm run bench -- --quick    one run for each page instead of five
 * npm run bench -- --no-build measures the dist/ that is there
 * npm run bench -- --growth   builds copies with 7, 70 and 700 services instead
 */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../server/running/runningServer.ts';
import { answerMapFromHere, type Browser, openBrowser } from './browser.ts';
import { measureFirstPresses } from './firstPress.ts';
import { measureGrowth } from './growth.ts';
import { audit } from './lighthouse.ts';
import { writeLimitPages } from './limit.ts';
import { measureLongTasks } from './longTasks.ts';
import { measureBytes } from './pageBytes.ts';
import { pagesToMeasure, ROOT } from './pages.ts';
import { type PageResult, type Results, report } from './report.ts';
import { measureScrolling } from './scrolling.ts';
import { serveFolder } from './serveFolder.ts';
import { measureThroughput } from './throughput.ts';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const RUNS = flags.quick ? 1 : 5;
const LOAD_SECONDS = flags.quick ? 5 : 10;

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

async function measurePages(browser: Browser, site: string, limit: string): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const path of pagesToMeasure()) {
    const url = site + path;
    const plain = limit + path;
    // Interception slows every request down a little: only the page with the map pays for it.
    if (path === '/contact') await answerMapFromHere(browser.context);
    progress(`Bytes and long tasks of ${path}`);
    const bytes = await measureBytes(browser, url);
    const longTasks = await measureLongTasks(browser, url);
    const [own, other] = await audit(browser, plain ? [url, plain] : [url], RUNS, (run) =>
      progress(`Lighthouse ${run}/${RUNS} ${path}`),
    );
    if (!own) throw new Error(`${path} was not measured`);
    results.push({
      path,
      bytes,
      longTasks,
      audit: own,
      ...(plain && other
        ? { limit: { bytes: await measureBytes(browser, plain), audit: other } }
        : {}),
    });
  }
  return results;
}

function build(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

async function measure(): Promise<Results> {
  progress('Requests per second');
  const throughput = await measureThroughput(LOAD_SECONDS);
  const limitFolder = await writeLimitPages();
  const [site, limit] = await Promise.all([
    serveFolder(join(ROOT, 'dist')),
    serveFolder(limitFolder),
  ]);
  const browser = await openBrowser(await freePort());
  try {
    const pages = await measurePages(browser, site.url, limit.url);
    progress('Scrolling through /');
    const scrolling = {
      whole: await measureScrolling(browser, site.url),
      withoutScale: await measureScrolling(browser, site.url, 'section:has([data-level])'),
    };
    const firstPresses = await measureFirstPresses(browser, site.url, RUNS, progress);
    const [cpu] = cpus();
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} × ${cpu?.model.trim()}`,
      runs: RUNS,
      pages,
      scrolling,
      firstPresses,
      throughput,
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
  if (!flags['no-build']) build();
  const results = await measure();
  progress('');
  await writeFile(join(ROOT, 'bench/results.json'), `${JSON.stringify(results, null, 2)}\n`);
  const text = report(results);
  console.log(`\n${text}\n`);
  // The documentation shows the last complete run, word for word.
  if (!flags.quick) await writeFile(join(ROOT, 'docs/bench.md'), `${DOC_HEAD}\n${text}\n`);
}
