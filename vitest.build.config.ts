import { defineConfig } from 'vitest/config';

/** What can only be checked on the built site: run it after `npm run build`. */
export default defineConfig({ test: { include: ['tests/build/**/*.test.ts'] } });
