// Installs what is missing, says each step in one line, and is silent when there is nothing to do.
//   node scripts/setup.mjs             what a build and serving it need
//   node scripts/setup.mjs --dev       and lint, types, tests
//   node scripts/setup.mjs --browser   and a Chromium for the tests
//   node scripts/setup.mjs --engines   and, on Debian as root, what `npm run test:full` can use
//   node scripts/setup.mjs bench       and the packages of a folder that has its own
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { systemBrowser, systemProgram } from './browser.mjs';
import { fetchNode, installPackages, linkNode, step, stop } from './install.mjs';

const words = process.argv.slice(2);
const folders = words.filter((word) => !word.startsWith('--'));
const asks = (...flags) => flags.some((flag) => words.includes(flag));

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Says whether it succeeded; what the program itself has to say goes to the terminal. */
const succeeds = (program, args) =>
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const aptInstall = (names) =>
  succeeds('apt-get', ['update', '-qq']) &&
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);

async function browser() {
  if (systemBrowser() || (await playwrightBrowser())) return;
  step('fetching a browser for the tests (playwright install chromium)');
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  if (succeeds(process.execPath, playwright) && (await playwrightBrowser())) return;
  if (isDebianRoot()) {
    step('that failed; installing a browser for the tests (apt-get install chromium)');
    if (aptInstall(['chromium']) && systemBrowser()) return;
  }
  stop(
    'no browser for the tests. Install Chromium (Debian and Ubuntu: apt-get install chromium), ' +
      'or run "npx playwright install chromium", or name one in CHROMIUM.',
  );
}

/** Debian's package for each program that the full tests use where they find it. */
const ENGINES = {
  'chromium-headless-shell': 'chromium-headless-shell',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  nginx: 'nginx-light',
};
/** Programs of the administrator are not on everyone's PATH. */
const isThere = (program) => systemProgram([program]) || existsSync(`/usr/sbin/${program}`);

/** Where they cannot be had, their tests are skipped and say so. */
function engines() {
  // There Playwright's own engines run the same journeys.
  const used = Object.entries(ENGINES).filter(
    ([program]) => process.env.JOURNEYS !== 'playwright' || program === 'nginx',
  );
  const missing = used.filter(([program]) => !isThere(program)).map(([, name]) => name);
  if (missing.length === 0 || !isDebianRoot()) return;
  step(`installing engines and servers for the tests (apt-get install ${missing.join(' ')})`);
  // Ubuntu lacks some of them, and one unknown name stops all.
  if (!aptInstall(missing) && !missing.filter((name) => aptInstall([name])).length) {
    step('apt-get could install none of them: their tests will be skipped');
  }
}

const dev = asks('--dev', '--browser', '--engines');
await Promise.all([
  installPackages('.', { purpose: dev ? 'building and testing' : 'building', dev }),
  fetchNode(),
]);
linkNode();
for (const folder of folders) await installPackages(folder, { purpose: folder, dev });
if (asks('--browser', '--engines')) await browser();
if (asks('--engines')) engines();
