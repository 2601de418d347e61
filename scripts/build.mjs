// `npm run build`: Astro, then what servers need. With --if-changed it does nothing where dist/
// already holds a build of the same files, so that a second `npm start` serves at once.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { takesMessages } from '../src/lib/inbox.ts';
import { settings, siteUrl } from '../src/settings.ts';
import { installPackages } from './install.mjs';

/** Everything that a build reads. */
const INPUTS = [
  'astro.config.ts',
  'content',
  'deploy/inbox/inbox.conf',
  'editor',
  'inbox/writeWords.ts',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/astro.mjs',
  'scripts/build.mjs',
  'hosting',
  'site.config.ts',
  'src',
  'tsconfig.json',
];
/** One file of each step: a folder that somebody has deleted is built again. */
const OUTPUTS = [
  'dist/index.html',
  'dist-nginx/headers.conf',
  ...(takesMessages(settings.inbox) ? ['inbox/words.json'] : []),
];
const STAMP = '.cache/built';
const PICTURES = '.cache/assets';

function* filesIn(path) {
  if (!existsSync(path) || basename(path) === 'node_modules') return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

/** The footer shows when the words of a page last changed: what Git knows of them is an input, too. */
function contentHistory() {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '';
  return [
    git('rev-parse', '--is-shallow-repository'),
    git('log', '-1', '--format=%H', '--', 'content'),
    git('diff', '--name-only', 'HEAD', '--', 'content'),
  ].join();
}

function inputHash() {
  const hash = createHash('sha256');
  // The footer shows the year of the build, the head its address.
  hash.update(`${process.versions.node.split('.')[0]} ${new Date().getFullYear()} ${siteUrl}`);
  hash.update(contentHistory());
  for (const file of INPUTS.flatMap((input) => [...filesIn(input)])) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Astro names every page, every copied picture and every small step: too many lines to read. */
const NOISE =
  /^\s*$|[├└]─|\(reused cache entry\)|^ \(\+|✓|\[types\]|\[build\] (?:output|mode|directory|Rearranging|Complete!)/;

/** @param {string[]} words */
function run(...words) {
  return new Promise((done) => {
    const child = spawn(process.execPath, words, { stdio: ['inherit', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => NOISE.test(line) || console.log(line));
    child.on('close', (status) => done(status === 0));
  });
}

const picturesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Leaves the cache with what this build has used, and says what is to be committed. */
function tidyPictures(before) {
  const used = new Set(picturesIn('dist/_astro'));
  const unused = picturesIn(PICTURES).filter((name) => !used.has(name));
  for (const name of unused) rmSync(join(PICTURES, name));
  const added = picturesIn(PICTURES).filter((name) => !before.includes(name));
  if (added.length > 0 || unused.length > 0) {
    console.log(`build: ${added.length} pictures more, ${unused.length} fewer in ${PICTURES}:`);
    console.log('build: please commit that folder, so that no other machine encodes them again');
  }
}

async function build(args) {
  if (takesMessages(settings.inbox)) await installPackages('inbox', { purpose: 'the inbox' });
  if (settings.editor) await installPackages('editor', { purpose: 'the editor' });
  const hash = inputHash();
  rmSync(STAMP, { force: true });
  const pictures = picturesIn(PICTURES);
  if (!(await run('scripts/astro.mjs', 'build', ...args))) return false;
  tidyPictures(pictures);
  console.log('build: compressing files, writing headers');
  if (!(await run('hosting/afterBuild.ts'))) return false;
  if (takesMessages(settings.inbox) && !(await run('inbox/writeWords.ts'))) return false;
  writeFileSync(STAMP, hash);
  return true;
}

const IF_CHANGED = '--if-changed';
const args = process.argv.slice(2);
const isBuilt = () =>
  [STAMP, ...OUTPUTS].every((file) => existsSync(file)) &&
  readFileSync(STAMP, 'utf8') === inputHash();

if (args.includes(IF_CHANGED) && isBuilt()) {
  console.log('build: nothing has changed since the last one');
} else if (!(await build(args.filter((each) => each !== IF_CHANGED)))) {
  process.exitCode = 1;
}
