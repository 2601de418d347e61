import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'server/**/*.test.ts',
      'scripts/**/*.test.ts',
      'art/**/*.test.ts',
      'tests/rules/**/*.test.ts',
    ],
  },
});
