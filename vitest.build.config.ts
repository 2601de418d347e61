import { defineConfig } from 'vitest/config';

// Tests that read the built site or build a changed copy of it; `npm test` builds first.
export default defineConfig({
  test: {
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    include: [
      'tests/build/**/*.test.ts',
      'tests/content/**/*.test.ts',
      'tests/servers/**/*.test.ts',
    ],
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
