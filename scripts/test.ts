// Everything `npm test` checks, and with --full what `npm run test:full` checks besides. A stage runs on
// after another has failed, except that nothing can be tested without a build. Several machines can share the
// browser tests: with SHARD=2/3 the second third of them runs, and only the first third with all other checks.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

interface Stage {
  name: string;
  command: string[];
  /** Reads the runner's own count; without it a stage is one check. */
  count?: (report: string) => Count;
}

const reports = join('.tmp', 'reports');
const report = (name: string) => join(reports, `${name}.json`);

const check = (name: string): Stage => ({ name, command: ['npm', 'run', '--silent', name] });

const vitest = (...projects: string[]): Stage => ({
  name: projects.join(' and '),
  command: [
    'vitest',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(projects.join(' and '))}`,
  ],
  count: (text) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text);
    // A file that cannot even be loaded fails without running a test.
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
  },
});

const playwright = (name: string, ...projects: string[]): Stage => ({
  name,
  command: ['playwright', 'test', ...projects.flatMap((project) => ['--project', project])],
  count: (text) => {
    const { expected, unexpected } = JSON.parse(text).stats;
    return { passed: expected, failed: unexpected };
  },
});

const { SHARD: shard } = process.env;
const browser = playwright('browser', 'browser');
if (shard) browser.command.push(`--shard=${shard}`);
const isFirstShard = !shard || shard.startsWith('1/');

/** Stages of one row run side by side. */
const rows: Stage[][] = isFirstShard
  ? [
      [check('lint'), vitest('unit', 'component'), check('build')],
      // Types wait for the build: both write the types of the content.
      [check('types'), vitest('built')],
      [browser],
    ]
  : [[check('build')], [browser]];
const fullRows: Stage[][] = [
  [vitest('full')],
  [playwright('full in the browser', 'full', 'full-e2e')],
];

/** The stage's output, whole, once it has ended: lines of two stages in turn would be unreadable. */
function output({ name, command: [program = '', ...args] }: Stage) {
  return new Promise<{ status: number | null; text: string }>((done) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, REPORT: report(name), ASTRO_TELEMETRY_DISABLED: '1' },
      // There programs of packages are .cmd files, which only a shell starts.
      shell: process.platform === 'win32',
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        text += data;
      });
    child.on('error', (error) => done({ status: 1, text: `${text}${error}\n` }));
    child.on('close', (status) => done({ status, text }));
  });
}

async function run(stage: Stage): Promise<Count> {
  const { name, count } = stage;
  console.log(`== ${name} …`);
  const started = performance.now();
  const { status, text } = await output(stage);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n== ${name}, ${seconds} s\n${text.trimEnd()}`);
  const counted =
    count && existsSync(report(name)) ? count(readFileSync(report(name), 'utf8')) : undefined;
  if (counted && counted.passed + counted.failed > 0) {
    // The runner's exit code has the last word: it also fails for what it does not count.
    return status === 0 ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
  }
  return status === 0 && !count ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
const broken: string[] = [];
for (const row of process.argv.includes('--full') ? [...rows, ...fullRows] : rows) {
  const counts = await Promise.all(row.map(run));
  row.forEach(({ name }, index) => {
    const { passed, failed } = counts[index] ?? { passed: 0, failed: 1 };
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) broken.push(name);
  });
  if (broken.includes('build')) break;
}
if (broken.length > 0) console.log(`\nfailed in: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
