import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    // A shared machine may stand still for seconds: patience costs a passing test nothing.
    // No test changes what another reads: a worker of its own for each file would take twice the time.
    isolate: false,
    testTimeout: 30_000,
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'art/**/*.test.ts',
      'tests/rules/**/*.test.ts',
    ],
  },
});
