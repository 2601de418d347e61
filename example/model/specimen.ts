import type { Calculated } from '../shared/calculate.ts';
import { readJson } from '../shared/files.ts';
import {
  addressOf,
  fixed,
  grouped,
  passed,
  percent,
  type RequirementResult,
  type Specimen,
  table,
  type Verdict,
} from '../shared/specimen.ts';

/** A rate or an area with its interval of 95 %. */
type Interval = readonly [value: number, low: number, high: number];
interface Counts {
  readonly tp: number;
  readonly fn: number;
  readonly fp: number;
  readonly tn: number;
}
interface Evaluation {
  readonly machines: readonly [number, number, number];
  readonly records: readonly [number, number, number];
  readonly auc: Interval;
  readonly 'auc of the baseline': Interval;
  readonly record: { readonly false: Interval; readonly found: Interval; readonly counts: Counts };
  readonly baseline: { readonly false: Interval; readonly found: Interval };
  readonly rule: {
    readonly needed: number;
    readonly of: number;
    readonly 'most when chosen': number;
    readonly false: Interval;
    readonly found: Interval;
    readonly counts: Counts;
  };
  readonly 'false records by machine': Readonly<Record<string, number>>;
  readonly 'by kind': Readonly<Record<string, Interval>>;
  readonly 'by severity': Readonly<
    Record<string, { readonly records: Interval; readonly rule: Interval }>
  >;
  readonly knocks: Readonly<
    Record<'with knocks' | 'without', { readonly false: Interval; readonly found: Interval }>
  >;
  readonly calibration: readonly {
    readonly from: number;
    readonly n: number;
    readonly predicted: number;
    readonly faulty: Interval;
  }[];
  readonly brier: number;
  readonly 'decisions changed by quantisation': number;
  readonly 'spread, faulty over healthy': number;
  readonly weights: Readonly<Record<string, number>>;
  readonly 'weight bits': number;
  readonly bytes: number;
}
interface Broken {
  readonly name: string;
  readonly caught: boolean;
  readonly by: string;
}

const AREA = 0.9;
const FALSE = 0.02;
const BYTES = 1024;

const share = ([value, low, high]: Interval) =>
  `${percent(value, 1)} (${percent(low, 1)} to ${percent(high, 1)})`;
const area = ([value, low, high]: Interval) =>
  `${fixed(value, 3)} (${fixed(low, 3)} to ${fixed(high, 3)})`;
/** Not shown: met as counted, but the interval reaches over the limit. */
const verdict = (isMet: boolean, isShown: boolean): Verdict =>
  isShown ? 'pass' : isMet ? 'not shown' : 'fail';
const unlessPassed = (result: Verdict, finding: string) => (result === 'pass' ? {} : { finding });

