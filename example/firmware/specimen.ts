import type { Calculated } from '../shared/calculate.ts';
import { readJson, readText } from '../shared/files.ts';
import {
  addressOf,
  digits,
  fixed,
  grouped,
  passed,
  percent,
  type RequirementResult,
  type Specimen,
  table,
} from '../shared/specimen.ts';

interface Task {
  readonly name: string;
  readonly period_us: number;
  readonly deadline_us: number;
  readonly alone_us: number;
  readonly computed_us: number | null;
  readonly measured_us: number;
  readonly jobs: number;
  readonly late: number;
}
interface Response {
  readonly tick_us: number;
  readonly lock_us: number;
  readonly stack_bytes: number;
  readonly factor: number;
  readonly utilisation: number;
  readonly mips: number;
  readonly rows: readonly Task[];
  readonly features: readonly number[];
  readonly sameAsModel: boolean;
  readonly score: number;
  readonly alarm: number;
  readonly filter: {
    readonly instructionsPerOutput: number;
    readonly mips: number;
    readonly MHz: number;
  };
}
interface Broken {
  readonly name: string;
  readonly caught: boolean;
  readonly by: string;
}
interface Harmless {
  readonly name: string;
  readonly faults: readonly string[];
}

const FACTOR = 1.5;
const STACK_BYTES = 2048;
/** The calls that each level of priority may have open at once, the deepest of each. */
const CALLS: readonly (readonly string[])[] = [
  ['start', 'put_number'],
  ['report', 'crc32_of', 'finish'],
  ['decide', 'score_of', 'finish'],
  ['extract', 'features_of', 'line_power', 'finish'],
  ['receive', 'front_block', 'finish'],
  ['tick'],
];
/** Eight registers, and a word for alignment: Armv7-M, exception entry. */
const EXCEPTION_BYTES = 36;

const milliseconds = (microseconds: number) => `${fixed(microseconds / 1000, 3)} ms`;

/** Frames from the compiler's own list, all priorities nested. */
function stackBound(): number {
  const frames = new Map(
    readText('firmware/out/stack.txt')
      .trim()
      .split('\n')
      .map((line) => {
        const [place = '', bytes] = line.split('\t');
        return [place.split(':').at(-1)?.split('.')[0] ?? '', Number(bytes)] as const;
      }),
  );
  const bytes = CALLS.flat().reduce((total, name) => total + (frames.get(name) ?? 0), 0);
  return bytes + (CALLS.length - 1) * EXCEPTION_BYTES;
}

