import { defineCalculation } from '../defineCalculation.ts';
import { compute, type ScheduleValues, warningKeys } from './compute.ts';
import { curve, labels } from './curve.ts';
import { inputs, presets, type ScheduleInputs, tables } from './inputs.ts';
import { leastSlack } from './leastSlack.ts';
import { sureFactors } from './sureFactors.ts';
import { upgrade } from './upgrade.ts';

const sentences = [
  'met',
  'metTight',
  'missedOne',
  'missedSome',
  'missedMany',
  'atMost',
  'atLimit',
  'noFactor',
  'outside',
  'outsideAll',
  'left',
  'jump',
  'late',
  'noBound',
  'noBoundAlone',
  'notFollowed',
  'used',
  'boundUnder',
  'boundHyperbolic',
  'boundOver',
  'full',
  'summary',
  'summaryMissed',
  'cellLate',
  'cellNoBound',
  'cellNotFollowed',
  'cellOutside',
] as const;
type Sentence = (typeof sentences)[number];

/** Less is told as none: code that may become 0.05 % slower has nothing to spare. */
const LEAST_GROWTH = 0.0005;
/** Bound and present are told apart down to a ten-thousandth of a per cent. */
const NEXT_TO_LIMIT = 1e-6;
/** What is later by less than this part of its deadline is no job more. */
const JUMP = 0.001;
/** Rows that are late are named one by one, so many of them; the table has the others. */
const MOST_NAMED = 3;
/** Of the hyperbolic bound. */
const HYPERBOLIC = 2;

const ofLimit = (factor: number, now: number): Sentence => {
  if (factor === 0) return 'noFactor';
  return factor < now * (1 - NEXT_TO_LIMIT) ? 'atMost' : 'atLimit';
};

/** Places from 0. */
const placesOf = (numbers: readonly number[]) => numbers.map((number) => number - 1);

/** How a row that is late is said: how late, or why that is not known. */
function lateRow({ tasks }: ScheduleInputs, values: ScheduleValues, number: number) {
  const task = placesOf([number]);
  if (values.unbounded.includes(number))
    return [number === 1 ? 'noBoundAlone' : 'noBound', { task }] as const;
  const [response, slack] = [values.R_us[number - 1], values.slack_us[number - 1]];
  if (response == null || slack == null) return ['notFollowed', { task }] as const;
  return [
    'late',
    { task, response_us: response, deadline_us: tasks[number - 1]?.d_us ?? null, late_us: -slack },
  ] as const;
}

/** Rows in time now that the least slowdown makes late by a whole job of the rows above. */
const jumps = ({ tasks }: ScheduleInputs, { first, beyond_us, R_us, slack_us }: ScheduleValues) =>
  first.flatMap((number, index) => {
    const [end, row, response] = [beyond_us[index], tasks[number - 1], R_us[number - 1]];
    if (end == null || !row || (slack_us[number - 1] ?? 0) <= 0) return [];
    if (end <= row.d_us * (1 + JUMP)) return [];
    const numbers = { response_us: response ?? null, deadline_us: row.d_us, beyond_us: end };
    return [['jump', { task: placesOf([number]), ...numbers }] as const];
  });

function ofBounds({ utilisation, liuLayland, hyperbolic }: ScheduleValues): Sentence[] {
  if (liuLayland === null || hyperbolic === null) return [];
  if (utilisation <= liuLayland) return ['boundUnder'];
  return [hyperbolic <= HYPERBOLIC ? 'boundHyperbolic' : 'boundOver'];
}

