// Installs what is missing, says each step in one line, and is silent when there is nothing to do.
// Plain JavaScript for any Node from 20.19: ours (24) comes with the install.
//   node scripts/setup.mjs             packages
//   node scripts/setup.mjs --browser   packages and a browser for the tests
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { systemBrowser } from './browser.mjs';

const step = (text) => console.log(`set-up: ${text}`);

const stop = (text) => {
  console.error(`set-up: ${text}`);
  process.exit(1);
};

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function packages() {
  const marker = 'node_modules/.package-lock.json';
  const lock = 'package-lock.json';
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return;
  step('installing packages (npm ci)');
  // Engine warnings of the machine's own Node do not apply: scripts run on the Node we install.
  const install = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) stop('npm ci failed; its message is above');
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

const succeeds = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 }).status === 0;

async function browser() {
  if (systemBrowser() || (await playwrightBrowser())) return;
  step('installing a browser for the tests (playwright install chromium)');
  if (succeeds('npx', ['playwright', 'install', 'chromium']) && (await playwrightBrowser())) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    step('installing a browser for the tests (apt-get install chromium)');
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
    try {
      execFileSync('apt-get', ['update', '-qq'], quiet);
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
        ...quiet,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      stop('apt-get could not install chromium; its message is above');
    }
    if (systemBrowser()) return;
  }
  stop(
    'no browser for the tests. Install Chromium (Debian and Ubuntu: apt-get install chromium), ' +
      'or run "npx playwright install chromium", or name one in CHROMIUM.',
  );
}

packages();
if (process.argv.includes('--browser')) await browser();
