// What there is to own, beside the budget in docs/principles.md: `npm test` prints it, and nothing fails on it.
//   node scripts/size.ts            the working tree
//   node scripts/size.ts <folder>   another checkout, such as one of an older commit
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2] ?? '.';
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** The rows of the budget: a room, or what is counted in the whole, and how much of it there may be. */
const BUDGETS = new Map(
  [
    ...readFileSync(join(import.meta.dirname, '../docs/principles.md'), 'utf8').matchAll(
      /^\| `?([^`|]+)`? \| ([\d,]+) \|/gm,
    ),
  ].map(([, name = '', most = '']) => [name.trim(), Number(most.replaceAll(',', ''))]),
);
const rooms = [...BUDGETS.keys()]
  .filter((name) => name.endsWith('/'))
  .sort((one, other) => other.length - one.length);
const roomOf = (file: string) => rooms.find((room) => file.startsWith(room)) ?? 'elsewhere';

const KINDS = ['code', 'CSS', 'tests', 'documents'] as const;
type Kind = (typeof KINDS)[number];

function kindOf(file: string): Kind | undefined {
  if (file.endsWith('.md')) return file.startsWith('content/') ? undefined : 'documents';
  if (file.endsWith('.css')) return 'CSS';
  if (!/\.(?:ts|tsx|astro|js|mjs|py)$/.test(file)) return undefined;
  return /(?:^|\/)tests\/|\.(?:test|spec)\./.test(file) ? 'tests' : 'code';
}

const none = (): Record<Kind, number> => ({ code: 0, CSS: 0, tests: 0, documents: 0 });
const counted = new Map<string, Record<Kind, number>>();
for (const file of files) {
  const kind = kindOf(file);
  if (!kind) continue;
  const lines = counted.get(roomOf(file)) ?? none();
  lines[kind] += read(file).split('\n').length - 1;
  counted.set(roomOf(file), lines);
}

const row = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(24) + cells.map((cell) => String(cell).padStart(10)).join(''));
const budget = (name: string, count: number) => {
  const most = BUDGETS.get(name);
  return most === undefined ? '' : `${most}${count > most ? ' (over)' : ''}`;
};

row('lines', [...KINDS, 'sum', 'budget']);
const total = none();
for (const [name, lines] of [...counted].sort(([one], [other]) => one.localeCompare(other))) {
  for (const kind of KINDS) total[kind] += lines[kind];
  const sum = lines.code + lines.CSS + lines.tests;
  row(name, [...KINDS.map((kind) => lines[kind]), sum, budget(name, sum)]);
}
const all = total.code + total.CSS + total.tests;
row('all', [...KINDS.map((kind) => total[kind]), all, budget('all', all)]);

const manifests = files.filter((file) => /(?:^|\/)package\.json$/.test(file));
const { scripts } = JSON.parse(read('package.json'));
const counts = {
  packages: manifests
    .map((file) => JSON.parse(read(file)))
    .flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
    ).length,
  scripts: Object.keys(scripts).length,
  concepts: read('docs/words.md').match(/^\| (?!Word |--)/gm)?.length ?? 0,
};
for (const [name, count] of Object.entries(counts)) row(name, [count, budget(name, count)]);
