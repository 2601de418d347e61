import { defineConfig } from 'vitest/config';

/** Whatever a test replaces is put back after it. */
const undone = { restoreMocks: true, unstubEnvs: true, unstubGlobals: true };

// What each project holds stands in the README; scripts/test.ts runs them.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...undone,
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'art/**/*.test.ts',
            'tests/{content,rules}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...undone,
          name: 'component',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        test: {
          ...undone,
          name: 'built',
          include: ['tests/{build,servers}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...undone,
          name: 'full',
          include: ['tests/full/**/*.test.ts'],
          // They build copies of the site, and start other browsers and servers.
          testTimeout: 60_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
