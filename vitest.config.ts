import { defineConfig } from 'vitest/config';

const everywhere = {
  // Whatever a test replaces is put back after it.
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Stops a test that hangs. Five seconds, the default, would make a busy machine fail tests that only compute.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** The inbox on Node as visitors reach it; it needs no other server, and so runs in every `npm test`. */
const INBOX_OVER_HTTP = 'inbox/tests/node.test.ts';

// Projects: units, components (happy-dom), the built site, what only `npm run test:full` runs. scripts/test.ts runs them.
export default defineConfig({
  define: { HAS_INBOX: 'true' },
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'editor/**/*.test.ts',
            'inbox/src/**/*.test.ts',
            'hosting/**/*.test.ts',
            'scripts/**/*.test.ts',
            'art/**/*.test.ts',
            'example/**/*.test.ts',
            'tests/{content,rules}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'component',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'built',
          include: ['tests/{build,servers}/**/*.test.ts', INBOX_OVER_HTTP],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'full',
          include: ['tests/full/**/*.test.ts', 'inbox/tests/**/*.test.ts'],
          exclude: [INBOX_OVER_HTTP],
          // They build copies of the site, and start other browsers and servers.
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
