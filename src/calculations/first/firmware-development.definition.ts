import { type Telling, toldNumber } from '../told.ts';
import { isBeyondPeriod } from './calculation.ts';
import { type Definition, numberOf, type Setting } from './definition.ts';
import * as schedule from './firmware-development.ts';

const inputsOf = ({ values, tasks }: Setting) =>
  ({ ...values, tasks: tasks ?? [] }) as unknown as schedule.ScheduleInputs;

const FACTOR: Telling = { unit: 'share', side: 'down', against: 'now' };
const GROWTH: Telling = { unit: 'share', side: 'down' };
/** Halvings of a range, as many as a double resolves. */
const BISECTIONS = 53;

/**
 * The largest factor of the execution times, with which they may really be entered: each of them is rounded up to a
 * nanosecond, which the factor of the formula does not know and which short ones feel.
 */
function permittedFactor(inputs: schedule.ScheduleInputs, factor: number): number {
  const isMet = (times: number) => schedule.isMet({ ...inputs, k_pc: 100 * times });
  const now = inputs.k_pc / 100;
  const growth = toldNumber(factor / now - 1, GROWTH);
  const isPermitted = isMet(now)
    ? isMet(now * (1 + growth)) && isMet(toldNumber(factor, FACTOR))
    : factor < now && isMet(toldNumber(factor, FACTOR));
  if (isPermitted) return factor;
  let [low, high] = [0, factor];
  for (let round = 0; round < BISECTIONS; round += 1) {
    const middle = (low + high) / 2;
    if (isMet(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** A factor this near to 1 leaves nothing. */
const NOTHING_LEFT = 0.0005;

export const definition: Definition = {
  slug: 'firmware-development',
  version: 1,
  inputs: schedule.inputs,
  presets: schedule.presets,
  warningKeys: schedule.warningKeys,
  labelKeys: ['row', 'rowMissed', 'rowOutside', 'detail'],
  sentenceKeys: [
    'met',
    'metTight',
    'missedOne',
    'missedSome',
    'atMost',
    'used',
    'boundUnder',
    'boundOver',
    'boundFull',
    'responses',
    'left',
    'firstLate',
    'summary',
    'summaryMissed',
    'outside',
    'outsideAll',
  ],
  told: {
    R_us: { unit: 'µs', side: 'up' },
    utilisation: { unit: 'share', side: 'near', against: 'liuLayland' },
    liuLayland: { unit: 'share', side: 'down' },
    factor: FACTOR,
    firstToMiss: { unit: 'count', side: 'near' },
    now: { unit: 'share', side: 'near' },
    growth: GROWTH,
    missed: { unit: 'count', side: 'near' },
    first: { unit: 'count', side: 'near' },
    late: { unit: 'count', side: 'near' },
    lateDeadline_us: { unit: 'µs', side: 'near', digits: 5 },
    deadline_us: { unit: 'µs', side: 'near', digits: 5 },
    response_us: { unit: 'µs', side: 'up', against: 'deadline_us' },
    left_us: { unit: 'µs', side: 'down' },
  },
  compute: (setting) => schedule.compute(inputsOf(setting)),
  say: (setting, result) => {
    const { values, tasks } = setting;
    const responses = result.values.R_us as readonly (number | null)[];
    const order = [...(tasks ?? [])].sort((a, b) => a[2] - b[2]);
    const isOutside = order.map(isBeyondPeriod);
    const hasOutside = isOutside.includes(true);
    if (!isOutside.includes(false))
      return {
        answer: ['outsideAll'],
        facts: [['used'], [], []],
        summary: ['outsideAll'],
        numbers: {},
      };
    const isMissed = (time: number | null, row: number) => time === null && !isOutside[row];
    const first = numberOf(result, 'firstToMiss') - 1;
    const missed = responses.filter(isMissed).length;
    const now = (values.k_pc ?? 100) / 100;
    const factor = permittedFactor(inputsOf(setting), numberOf(result, 'factor'));
    const growth = factor / now - 1;
    const [use, bound] = [numberOf(result, 'utilisation'), numberOf(result, 'liuLayland')];
    const deadline = order[first]?.[2] ?? 0;
    const late = responses.findIndex(isMissed);
    const answer =
      missed > 1
        ? ['missedSome', 'atMost']
        : missed === 1
          ? ['missedOne', 'atMost']
          : growth < NOTHING_LEFT
            ? ['metTight']
            : ['met'];
    return {
      answer: hasOutside ? ['outside', ...answer] : answer,
      facts: [
        // The bound knows no task whose deadline lies beyond its period.
        use > 1
          ? ['used', 'boundFull']
          : ['used', ...(hasOutside ? [] : [use <= bound ? 'boundUnder' : 'boundOver'])],
        ['responses'],
        [responses[first] === null ? 'firstLate' : 'left'],
      ],
      summary: [missed > 0 ? 'summaryMissed' : 'summary'],
      numbers: {
        growth,
        now,
        factor,
        missed,
        first: first + 1,
        late: late + 1,
        lateDeadline_us: order[late]?.[2] ?? null,
        deadline_us: deadline,
        response_us: responses[first] ?? null,
        left_us: deadline - (responses[first] ?? 0),
      },
    };
  },
};
