import { defineConfig } from '@playwright/test';
import { browserArguments, systemBrowser } from './scripts/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4329);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than the cores of a small machine: a test often waits until nothing moves any more.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stand still: what passes at the second try is counted and named as flaky.
  retries: process.env.CI ? 1 : 0,
  // A shared machine may stand still for seconds: patience costs a passing test nothing.
  expect: { timeout: 15_000 },
  reporter: process.env.REPORT ? [['dot'], ['json', { outputFile: process.env.REPORT }]] : 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: systemBrowser(), args: browserArguments },
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  },
  webServer: {
    command: 'node server/serve.ts',
    env: { PORT: String(port), HOST: '127.0.0.1' },
    url: `http://127.0.0.1:${port}/about`,
    reuseExistingServer: false,
  },
});