export const schedule = defineCalculation({
  name: 'schedule',
  service: 'firmware-development',
  version: 2,
  inputs,
  tables,
  presets,
  outputs: {
    R_us: { unit: 'µs', side: 'up', nullable: true, list: true },
    slack_us: { unit: 'µs', side: 'down', nullable: true, list: true },
    factor_row: { unit: 'share', side: 'down', nullable: true, list: true },
    above_us: { unit: 'µs', side: 'up', nullable: true, list: true },
    factor: { unit: 'share', side: 'down', nullable: true, against: 'now', listed: true },
    growth: { unit: 'share', side: 'down', nullable: true, listed: true },
    left_us: { unit: 'µs', side: 'down', nullable: true, listed: true },
    leftShare: { unit: 'share', side: 'down', nullable: true, listed: true },
    /** With room for what is rounded up where execution times are scaled: sentences tell these. */
    sureFactor: { unit: 'share', side: 'down', nullable: true },
    sureFactor_row: { unit: 'share', side: 'down', nullable: true, list: true },
    // Counted from 1; sentences have their names.
    first: { unit: 'count', side: 'near', list: true },
    beyond_us: { unit: 'µs', side: 'up', nullable: true, list: true },
    missed: { unit: 'count', side: 'near', list: true },
    outside: { unit: 'count', side: 'near', list: true },
    unbounded: { unit: 'count', side: 'near', list: true },
    notFollowed: { unit: 'count', side: 'near', list: true },
    utilisation: { unit: 'share', side: 'near', listed: true },
    liuLayland: {
      unit: 'share',
      side: 'down',
      against: 'utilisation',
      nullable: true,
      listed: true,
    },
    hyperbolic: { unit: '', side: 'up', nullable: true, listed: true },
  },
  numbers: {
    first: 'rows',
    missed: 'rows',
    outside: 'rows',
    task: 'rows',
    factor: { unit: 'share', side: 'down', against: 'now' },
    growth: { unit: 'share', side: 'down' },
    missedRows: { unit: 'count', side: 'near' },
    allRows: { unit: 'count', side: 'near' },
    /** What the rule for the execution times is set to. */
    now: { unit: 'share', side: 'near' },
    response_us: { unit: 'µs', side: 'up', against: 'deadline_us' },
    deadline_us: { unit: 'µs', side: 'near', digits: 5 },
    late_us: { unit: 'µs', side: 'up' },
    beyond_us: { unit: 'µs', side: 'up', against: 'deadline_us' },
    slack_us: { unit: 'µs', side: 'down' },
    factor_row: { unit: 'share', side: 'down' },
  },
  warnings: warningKeys,
  explained: [],
  sentences,
  labels,
  notices: ['sorted', 'unreadable'],
  compute: (setting) => {
    const { values, warnings } = compute(setting);
    return {
      values: { ...values, ...leastSlack(setting, values), ...sureFactors(setting) },
      warnings,
    };
  },
  curve,
  upgrade,
  say: (setting, values, has) => {
    const { first, missed, outside, factor, sureFactor } = values;
    const now = setting.k_pc / 100;
    const [worst] = first;
    const sureGrowth = sureFactor === null ? null : sureFactor / now - 1;
    const isTight = sureGrowth !== null && sureGrowth < LEAST_GROWTH;
    const others: Sentence[] = has('outside') ? ['outside'] : [];
    const used: Sentence[] = has('overload') ? ['used', 'full'] : ['used', ...ofBounds(values)];
    const common = {
      now,
      missedRows: missed.length,
      allRows: setting.tasks.length,
      factor: sureFactor,
      growth: sureGrowth,
      outside: placesOf(outside),
      missed: placesOf(missed),
      response_us: worst === undefined ? null : (values.R_us[worst - 1] ?? null),
      deadline_us: worst === undefined ? null : (setting.tasks[worst - 1]?.d_us ?? null),
      slack_us: worst === undefined ? null : (values.slack_us[worst - 1] ?? null),
    };
    if (factor === null)
      return {
        answer: ['outsideAll'],
        facts: [used],
        summary: ['outsideAll'],
        numbers: common,
      };
    if (has('missed'))
      return {
        answer: [
          ...others,
          missed.length > MOST_NAMED
            ? 'missedMany'
            : missed.length > 1
              ? 'missedSome'
              : 'missedOne',
          ofLimit(sureFactor ?? factor, now),
        ],
        facts: [missed.slice(0, MOST_NAMED).map((each) => lateRow(setting, values, each)), used],
        summary: ['summaryMissed'],
        // One is enough to say why no factor helps.
        numbers: { ...common, first: placesOf(first.slice(0, 1)) },
      };
    return {
      answer: [...others, isTight ? 'metTight' : 'met'],
      facts: [isTight ? jumps(setting, values) : ['left' as const], used].filter(
        ({ length }) => length > 0,
      ),
      summary: [['summary', { task: placesOf(first.slice(0, 1)) }]],
      numbers: { ...common, first: placesOf(isTight ? first : first.slice(0, 1)) },
    };
  },
  resultTable: {
    table: 'tasks',
    columns: ['response', 'slack', 'factor'],
    outputs: ['R_us', 'slack_us', 'sureFactor_row'],
    say: ({ tasks }, { R_us, slack_us, sureFactor_row, outside, unbounded }, row) => {
      const [response, slack] = [R_us[row] ?? null, slack_us[row] ?? null];
      const factor = { factor_row: sureFactor_row[row] ?? null };
      if (outside.includes(row + 1)) return ['cellOutside', {}, {}];
      if (response === null || slack === null)
        return [unbounded.includes(row + 1) ? 'cellNoBound' : 'cellNotFollowed', {}, factor];
      return [
        { response_us: response, deadline_us: tasks[row]?.d_us ?? null },
        slack < 0 ? ['cellLate', { late_us: -slack }] : { slack_us: slack },
        factor,
      ];
    },
  },
  compared: [
    { output: 'growth', difference: 'points' },
    { output: 'left_us', difference: 'difference' },
    { output: 'utilisation', difference: 'points' },
  ],
  headline: ({ leftShare }) => leftShare,
  change: 'points',
});