export function specimen(): Specimen {
  const response = readJson<Response>('firmware/out/response.json');
  const [schedule, filtered] = readJson<readonly [Calculated, Calculated]>(
    'firmware/out/calculations.json',
  );
  const broken = readJson<readonly Broken[]>('firmware/out/broken.json');
  const harmless = readJson<readonly Harmless[]>('firmware/out/harmless.json');
  const { logit } = readJson<{ logit: number }>('model/out/evaluation.json');
  const { rows, filter } = response;
  const messages = readText('firmware/out/cppcheck-counts.txt')
    .trim()
    .split('\n')
    .map((line) => {
      const [, count = '', rule = ''] = /^ *(\d+) (.*)$/.exec(line) ?? [];
      return { count: Number(count), rule: rule.replaceAll(/[[\]]/g, '') };
    });
  const [text = ''] = readText('firmware/out/size.txt').split('\n')[1]?.trim().split(/\s+/) ?? [];
  const isMet = rows.every(
    ({ computed_us, deadline_us }) => computed_us !== null && computed_us <= deadline_us,
  );
  const isBelow = rows.every(
    ({ computed_us, measured_us, late }) => measured_us <= (computed_us ?? 0) && late === 0,
  );
  const tightest = rows.reduce((worst, row) =>
    (row.computed_us ?? 0) / row.deadline_us > (worst.computed_us ?? 0) / worst.deadline_us
      ? row
      : worst,
  );
  const nearest = Math.max(...rows.map((row) => row.measured_us / (row.computed_us ?? 1)));
  const bound = stackBound();
  const isHarmless = harmless.every(({ faults }) => faults.length === 0);

  const requirements: readonly RequirementResult[] = [
    {
      id: 'R10',
      what: 'Longest response, computed, every task',
      limit: '≤ deadline',
      result: `${tightest.name} needs ${percent((tightest.computed_us ?? 0) / tightest.deadline_us)} of its deadline`,
      verdict: passed(isMet),
    },
    {
      id: 'R10',
      what: 'Longest response, measured, every task',
      limit: '≤ computed, none late',
      result: `${percent(nearest)} of the computed one at most`,
      verdict: passed(isBelow),
    },
    {
      id: 'R10',
      what: 'All execution times may grow by a factor of',
      limit: `≥ ${FACTOR}`,
      result: fixed(Math.floor(response.factor * 100) / 100, 2),
      verdict: passed(response.factor >= FACTOR),
    },
    {
      id: 'R10',
      what: 'Stack, all priorities nested, from the compiler’s frames',
      limit: `≤ ${grouped(STACK_BYTES)} bytes`,
      result: `${bound} bytes; ${response.stack_bytes} were reached`,
      verdict: passed(bound <= STACK_BYTES && response.stack_bytes <= bound),
    },
    {
      id: 'R14',
      what: 'Features, score and alarm equal the model of layer 6, bit for bit',
      limit: 'all 7',
      result: response.sameAsModel ? 'all 7, of one record' : 'differ',
      verdict: passed(response.sameAsModel),
    },
    {
      id: 'R10',
      what: 'Broken versions that these checks catch',
      limit: 'all',
      result: `${broken.filter(({ caught }) => caught).length} of ${broken.length}`,
      verdict: passed(broken.every(({ caught }) => caught)),
    },
  ];
  return {
    layer: 'firmware',
    title: 'Sensor firmware: timing measurements beside the computed worst case',
    document: 'Timing and energy measurements (timing); static analysis',
    issue: 2,
    date: '2026-11-19',
    requirements,
    calculations: [schedule, filtered],
    findings: [
      'With WFI in the idle loop, QEMU 7.2 (`-icount`, `sleep=off`) lets every second period of the timer pass: the first run had half the jobs. Found because the numbers of jobs were read; the idle loop spins now, and the run ends with an error if they are not those that the periods ask for.',
      'The image with all tasks prepared a record before its timer started, as the images with one task must: a reader saw that features would have equalled the model’s if no task had ever computed them. It begins empty now, a release that meets its own task still at work is counted, and three broken versions were added.',
      '`decide` was first measured alone without its work: alone there were no features, and it left at once. Its execution time in the calculation was half of what it is. Found by reading; each task now has a whole record before it is measured.',
      '`decide` comes after `features` by its priority alone, and the calculation treats them as two tasks that do not know of each other. It does not prove their order; the check of stale decisions does, for this run.',
      `The lock around the copy of the sums ${isHarmless ? 'can be left out without any change in this run' : 'is needed'}: the copy begins right behind a block and ends long before the next. It stays for the day when another task delays it a little; if the next block began meanwhile, its sums would be lost with or without the lock. Its ${fixed(response.lock_us, 0)} µs stay in the calculation, for \`receive\` alone: the first issue counted them for every task.`,
      'The first issue said that at 9 MHz the processor would do the filter as well. It had added utilisations, and our own note says that they are no deadline: a reader computed that `features` would be late. The clock rate below is the first that keeps the reserve of R10, by the calculation.',
      'Score, alarm and checksum were sent and compared with nothing, and nobody asked whether `decide` comes after `features`: three of the broken versions below would have passed. All four are checked now.',
    ],
    open: [
      {
        text: 'Times are counted instructions, not cycles of a part.',
        needs: 'a board and a trace port',
      },
      {
        text: 'Update, watchdog and the radio’s stack are not part of it.',
        needs: 'a radio to be chosen',
      },
      {
        text: 'One record was compared with the model, one with an alarm.',
        needs: 'the tasks on many records, at the edges of their range',
      },
      {
        text: 'The record comes from flash instead of a DMA.',
        needs: 'a board',
      },
      {
        text: 'No energy was measured.',
        needs: 'a board',
      },
    ],
    attack: [
      {
        doubt: 'An emulator has no wait states, no pipeline and no bus.',
        answer:
          'True, and the sheet says so before its first number. What it shows is that schedule and calculation agree, with every task and interrupt in place. Above some 1.2 clocks an instruction the reserve of R10 is gone at 4 MHz, by the factor in the table. What switching between tasks costs is in the times measured, and not an input of its own.',
      },
      {
        doubt: 'The longest time that was seen is no bound on execution time.',
        answer: `It is not. R10 asks for half as much again in reserve, and there is ${fixed(Math.floor(response.factor * 100) / 100, 2)}. The loops have fixed lengths; branches that depend on data are few.`,
      },
      {
        doubt: 'Times measured alone contain the timer, which the calculation adds once more.',
        answer:
          'Yes, and leave out the last instructions behind the second time stamp, and the way into the handler. Both are small against the reserve; neither was bounded.',
      },
      {
        doubt: 'Why is there an FPGA?',
        answer: `The filter of layer 3 takes ${Math.round(filter.instructionsPerOutput)} instructions an output here, two products at a time: ${fixed(filter.mips, 1)} million a second. This processor has ${fixed(response.mips, 1)} million and uses ${percent(response.utilisation)}. At ${filter.MHz} million instructions a second instead of 4 it would do both [with the reserve of R10](${addressOf(filtered)}), and the FPGA could go.`,
      },
    ],
    files: [
      { path: 'firmware/main.c', what: 'tasks, timer, measurement' },
      { path: 'firmware/features.c', what: 'features and score, whole numbers' },
      { path: 'firmware/filter_bench.c', what: 'the filter of layer 3 in software' },
      { path: 'firmware/out/all.txt', what: 'what the image sent, all tasks together' },
      { path: 'firmware/out/response.json', what: 'times and results of this sheet' },
    ],
    body: `
## What was measured

QEMU (mps2-an386, Cortex-M4) counts instructions: one takes 256 ns of virtual time, ${fixed(response.mips, 1)} million a second, as of a part at 4 MHz. There are no wait states, no pipeline and no bus. **The numbers show that the schedule and its calculation agree; they are no measurement of a part.** Two runs give the same output, byte for byte.

## Tasks

${table(
  ['Task', 'alone', 'period', 'deadline', 'computed', 'measured', 'of computed', 'jobs'],
  rows.map((row) => [
    row.name,
    milliseconds(row.alone_us),
    `${digits(row.period_us / 1000, 4)} ms`,
    `${digits(row.deadline_us / 1000, 4)} ms`,
    row.computed_us === null ? 'no bound' : milliseconds(row.computed_us),
    milliseconds(row.measured_us),
    percent(row.measured_us / (row.computed_us ?? 1)),
    grouped(row.jobs),
  ]),
)}

Above them the timer, ${fixed(response.tick_us, 1)} µs every 2.5 ms; copying the sums keeps \`receive\` out for ${fixed(response.lock_us, 1)} µs. \`report\` stands for a radio’s stack: 16 checksums over 512 bytes. The sensor listens for one record; records without end, as here, are harder. Utilisation ${percent(response.utilisation, 1)}. [The calculation](${addressOf(schedule)}) has the same tasks.

Each task is an interrupt handler with its own priority: the interrupt controller is the scheduler. All tasks are released together every 4 s, which is the worst case but for the lock; it occurred twice in the run. That no measured time exceeds the computed one, and that the nearest reaches ${percent(nearest)} of it, is the point of the table.

## Broken on purpose

${table(
  ['Firmware with one mistake', 'noticed by'],
  broken.map(({ name, by }) => [name, by]),
)}

## One record through the chain

The firmware reads the record that the pins of layer 3 sent. Features ${response.features.join(', ')}; score ${grouped(response.score)}, where ${grouped(logit)} is one logit; alarm: ${response.alarm === 1 ? 'yes' : 'no'}; the model says the same. The record is one of a generated machine with a fault of its outer race.

## Stack

${CALLS.map((calls) => calls.join(' → ')).join('; ')}: frames from \`-fstack-usage\`, all priorities nested, and ${CALLS.length - 1} exception frames of ${EXCEPTION_BYTES} bytes are ${bound} bytes. Painted memory shows ${response.stack_bytes} in the run.

## Static analysis

gcc -Wall -Wextra -Wconversion -Wshadow -Werror: clean. cppcheck with its MISRA C:2012 rules: ${messages.reduce((total, { count }) => total + count, 0)} messages.

${table(
  ['Rule', 'messages'],
  messages.map(({ rule, count }) => [rule, count]),
)}

11.4 is access to registers by address, 8.9 are tables and objects that one function uses; the others need a deviation or a change each; comparePointers is no rule of MISRA’s but a class of cppcheck’s, here for symbols of the linker. **This is not a statement of MISRA compliance**: the tool checks part of the rules, and nobody has approved a deviation. Text ${grouped(Number(text))} bytes.
`,
  };
}
