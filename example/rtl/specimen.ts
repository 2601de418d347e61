import type { Calculated } from '../shared/calculate.ts';
import { readJson, readText } from '../shared/files.ts';
import {
  addressOf,
  fixed,
  grouped,
  passed,
  type RequirementResult,
  type Specimen,
  table,
} from '../shared/specimen.ts';

interface Proved {
  readonly result: 'proved' | 'counterexample' | 'open';
  readonly frames?: number;
  readonly clauses?: number;
  readonly latches?: number;
}
interface Formal {
  readonly words: number;
  readonly bits: number;
  readonly asserted: readonly string[];
  readonly proof: Proved;
  readonly covers: Readonly<Record<string, number | null>>;
  readonly 'binary, without P4': Proved;
}
interface Crossing {
  readonly source: string;
  readonly of: string;
  readonly target: string;
  readonly to: string;
  readonly bits: number;
  readonly cells_between: number;
  readonly structure: readonly string[];
}
interface Cdc {
  readonly 'storage inputs examined': number;
  readonly crossings: readonly Crossing[];
  readonly 'memories between clocks': readonly string[];
  readonly pins: Readonly<Record<string, readonly string[]>>;
  readonly findings: readonly Crossing[];
}
interface Broken {
  readonly name: string;
  readonly caught: boolean;
  readonly by: string;
  readonly steps?: number;
  readonly 'simulation runs that fail'?: number;
  readonly of?: number;
  readonly findings?: number;
}
interface Report {
  readonly crossing_ns: Readonly<Record<string, readonly [number, number]>>;
  readonly 'largest fill': number;
}
interface Failures {
  readonly trOverTau: number;
  readonly tr_ns: number;
  readonly lgField_y: number;
  readonly lgExpected: number;
  readonly tauMargin: number;
  readonly tauMax_ps: number;
}

const PLAN = [
  'full',
  'write refused',
  'empty',
  'read refused',
  'full seen late',
  'empty seen late',
  'write pointer wraps',
  'read pointer wraps',
  'half full',
] as const;
const FAILURES_ALLOWED = 0.01;
const SHORTEST_PERIOD_NS = 1000 / 14.4;
const RUN = /write (\d+) ps, read (\d+) ps, seed (\d+): (\d+) words, (\d+) errors; covers (.*)/;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function simulated() {
  const runs = readText('rtl/out/simulation.txt')
    .trim()
    .split('\n')
    .map((line) => {
      const [, write, read, , words, errors, covers = ''] = RUN.exec(line) ?? [];
      return {
        ratio: `${write}:${read}`,
        words: Number(words),
        errors: Number(errors),
        hits: covers.split(' ').map(Number),
      };
    });
  return {
    runs: runs.length,
    ratios: new Set(runs.map(({ ratio }) => ratio)).size,
    words: sum(runs.map(({ words }) => words)),
    errors: sum(runs.map(({ errors }) => errors)),
    hits: PLAN.map((_, index) => sum(runs.map(({ hits }) => hits[index] ?? 0))),
    least: PLAN.map((_, index) => Math.min(...runs.map(({ hits }) => hits[index] ?? 0))),
  };
}

/** The value of the largest exponent of ten that is certain. */
const years = (lg: number) => `10^${Math.floor(lg)} years`;

