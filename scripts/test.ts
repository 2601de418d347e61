// What `npm test` checks, one command after the other, and with --full also what takes long. A command runs on after
// another has failed, except that without a build there is nothing to test. What there is to own is printed at the end.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const REPORT = '.tmp/report.json';
const VITEST = `vitest run --reporter=default --reporter=json --outputFile.json=${REPORT}`;
const PLAYWRIGHT = 'playwright test --reporter=line,json';

const COMMANDS = [
  'npm run --silent lint',
  'astro build',
  'npm run --silent types',
  `${VITEST} --project unit --project component --project built`,
  `${PLAYWRIGHT} --project browser`,
];
const FULL = [`${VITEST} --project full`, `${PLAYWRIGHT} --project full --project full-e2e`];

/** The runner's own count; a command without one is one check. A file that cannot be loaded fails without a count. */
function countOf(succeeded: boolean): { passed: number; failed: number } {
  if (!existsSync(REPORT)) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const failed = numFailedTests ?? stats.unexpected;
  return {
    passed: numPassedTests ?? stats.expected,
    failed: succeeded ? failed : Math.max(failed, 1),
  };
}

const total = { passed: 0, failed: 0 };
for (const command of process.argv.includes('--full') ? [...COMMANDS, ...FULL] : COMMANDS) {
  console.log(`\n== ${command}`);
  rmSync(REPORT, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  const { passed, failed } = countOf(status === 0);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0 && command === 'astro build') break;
}
spawnSync('node scripts/size.ts', { shell: true, stdio: 'inherit' });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
