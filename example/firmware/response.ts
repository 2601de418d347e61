// Longest responses: computed by the calculation on the website from each task measured alone, beside those measured together.
import { calculate } from '../shared/calculate.ts';
import { readJson, readText, writeJson } from '../shared/files.ts';

interface Task {
  readonly name: string;
  readonly period_us: number;
  readonly deadline_us: number;
}
const TASKS: readonly Task[] = [
  { name: 'receive', period_us: 2500, deadline_us: 2500 },
  { name: 'features', period_us: 160_000, deadline_us: 40_000 },
  { name: 'decide', period_us: 160_000, deadline_us: 160_000 },
  { name: 'report', period_us: 1_000_000, deadline_us: 1_000_000 },
];
const TICK_PERIOD_US = 2500;
/** Of the 3400 that main.c waits for. */
const LEAST_TICKS = 3390;

/** Numbers that an image has sent, by name; a name of several lines is a list. */
function sent(file: string): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  let task = '';
  for (const line of readText(`firmware/out/${file}.txt`).trim().split('\n')) {
    const [name = '', ...rest] = line.split(' ');
    if (rest[0] === 'longest_40ns') task = name;
    const key = ['jobs', 'late'].includes(name) ? `${task} ${name}` : name;
    numbers.set(key, [...(numbers.get(key) ?? []), Number(rest.at(-1))]);
  }
  return numbers;
}
/** The emulator's timer counts in 40 ns. */
const TICKS_PER_US = 25;
const numberOf = (numbers: ReadonlyMap<string, readonly number[]>, name: string) => {
  const [value] = numbers.get(name) ?? [];
  if (value === undefined) throw new Error(`${name} was not sent`);
  return value;
};
const timeOf = (numbers: ReadonlyMap<string, readonly number[]>, name: string) =>
  numberOf(numbers, name) / TICKS_PER_US;

const together = sent('all');
const alone_us = TASKS.map(({ name }, index) => timeOf(sent(`only${index}`), name));
const [tick_us, lock_us] = [timeOf(together, 'tick'), timeOf(together, 'lock')];

/** What enters the calculation is rounded up to a tenth of a microsecond. */
const up = (microseconds: number) => Math.ceil(microseconds * 10) / 10;
const row = (name: string, c_us: number, t_us: number, d_us: number) => ({
  name,
  c_us: up(c_us),
  t_us,
  d_us,
  j_us: 0,
  // Copying the sums keeps out the next block, and nobody else.
  b_us: name === 'receive' ? up(lock_us) : 0,
});
/** Each time multiplied by `scale`; `filter_us` more for each block of samples. */
const scheduleOf = (says: string, scale = 1, filter_us = 0) =>
  calculate(
    says,
    'schedule',
    { k_pc: 100, b_us: 0, s_us: 0 },
    {
      tasks: [
        row('timer', tick_us * scale, TICK_PERIOD_US, TICK_PERIOD_US),
        ...TASKS.map(({ name, period_us, deadline_us }, index) => {
          const own_us = (alone_us[index] ?? 0) + (name === 'receive' ? filter_us : 0);
          return row(name, own_us * scale, period_us, deadline_us);
        }),
      ],
    },
  );
const schedule = scheduleOf('the four tasks and the timer');
const { R_us, factor, utilisation } = schedule.values as {
  R_us: (number | null)[];
  factor: number;
  utilisation: number;
};

const [ticks = 0, outputs = 1] = readText('firmware/out/filter_bench.txt')
  .trim()
  .split('\n')
  .map(Number);
/** The emulator's instruction: 2^8 ns. */
const INSTRUCTION_NS = 256;
const OUTPUTS_PER_SECOND = 25_600;
const instructionsPerOutput = (ticks * 1000) / TICKS_PER_US / INSTRUCTION_NS / outputs;

/** The filter of layer 3 in software as well: the first whole clock rate with the reserve of R10. */
const CLOCK_MHZ = 4;
const RESERVE = 1.5;
const BLOCK = 64;
const filter_us = (BLOCK * instructionsPerOutput * INSTRUCTION_NS) / 1000;
const factorAt = (MHz: number) => {
  const { values } = scheduleOf('', CLOCK_MHZ / MHz, filter_us);
  return (values as { factor: number }).factor;
};
let MHz = CLOCK_MHZ;
while (factorAt(MHz) < RESERVE) MHz++;
const filtered = scheduleOf(
  `the same with the filter in software, at ${MHz} MHz`,
  CLOCK_MHZ / MHz,
  filter_us,
);

interface Expected {
  readonly features: readonly number[];
  readonly score: number;
  readonly alarm: number;
  readonly checksum: number;
}
const expected = readJson<Expected>('firmware/out/expected.json');
const features = together.get('feature') ?? [];
const rows = TASKS.map((task, index) => ({
  ...task,
  alone_us: alone_us[index],
  computed_us: R_us[index + 1] ?? null,
  measured_us: timeOf(together, task.name),
  jobs: numberOf(together, `${task.name} jobs`),
  late: numberOf(together, `${task.name} late`),
}));
/** Each task has run as often as the ticks that there were ask for, and none was released while it was at work. */
const [{ jobs: ticked = 0 } = {}] = rows;
const wrong = rows.filter(
  ({ jobs, period_us }) => jobs !== Math.floor((ticked * TICK_PERIOD_US) / period_us),
);
const missed = numberOf(together, 'missed');
if (ticked < LEAST_TICKS || wrong.length > 0 || missed > 0)
  throw new Error(`jobs: ${JSON.stringify(rows)}, ${missed} releases missed`);
const response = {
  tick_us,
  lock_us,
  stack_bytes: numberOf(together, 'stack_bytes'),
  factor,
  utilisation,
  mips: 1000 / INSTRUCTION_NS,
  rows,
  features,
  sameAsModel:
    JSON.stringify(features) === JSON.stringify(expected.features) &&
    (['score', 'alarm', 'checksum'] as const).every(
      (name) => numberOf(together, name) === expected[name],
    ),
  stale: numberOf(together, 'stale'),
  missed,
  score: numberOf(together, 'score'),
  alarm: numberOf(together, 'alarm'),
  filter: {
    instructionsPerOutput,
    mips: (instructionsPerOutput * OUTPUTS_PER_SECOND) / 1e6,
    MHz,
  },
};
writeJson('firmware/out/response.json', response);
writeJson('firmware/out/calculations.json', [schedule, filtered]);
const isWrong = rows.some(
  ({ computed_us, measured_us, late }) =>
    computed_us === null || measured_us > computed_us || late > 0,
);
if (!response.sameAsModel || response.stale > 0 || isWrong) {
  console.error(
    'measured responses are longer than computed ones, or what was sent differs from the model',
  );
  process.exit(1);
}
