import { defineConfig } from 'vitest/config';

// The journeys of a visitor in every engine that the machine has; `npm test` builds first.
export default defineConfig({
  test: {
    // As in playwright.config.ts.
    retry: process.env.CI ? 1 : 0,
    include: ['tests/journeys/*.test.ts'],
    testTimeout: 45_000,
    hookTimeout: 60_000,
    // One for each engine: they wait more than they work.
    maxWorkers: 3,
  },
});
