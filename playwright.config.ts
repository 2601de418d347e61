import { defineConfig } from '@playwright/test';
import { browserArguments, systemBrowser } from './scripts/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4329);

export default defineConfig({
  projects: [
    { name: 'browser', testDir: 'tests/e2e', grepInvert: /@full/ },
    { name: 'full', testDir: 'tests/full' },
    { name: 'full-e2e', testDir: 'tests/e2e', grep: /@full/ },
  ],
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: a test often waits until nothing moves any more.
  workers: 3,
  // Limits stop what hangs; on a busy machine React alone may take five seconds, the default, to arrive.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: systemBrowser(), args: browserArguments },
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  },
  webServer: {
    command: 'node hosting/serve.ts',
    env: { PORT: String(port), HOST: '127.0.0.1' },
    url: `http://127.0.0.1:${port}/about`,
    reuseExistingServer: false,
  },
});
