/**
 * npm run bench                        builds, measures this site beside plain pages of the same words, writes docs/bench.md
 * npm run bench -- --baseline <folder> measures beside another build (its dist folder) instead, and only prints
 * npm run bench -- --rounds 7          loads each page seven times instead of five
 * npm run bench -- --only paints,bytes measures some of: bytes, paints, presses, scrolling, sliders, lighthouse; only prints
 */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bench, openBrowser } from './bench.ts';
import { measureBytes } from './bytes.ts';
import { measureLighthouse } from './lighthouse.ts';
import { DIST, ROOT } from './pages.ts';
import { measurePaints } from './paints.ts';
import { writePlainPages } from './plainPages.ts';
import { measurePresses } from './presses.ts';
import { measureScrolling } from './scrolling.ts';
import { serveFolder } from './serveFolder.ts';
import { measureSliders } from './sliders.ts';

const { values: flags } = parseArgs({
  options: {
    baseline: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

const SLOW_PHONE = 'a phone with 150 ms, 1.6 Mbit/s and a CPU 4× slower, nothing cached';

const TABLES: Record<string, { about: string; measure: (bench: Bench) => Promise<string> }> = {
  bytes: {
    about: 'Downloaded before any interaction, in KiB with Brotli:',
    measure: measureBytes,
  },
  paints: {
    about: `First and largest paint on ${SLOW_PHONE}, in seconds:`,
    measure: measurePaints,
  },
  presses: {
    about: `First press on ${SLOW_PHONE}: milliseconds from the tap to the frame with its answer (plain: the same press
without scripts; for the cards, the arrow key), and the longest task up to three seconds after it:`,
    measure: measurePresses,
  },
  scrolling: {
    about: 'Scrolling through the landing page at 4× CPU slowdown, milliseconds between frames:',
    measure: measureScrolling,
  },
  sliders: {
    about: `Moving the first rule of each calculation at 4× CPU slowdown, milliseconds of the main thread for a step (a frame has
16.7), and the longest task up to a second and a half after it (again: the same a second time, since plain pages have no
rules):`,
    measure: measureSliders,
  },
  lighthouse: {
    about:
      'Lighthouse, mobile; FCP and LCP in seconds, blocking time of the other page in the last column:',
    measure: measureLighthouse,
  },
};

const { status } = spawnSync('npm run --silent build', {
  cwd: ROOT,
  stdio: 'inherit',
  shell: true,
});
if (status !== 0) process.exit(status ?? 1);

const { browser, debugPort } = await openBrowser();
const [site, baseline] = await Promise.all([
  serveFolder(DIST),
  serveFolder(flags.baseline ? resolve(flags.baseline) : await writePlainPages(browser)),
]);
const bench: Bench = {
  browser,
  debugPort,
  site: site.url,
  baseline: baseline.url,
  baselineName: flags.baseline ? 'baseline' : 'plain',
  rounds: Number(flags.rounds),
};
const parts = [
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, medians of ${flags.rounds}`,
];
for (const [name, { about, measure }] of Object.entries(TABLES)) {
  if (flags.only && !flags.only.split(',').includes(name)) continue;
  parts.push(`${about}\n\n${await measure(bench)}`);
  console.log(`${parts.at(-1)}\n`);
}
await Promise.all([browser.close(), site.stop(), baseline.stop()]);
if (!flags.baseline && !flags.only) {
  const head = `# What the site weighs and how fast it is

Written by \`npm run bench\`, which measures on one machine (loopback), each page in turns with a plain page of the same
words, picture and typefaces, so that ratios hold where times do not.`;
  await writeFile(join(ROOT, 'docs/bench.md'), `${[head, ...parts].join('\n\n')}\n`);
}