export function specimen(): Specimen {
  const formal = readJson<Formal>('rtl/out/formal.json');
  const cdc = readJson<Cdc>('rtl/out/cdc.json');
  const broken = readJson<readonly Broken[]>('rtl/out/broken.json');
  const calculations = readJson<readonly Calculated[]>('rtl/out/calculations.json');
  const report = readJson<Report>('fpga/out/report.json');
  const simulation = simulated();
  const { proof } = formal;
  const promised = formal.asserted.filter((name) => name.startsWith('P'));
  const fifos = broken.filter(({ findings }) => findings === undefined);
  const crossings = broken.filter(({ findings }) => findings !== undefined);
  const unseen = fifos.filter((each) => each['simulation runs that fail'] === 0);
  const rarest = fifos
    .filter((each) => !unseen.includes(each))
    .reduce((least, each) =>
      (each['simulation runs that fail'] ?? 0) < (least['simulation runs that fail'] ?? 0)
        ? each
        : least,
    );
  const failures = calculations.map(({ values }) => values as unknown as Failures);
  const expected = sum(failures.map(({ lgExpected }) => 10 ** lgExpected));
  const leastMargin = Math.min(...failures.map(({ tauMargin }) => tauMargin));
  const leastTau = Math.min(...failures.map(({ tauMax_ps }) => tauMax_ps));
  const [pointer] = calculations as [Calculated];
  const caughtOf = (list: readonly Broken[]) =>
    `${list.filter(({ caught }) => caught).length} of ${list.length}`;
  const travel = Math.max(...Object.values(report.crossing_ns).flat());

  const requirements: readonly RequirementResult[] = [
    {
      id: 'R7',
      what: 'No word that is taken is lost, repeated or changed, for any two clocks',
      limit: 'proved',
      result: `${proof.result}: ${promised.length} properties, ${formal.words} words deep, invariant of ${grouped(proof.clauses ?? 0)} clauses`,
      verdict: passed(proof.result === 'proved'),
    },
    {
      id: 'R7',
      what: 'Simulation with a scoreboard',
      limit: '0 errors',
      result: `${simulation.errors} in ${grouped(simulation.words)} words, ${simulation.runs} runs, ${simulation.ratios} ratios of clocks`,
      verdict: passed(simulation.errors === 0),
    },
    {
      id: 'R7',
      what: 'Coverage plan, in each run',
      limit: `${PLAN.length} of ${PLAN.length}`,
      result: `${simulation.least.filter((hits) => hits > 0).length} of ${PLAN.length}`,
      verdict: passed(simulation.least.every((hits) => hits > 0)),
    },
    {
      id: 'R7',
      what: 'Broken FIFOs that the proof catches',
      limit: 'all',
      result: caughtOf(fifos),
      verdict: passed(fifos.every(({ caught }) => caught)),
    },
    {
      id: 'R7',
      what: 'Failures by metastability, 10 000 units in 10 years',
      limit: `< ${FAILURES_ALLOWED}`,
      result: `kept for any τ up to ${fixed(Math.floor(leastTau / 100) / 10, 1)} ns, with the window of another process; neither is published for this device`,
      verdict: expected < FAILURES_ALLOWED ? 'not shown' : 'fail',
      finding: 'F5',
    },
    {
      id: 'R8',
      what: 'Crossings and resets without a known structure',
      limit: '0',
      result: `${cdc.findings.length}, of ${cdc['storage inputs examined']} inputs of storage cells`,
      verdict: passed(cdc.findings.length === 0),
    },
    {
      id: 'R8',
      what: 'Broken crossings and resets that the check finds',
      limit: 'all',
      result: caughtOf(crossings),
      verdict: passed(crossings.every(({ caught }) => caught)),
    },
  ];

  return {
    layer: 'rtl',
    runAfter: ['fpga'],
    title: 'FIFO between two clocks: verification and CDC report',
    document: 'CDC and RDC report; coverage report; formal proof',
    issue: 2,
    date: '2026-11-19',
    requirements,
    calculations,
    findings: [
      'Synthesis merged the upper bit of each Gray pointer with that of the binary pointer, since they are the same bit: the list of crossings shows 4 + 1 bits. Harmless, and seen only in a netlist.',
      `Pointers that cross in binary violate P4, and nothing else: without P4 the broken FIFO is **${formal['binary, without P4'].result}** correct (four words, two bits). Its flags only compare for equality, and a wrong pointer lasts one clock. Gray code is needed as soon as a level is computed, or wires differ by more than a clock of the receiving side; by more than a clock of the sending side, it does not help either. We had expected lost data; the prover says otherwise.`,
      `The simulation alone lets ${unseen.length} of the ${fifos.length} broken FIFOs through: ${unseen.map(({ name }) => name).join('; ')}, where by the finding above nothing is lost. No bit is late in the simulated synchroniser, so that simulation can show no fault of a crossing at all. Another, “${rarest.name}”, fails in ${rarest['simulation runs that fail']} of ${rarest.of} runs: with fewer seeds and ratios of clocks it might have passed.`,
      'The first version of the testbench ignored its seed: two seeds gave the same run. Seen because their coverage was equal to the last hit.',
      'The first issue took τ and window of a 130 nm cell from a pair that its source rejects, 131.49 ps and 12.42 ps. This one takes the pair that the source gives, below the table of times; neither is of this FPGA.',
      `The FIFO of 16 words never holds more than ${report['largest fill']} here: the reader takes each word at once, at 9.6 MHz and more against 102.4 kS/s. A handshake of one word would do.`,
      'The check of crossings did not look at resets, although this sheet is a report on them, too: a design whose reset comes from the pin without its synchroniser had no finding when it was tried. It has now, and is among the broken versions.',
    ],
    open: [
      {
        text: 'Resets that are released at different times are neither proved nor simulated: the testbench has one reset for both sides. A reset during operation, and of one side alone, is not checked; that of one side is not supported.',
        needs: 'resets that are free inputs of the proof',
      },
      {
        text: 'The delay of the pointers is read from the report of the router, not constrained: this tool has no such constraint.',
        needs: 'a limit on the reported delays, checked after each placement',
      },
      {
        text: 'No τ of this FPGA is published that we know of.',
        needs: 'a measurement, or a word of the vendor',
      },
      {
        text: 'What is proved is safety: a FIFO that says “empty” for ever keeps all five promises. That each word arrives at all is simulated, and not proved.',
        needs: 'a proof of liveness, with clocks that never stop',
      },
    ],
    attack: [
      {
        doubt: 'The τ is that of another process.',
        answer: `It is. The number of years means nothing; the last column does: τ may be ${Math.floor(leastMargin)} times as long before the allowed failures are expected.`,
      },
      {
        doubt: 'A proof over two-bit words says nothing about sixteen.',
        answer:
          'Nothing in the FIFO depends on the value of a word: each bit takes the same way. Depth and pointers are those of the product; the ways to its states, and the broken versions, are those of four words.',
      },
      {
        doubt: 'The model of metastability is optimistic.',
        answer: `Each bit of a crossing pointer may be seen one step of the global clock late, on its own. A bit that is later than a whole clock of its source, or of its receiver, would be outside the model; after routing all take ${fixed(travel, 2)} ns of the shortest period of ${fixed(SHORTEST_PERIOD_NS, 1)} ns.`,
      },
      {
        doubt: 'Your own note says that a synchroniser has no reset.',
        answer:
          'This one has: both pointers must be equal when the reset is released, so that the FIFO begins empty.',
      },
      {
        doubt: 'Your CDC check is a script of your own.',
        answer: `Yes, over the mapped netlist. It takes three structures: two flip-flops without logic; a memory between clocks, which it lists; and for a reset the two flip-flops that release it. It finds the ${crossings.length} broken designs below. It does not look at a pin that feeds data, at one signal that reaches two synchronisers, or at signals that meet again behind them, and it does not know Gray code: that pointers change by one bit is P4’s to show. A commercial tool looks at all of that.`,
      },
    ],
    files: [
      { path: 'rtl/async_fifo.sv', what: 'the FIFO' },
      { path: 'rtl/async_fifo_properties.svh', what: 'what is proved' },
      { path: 'rtl/sync2.sv', what: 'the synchroniser, with its model of a late bit' },
      { path: 'rtl/fifo_tb.sv', what: 'testbench with scoreboard and coverage plan' },
      { path: 'rtl/cdc.py', what: 'the CDC check' },
      { path: 'rtl/out/cdc.json', what: 'every crossing' },
      { path: 'rtl/out/formal.json', what: 'the proof and its size' },
      { path: 'rtl/out/broken.json', what: 'what was broken, and caught' },
    ],
    body: `
## Every crossing

From the mapped netlist of the whole FPGA, walked back from each of the ${cdc['storage inputs examined']} inputs of storage cells.

${table(
  ['From', 'clock', 'to', 'clock', 'bits', 'cells between', 'structure'],
  cdc.crossings.map((each) => [
    each.source,
    each.of,
    each.target,
    each.to,
    each.bits,
    each.cells_between,
    each.structure.join(', '),
  ]),
)}

Memory between the clocks: ${cdc['memories between clocks'].map((name) => name.split('.0')[0]).join(', ')}, read only behind the pointers (P5). Resets: \`reset_n\` reaches two reset synchronisers, asserted at once and released on the clock of each side. Pins: \`adc_sdo\` is clocked by a converter that has our own clock, so it is an input delay and no crossing.

## Proof

${table(
  ['Property', 'promise'],
  [
    ['P1', 'never more words than places'],
    ['P2, P3', 'what is reported not full, or not empty, is so'],
    ['P4', 'of a pointer that crosses, one bit changes at a time'],
    ['P5', 'any one word arrives unchanged'],
  ],
)}

Both clocks are free inputs: every order of edges is allowed. Both resets are assumed to be inactive from the first state on: a release that comes at different times, and a reset during operation, are outside the proof. Each bit of a crossing pointer may arrive one step late on its own, which is how a metastable first stage and unequal wires look to logic. The proof is unbounded, by property-directed reachability: ${proof.latches} latches, ${proof.frames} frames, an invariant of ${grouped(proof.clauses ?? 0)} clauses. Words are ${formal.bits} bits wide in it.

Reachable, so that the proof is not empty, in the same FIFO with four words of one bit: ${Object.entries(
      formal.covers,
    )
      .map(([name, steps]) => `${name.slice(3).replaceAll('_', ' ')} after ${steps} steps`)
      .join(', ')}.

## Broken on purpose

${table(
  [
    'FIFO with one mistake',
    'the proof, four words of two bits',
    'runs of the simulation that fail',
  ],
  fifos.map((each) => [
    each.name,
    each.caught
      ? `counterexample after ${each.steps} step${each.steps === 1 ? '' : 's'}`
      : 'not caught',
    `${each['simulation runs that fail']} of ${each.of}`,
  ]),
)}

${table(
  ['Crossing or reset with one mistake', 'findings of the CDC check'],
  crossings.map((each) => [each.name, each.findings ?? 0]),
)}

## Coverage, all ${simulation.runs} runs

${table(
  ['Situation', 'times', 'least in a run'],
  PLAN.map((name, index) => [
    name,
    grouped(simulation.hits[index] ?? 0),
    grouped(simulation.least[index] ?? 0),
  ]),
)}

## Time to failure

${table(
  ['Crossing', 'clock', 'time to settle', 'one failure of all units in', 'τ may be'],
  calculations.map(({ says, setting }, index) => {
    const { tr_ns, trOverTau, lgField_y, tauMax_ps } = failures[index] as Failures;
    return [
      says,
      `${setting.values.fc_MHz} MHz`,
      `${fixed(Math.floor(tr_ns * 10) / 10, 1)} ns, ${Math.floor(trOverTau)} τ`,
      years(lgField_y),
      `${fixed(Math.floor(tauMax_ps / 100) / 10, 1)} ns`,
    ];
  }),
)}

The path between the two flip-flops is that of the first of five placements, which makes the bitstream. The flag is taken to change once in ten seconds. The same in [the calculation](${addressOf(pointer)}). τ ${pointer.setting.values.tau_ps} ps and window ${pointer.setting.values.tw_ps} ps are those of a 130 nm cell at its slow corner; 1 ns of uncertainty of the clock is assumed.
`,
  };
}