export function specimen(): Specimen {
  const evaluation = readJson<Evaluation>('model/out/evaluation.json');
  const broken = readJson<readonly Broken[]>('model/out/broken.json');
  const [record, rule] = readJson<readonly [Calculated, Calculated]>('model/out/calculations.json');
  const { auc, machines, records, knocks, rule: alarm } = evaluation;
  const baseline = evaluation['auc of the baseline'];
  const changed = evaluation['decisions changed by quantisation'];
  const ofArea = verdict(auc[0] >= AREA, auc[1] >= AREA);
  const ofRecords = verdict(
    evaluation.record.false[0] <= FALSE,
    evaluation.record.false[2] <= FALSE,
  );
  const ofRule = verdict(alarm.false[0] <= FALSE, alarm.false[2] <= FALSE);
  const ppv = ({ values }: Calculated) => (values as { ppv: number }).ppv;
  const { ppvLow, ppvHigh } = rule.values as { ppvLow: number; ppvHigh: number };
  // Limits to their safe sides, as the calculation tells them.
  const limits = [Math.floor(1000 * ppvLow), Math.ceil(1000 * ppvHigh)].map((each) =>
    percent(each / 1000, 1),
  );
  const ofAlarms = `${percent(ppv(rule))}; with ${alarm.counts.fp} false alarm${alarm.counts.fp === 1 ? '' : 's'} in ${machines[2]} machines that is anything from ${limits.join(' to ')}, with 95 % confidence`;
  const counts = Object.entries(evaluation['false records by machine']);
  const strongest = Object.values(evaluation['by severity']).at(-1) ?? { rule: alarm.found };
  const clean = evaluation['false records by machine']['0'] ?? 0;

  const requirements: readonly RequirementResult[] = [
    {
      id: 'R12',
      what: 'Area under the curve, machines never seen',
      limit: `≥ ${fixed(AREA, 2)}`,
      result: area(auc),
      verdict: ofArea,
      ...unlessPassed(ofArea, 'F1'),
    },
    {
      id: 'R12',
      what: 'Better than one level of vibration',
      limit: 'intervals apart',
      result: `${area(baseline)} for the level`,
      verdict: passed(auc[1] > baseline[2]),
      ...unlessPassed(passed(auc[1] > baseline[2]), 'F1'),
    },
    {
      id: 'R13',
      what: 'Healthy records above the limit',
      limit: `≤ ${percent(FALSE)}`,
      result: share(evaluation.record.false),
      verdict: ofRecords,
      ...unlessPassed(ofRecords, 'F1'),
    },
    {
      id: 'R13',
      what: `Healthy machines with an alarm in two hours, by the rule`,
      limit: `≤ ${percent(FALSE)}`,
      result: share(alarm.false),
      verdict: ofRule,
      ...unlessPassed(ofRule, 'F1'),
    },
    {
      id: 'R14',
      what: 'Decisions that rounded weights change',
      limit: '0',
      result: `${changed} of ${grouped(records[2])}`,
      verdict: passed(changed === 0),
      ...unlessPassed(passed(changed === 0), 'F2'),
    },
    {
      id: 'R14',
      what: 'Size of the model',
      limit: `≤ ${grouped(BYTES)} bytes`,
      result: `${evaluation.bytes} bytes`,
      verdict: passed(evaluation.bytes <= BYTES),
    },
    {
      id: 'R12',
      what: 'Broken versions that these checks catch',
      limit: 'all',
      result: `${broken.filter(({ caught }) => caught).length} of ${broken.length}`,
      verdict: passed(broken.every(({ caught }) => caught)),
    },
  ];
  return {
    layer: 'model',
    title: 'Bearing detector: evaluation report and model card',
    document: 'Evaluation report; model card',
    issue: 2,
    date: '2026-11-19',
    requirements,
    calculations: [record, rule],
    plots: [
      {
        id: 'roc',
        title: 'Found over false alarms, records of machines never seen',
        file: 'out/roc.csv',
        x: {
          column: 'false alarms',
          label: 'share of healthy records above the limit',
          scale: 'linear',
          min: 0,
          max: 1,
        },
        y: {
          column: 'found',
          label: 'share of faulty records above it',
          scale: 'linear',
          min: 0,
          max: 1,
        },
        marks: {
          file: 'out/point.csv',
          x: 'false alarms',
          y: 'found',
          label: 'the limit that was chosen',
        },
      },
    ],
    findings: [
      'The first two designs failed their test sets. The first: 2.1 % of healthy records above the limit, 40 machines. The second: 2.0 % (1.4 % to 2.8 %), 300 machines; its limit was chosen for 1 % on 60 machines. Those 300 now help to choose the limit, for 0.5 %, and the test set of this sheet is new; nothing was chosen by it.',
      `With weights of ten bits, whole numbers changed 5 decisions of 7200 in the second design: records that lie on the limit. Weights have ${evaluation['weight bits']} bits now and take two bytes as before.`,
      `False alarms are no chance: ${clean} of ${machines[2]} healthy machines have none in twelve records, and a few have many. Machines with knocks of their own have ${percent(knocks['with knocks'].false[0], 1)} of their healthy records above the limit, the others ${percent(knocks.without.false[0], 1)}. A rule over several records helps against chance, not against a machine that is different. The one machine that the rule alarms falsely has no knocks: it has a tone whose double, by a reader’s computation, folds in the envelope onto a frequency of the bearing. The envelope needs a filter before it is thinned out; that was not tried.`,
      `A level that was chosen in the same way finds ${percent(evaluation.baseline.found[0])} of the faulty records, with ${percent(evaluation.baseline.false[0], 1)} false alarms: a level does not carry over from one machine to another.`,
      `The scores of faulty records spread ${evaluation['spread, faulty over healthy']} times as far as those of healthy ones. A calculation that assumes equal spreads would be wrong here; the one of the website takes counts.`,
      `Few false alarms have their price: in two hours the rule finds ${percent(alarm.found[0])} of the faulty machines, and ${percent(strongest.rule[0])} of those with the highest impacts. The share does not rise towards the highest impacts, so that some machines hide a fault of any height in this model; growth was not simulated.`,
      'The first issue had intervals of Wilson over records in three tables, although records of one machine are no independent trials: they were 1.3 to 2.6 times too narrow, which readers computed from `machines.csv`. All rates of records have machines drawn again now. It also told the worth of an alarm without its interval.',
    ],
    open: [
      {
        text: 'No measured data. Public sets exist; their licences were not checked.',
        needs: 'a data set, or a machine',
      },
      {
        text: 'The geometry of a bearing: the frequencies of its races are drawn apart from each other, while together they must make the number of its rollers.',
        needs: 'numbers of rollers and angles, drawn first',
      },
      {
        text: 'A limit for false alarms a machine and year. R13 counts records; with 4 380 windows of two hours a year a small share is many.',
        needs: 'a requirement, and runs of months',
      },
      {
        text: 'The speed is told to the detector, 1 % wrong.',
        needs: 'a tachometer, or an estimate from the record',
      },
      {
        text: 'Machines with knocks of their own.',
        needs: 'a limit of each machine’s own, after a week of records',
      },
    ],
    attack: [
      {
        doubt: 'Generated data prove what their maker thought.',
        answer:
          'Yes. The numbers say whether the method works on what we think a bearing does, and that split, limit, interval and rule are handled as they must be.',
      },
      {
        doubt: 'A network would do better.',
        answer: `Perhaps. ${evaluation.bytes} bytes and five features can be read, and their failures explained: a baseline for whatever comes next.`,
      },
      {
        doubt: 'Half of the records are faulty; in the field almost none are.',
        answer: `That is why precision is not in the table. With one record in a thousand faulty, ${percent(ppv(record), 1)} of single records above the limit are right. Of the alarms of the rule it is ${ofAlarms}.`,
      },
    ],
    files: [
      { path: 'shared/signal_model.py', what: 'the model of machine and bearing' },
      { path: 'shared/features.py', what: 'features, whole numbers' },
      { path: 'model/train.py', what: 'split, training, limit, rule, evaluation' },
      {
        path: 'model/out/evaluation.json',
        what: 'figures of this sheet; the rest is in calculations.json and broken.json',
      },
      { path: 'model/out/machines.csv', what: 'the test set, machine by machine' },
      { path: 'model/out/model.h', what: 'the model, as the firmware takes it' },
    ],
    body: `
**All data are generated** from a stated model: speed, resonance, noise, tones and knocks differ from machine to machine. They contain no machine that exists.

## Split by machine

${machines[0]} machines to train (${grouped(records[0])} records), ${machines[1]} to choose limit and rule (${grouped(records[1])}), ${machines[2]} to test (${grouped(records[2])}). None is in two parts. A machine of the test has twelve healthy records, and then twelve with one fault of one height. Intervals of 95 %: for rates of records and areas, machines drawn again 1000 times; for counts of machines, Wilson. The level of vibration is the rms of the differences of successive samples, one of the five features.

## Result on the test set

${table(
  ['Decision by', 'found', 'false alarms', 'area'],
  [
    [
      'one record above the limit',
      share(evaluation.record.found),
      share(evaluation.record.false),
      area(auc),
    ],
    [
      'one level of vibration',
      share(evaluation.baseline.found),
      share(evaluation.baseline.false),
      area(baseline),
    ],
    [
      `the rule: ${alarm.needed} of ${alarm.of} records, by machine`,
      share(alarm.found),
      share(alarm.false),
      '',
    ],
  ],
)}

[Found over false alarms](out/roc.csv)

The rule needs ${alarm.needed} of ${alarm.of} records, two hours, above the limit; no healthy machine that helped to choose it had more than ${alarm['most when chosen']}.

${table(
  ['Impact over noise', 'records found', 'machines found by the rule'],
  Object.entries(evaluation['by severity']).map(([name, each]) => [
    name,
    share(each.records),
    share(each.rule),
  ]),
)}

${table(
  ['Fault', 'machines found by the rule'],
  Object.entries(evaluation['by kind']).map(([name, each]) => [name, share(each)]),
)}

## Where the false alarms are

${table(
  ['Healthy records above the limit, of twelve', 'machines'],
  counts.map(([count, number]) => [count, number]),
)}

${table(
  ['Machines', 'healthy records above', 'faulty records above'],
  Object.entries(knocks).map(([name, each]) => [name, share(each.false), share(each.found)]),
)}

## Calibration (Brier ${evaluation.brier})

${table(
  ['Predicted', 'records', 'mean predicted', 'faulty'],
  evaluation.calibration.map(({ from, n, predicted, faulty }) => [
    `from ${from}`,
    grouped(n),
    fixed(predicted, 2),
    share(faulty),
  ]),
)}

## Is an alarm worth anything?

One record in a thousand faulty: [${percent(ppv(record), 1)} of single records above the limit are right](${addressOf(record)}). The calculation takes records as independent, so that its own interval is too narrow. **One record is no alarm.** For [the rule](${addressOf(rule)}) it is ${ofAlarms}, if one machine in a thousand is faulty in these two hours.

## Broken on purpose

${table(
  ['Evaluation with one mistake', 'noticed by'],
  broken.map(({ name, by }) => [name, by]),
)}

## Model card

Logistic regression on five features of 160 ms, whole numbers only, weights of ${evaluation['weight bits']} bits: ${Object.entries(
      evaluation.weights,
    )
      .map(([name, weight]) => `${name} ${weight}`)
      .join(
        ', ',
      )}. For: steady speed of 20 to 30 Hz, known with a deviation of 1 %, bearing known. Not for: changing speed, other faults, safety.
`,
  };
}
