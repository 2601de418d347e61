import { defineConfig } from 'vitest/config';

// Tests that read the built site or build a changed copy of it; `npm test` builds first.
export default defineConfig({
  test: {
    include: [
      'tests/build/**/*.test.ts',
      'tests/content/**/*.test.ts',
      'tests/servers/**/*.test.ts',
    ],
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
