import { isBeyondPeriod } from '../calculation.ts';
import * as schedule from '../firmware-development.ts';
import { type Definition, numberOf, type Setting } from './definition.ts';

const inputsOf = ({ values, tasks }: Setting) =>
  ({ ...values, tasks: tasks ?? [] }) as unknown as schedule.ScheduleInputs;

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
  compute: (setting) => schedule.compute(inputsOf(setting)),
  say: ({ values, tasks }, result) => {
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
    const factor = numberOf(result, 'factor');
    const growth = (factor * 100) / (values.k_pc ?? 100) - 1;
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
