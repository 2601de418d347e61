// Installs what is missing, says each step in one line, and is silent when there is nothing to do.
// Plain JavaScript for any Node from 20.19: ours (24) comes with the install.
//   node scripts/setup.mjs             packages
//   node scripts/setup.mjs --browser   packages, a browser for the tests, and what else they can use
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { systemBrowser, systemProgram } from './browser.mjs';

const step = (text) => console.log(`set-up: ${text}`);

const stop = (text) => {
  console.error(`set-up: ${text}`);
  process.exit(1);
};

/** There npm and npx are .cmd files, which only a shell starts. */
const shell = process.platform === 'win32';

function packages() {
  const marker = 'node_modules/.package-lock.json';
  const lock = 'package-lock.json';
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return;
  step('installing packages (npm ci)');
  // Engine warnings of the machine's own Node do not apply: scripts run on the Node we install.
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
  });
  if (install.status !== 0) stop('npm ci failed; its message is above');
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

const succeeds = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 600_000, shell }).status === 0;

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Says whether Debian's packages are there afterwards; apt-get's own message stands above. */
function aptInstall(names) {
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 };
  try {
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      ...quiet,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

async function browser() {
  if (systemBrowser() || (await playwrightBrowser())) return;
  step('installing a browser for the tests (playwright install chromium)');
  if (succeeds('npx', ['playwright', 'install', 'chromium']) && (await playwrightBrowser())) return;
  if (isDebianRoot()) {
    step('installing a browser for the tests (apt-get install chromium)');
    if (!aptInstall(['chromium'])) stop('apt-get could not install chromium; its message is above');
    if (systemBrowser()) return;
  }
  stop(
    'no browser for the tests. Install Chromium (Debian and Ubuntu: apt-get install chromium), ' +
      'or run "npx playwright install chromium", or name one in CHROMIUM.',
  );
}

/** Debian's package for each program that the tests use where they find it. */
const ALSO_USED = {
  'chromium-headless-shell': 'chromium-headless-shell',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  nginx: 'nginx-light',
};
/** Programs of the administrator are not on everyone's PATH. */
const isThere = (program) => systemProgram([program]) || existsSync(`/usr/sbin/${program}`);

/** A quicker Chromium, two more engines and nginx. Where they cannot be had their tests are skipped, and say so. */
function moreEngines() {
  // There Playwright's own engines run the same journeys.
  const used = Object.entries(ALSO_USED).filter(
    ([program]) => process.env.JOURNEYS !== 'playwright' || program === 'nginx',
  );
  const missing = used.filter(([program]) => !isThere(program)).map(([, name]) => name);
  if (missing.length === 0 || !isDebianRoot()) return;
  step(`installing what else the tests can use (apt-get install ${missing.join(' ')})`);
  // Ubuntu has not every one of them, and one unknown name stops all.
  if (!aptInstall(missing) && !missing.filter((name) => aptInstall([name])).length) {
    step('apt-get could install none of them: their tests will be skipped');
  }
}

packages();
if (process.argv.includes('--browser')) {
  await browser();
  moreEngines();
}
