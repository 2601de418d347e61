import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They build a copy of the site: begun last, they would leave a core idle at the end. */
const BUILDING = /content.changes|servers.editor/;

class BuildsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const builds = ({ moduleId }: TestSpecification) => Number(BUILDING.test(moduleId));
    return (await super.sort(files)).sort((a, b) => builds(b) - builds(a));
  }
}

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
    // As in vitest.config.ts.
    isolate: false,
    sequence: { sequencer: BuildsFirst },
    testTimeout: 60_000,
    maxWorkers: 2,
  },
});
