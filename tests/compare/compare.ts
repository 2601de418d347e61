// Compares the looks of a commit with those of the working tree:
//   npm run compare -- <commit> [--only contact,scale] [--width 390] [--built]
// --built takes dist/ as it is instead of building it. The pictures end up in .tmp/compare/report.
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, type PageScreenshotOptions } from '@playwright/test';
import { serveFolder } from '../../bench/serveFolder.ts';
import { browserArguments, systemBrowser } from '../../scripts/browser.mjs';
import { waitForTypefaces } from '../e2e/support/waitForTypefaces.ts';
import { buildCommit, buildHere } from './builds.ts';
import { compare, type Difference, writeReport } from './pictures.ts';
import { lookAround, seeNotice, type Visit, visits } from './visits.ts';

const REPORT = resolve('.tmp/compare/report');
/** The contact page shows local times. */
const NOW = new Date('2026-06-15T10:10:00Z');
const shapes = readFileSync(
  createRequire(import.meta.url).resolve('world-atlas/countries-110m.json'),
);

/** Another host is never asked: the map's shapes come from the package, anything else fails. */
async function stayHere(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) =>
      route.request().url().includes('world-atlas')
        ? route.fulfill({ body: shapes, headers: { 'access-control-allow-origin': '*' } })
        : route.abort(),
  );
}

/** Waits until fonts and pictures are painted. */
const waitForPaint = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.images].filter(({ complete }) => complete);
    await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** The same picture twice in a row: nothing moves any more. */
async function stillPicture(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  let last = await page.screenshot(options);
  for (let tries = 0; tries < 20; tries++) {
    const next = await page.screenshot(options);
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error('the page never stands still');
}

/** The pictures of one visit to one build, by name. */
async function see(browser: Browser, origin: string, visit: Visit): Promise<Map<string, Buffer>> {
  const context = await browser.newContext({
    viewport: { width: visit.width, height: 900 },
    reducedMotion: visit.moves ? 'no-preference' : 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  const pictures = new Map<string, Buffer>();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.clock.setFixedTime(NOW);
    await stayHere(page, origin);
    await waitForTypefaces(page);
    await page.goto(origin + visit.path, { waitUntil: 'networkidle' });
    if (visit.act !== seeNotice) await lookAround(page);
    await visit.act(page, async (name, part) => {
      if (part) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await waitForPaint(page);
      const animations = visit.moves ? 'allow' : 'disabled';
      const picture = await stillPicture(page, { fullPage: Boolean(part), animations });
      pictures.set(`${visit.name} ${visit.width} ${name}`, picture);
    });
  } finally {
    await context.close();
  }
  return pictures;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    built: { type: 'boolean' },
  },
});
const [commit] = positionals;
if (!commit) throw new Error('Which commit? npm run compare -- <commit>');
const only = options.only?.split(',');
const chosen = visits.filter(
  ({ name, width }) =>
    (!only || only.includes(name)) && (!options.width || Number(options.width) === width),
);
if (chosen.length === 0) {
  const names = new Set(visits.map(({ name }) => name));
  throw new Error(`Nothing is called so. There are: ${[...names].join(', ')}`);
}

// Both builds by one server, so that a picture never depends on the commit's own.
const servers = await Promise.all([
  serveFolder(buildCommit(commit)),
  serveFolder(options.built ? resolve('dist') : buildHere()),
]);
const launch = { executablePath: systemBrowser(), args: browserArguments };
const browsers = await Promise.all(servers.map(() => chromium.launch(launch)));
rmSync(REPORT, { recursive: true, force: true });
const differences: Difference[] = [];
const note = (difference: Difference | null) => {
  if (!difference) return;
  differences.push(difference);
  console.log(`${difference.name.padEnd(40)} ${difference.what}`);
};
let count = 0;
try {
  for (const visit of chosen) {
    const sides = await Promise.allSettled(
      servers.map(({ url }, side) => see(browsers[side] as Browser, url, visit)),
    );
    const [old, now] = sides.map((side) => (side.status === 'fulfilled' ? side.value : undefined));
    for (const [at, side] of sides.entries()) {
      if (side.status === 'fulfilled') continue;
      const what = `${at ? 'new' : 'old'}: not reached: ${String(side.reason).split('\n')[0]}`;
      note({ name: `${visit.name} ${visit.width}`, what, files: [] });
    }
    if (!old || !now) continue;
    for (const name of new Set([...old.keys(), ...now.keys()])) {
      const [before, after] = [old.get(name), now.get(name)];
      count += 1;
      if (before && after) note(compare(name, before, after, REPORT));
      else note({ name, what: `only in the ${before ? 'old' : 'new'} one`, files: [] });
    }
  }
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await Promise.all(servers.map((server) => server.stop()));
}
writeReport(REPORT, `${commit} and the working tree`, differences);
console.log(`${count} pictures, ${differences.length} differ: ${REPORT}/index.html`);
process.exitCode = differences.length > 0 ? 1 : 0;
