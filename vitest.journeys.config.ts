import { defineConfig } from 'vitest/config';

// The journeys of a visitor in every engine that the machine has; `npm test` builds first.
export default defineConfig({
  test: {
    include: ['tests/journeys/*.test.ts'],
    testTimeout: 45_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
