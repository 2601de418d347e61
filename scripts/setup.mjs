// Installs what is missing. It runs on the machine's own Node, from 20.19 up, and so is plain JavaScript.
//   node scripts/setup.mjs            the packages, and a newer Node where the machine's is too old for them
//   node scripts/setup.mjs editor     and the packages of a folder that has its own
//   node scripts/setup.mjs --browser  and a Chromium for the tests
//   node scripts/setup.mjs --omit=dev only what a build needs, in half of the time
import { execSync } from 'node:child_process';
import { existsSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { systemBrowser } from './browser.mjs';

const isWindows = process.platform === 'win32';
const words = process.argv.slice(2);

/** @param {string} command */
function run(command) {
  console.log(`set-up: ${command}`);
  execSync(command, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param {string} text */
function stop(text) {
  console.error(`set-up: ${text}`);
  process.exit(1);
}

/**
 * npm writes its list of what is installed last, so it is never older than the lock file that it followed.
 * @param {string} folder
 */
function install(folder) {
  const [lock, list] = ['package-lock.json', 'node_modules/.package-lock.json'].map(
    (name) => statSync(`${folder}/${name}`, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  // Of the project's own packages `npm start` leaves out those of tests, unless they are there.
  const hasTests = folder !== '.' || existsSync('node_modules/vitest');
  const omit = words.includes('--omit=dev') && !hasTests ? ' --omit=dev' : '';
  if (list < lock || list === 0 || (!hasTests && !omit))
    run(`npm ci --prefix ${folder} --loglevel=error${omit}`);
}

/**
 * npm puts node_modules/.bin first on the PATH of every script, so a link there is the Node of all of them. npm takes
 * it away when it installs. The hash of the Node is in scripts/node/package-lock.json.
 */
function linkNewerNode() {
  const [major, minor] = execSync('node --version', { encoding: 'utf8' }).slice(1).split('.');
  // The first that runs TypeScript without a flag.
  if (Number(major) + Number(minor) / 100 >= 22.18) return;
  install('scripts/node');
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const program = `scripts/node/node_modules/${name}/bin/node${isWindows ? '.exe' : ''}`;
  // npm leaves out an optional package that it cannot fetch, that has another hash, or that is for another machine.
  if (!existsSync(program)) {
    stop(
      `Node ${major}.${minor} is too old, and ${name} could not be had. Install Node 24: https://nodejs.org`,
    );
  }
  const link = `node_modules/.bin/node${isWindows ? '.cmd' : ''}`;
  rmSync(link, { force: true });
  if (isWindows) writeFileSync(link, `@"%~dp0\\..\\..\\${program.replaceAll('/', '\\')}" %*\r\n`);
  else symlinkSync(relative('node_modules/.bin', program), link);
}

/** Playwright's own, which exists for the usual systems; otherwise Debian's. */
function installBrowser() {
  if (systemBrowser()) return;
  try {
    run('playwright install chromium');
  } catch {
    run('apt-get update -qq');
    run('apt-get install -y -qq --no-install-recommends chromium');
  }
}

try {
  install('.');
  linkNewerNode();
  for (const folder of words.filter((word) => !word.startsWith('--'))) install(folder);
  if (words.includes('--browser')) installBrowser();
} catch (error) {
  stop(`${error instanceof Error ? error.message : error}`);
}
