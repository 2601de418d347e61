import { defineCalculation } from '../defineCalculation.ts';
import { compute, type FilterWarning, warningKeys } from './compute.ts';
import { curve, labels } from './curve.ts';
import { FEWEST_BITS, type FilterInputs, inputs, MOST_BITS, presets } from './inputs.ts';
import { SLACK_DB } from './meets.ts';
import { bitsBeside, solve } from './solve.ts';
import { upgrade } from './upgrade.ts';

const sentences = [
  'cost',
  'costBlocks',
  'meets',
  'within',
  'coarse',
  'outside',
  'tooLong',
  'tooLongBlocks',
  'exact',
  'exactSame',
  'lengths',
  'gaps',
  'fewest',
  'delay',
  'delayAbout',
  'inTurn',
  'each',
  'lanes',
  'wide',
  'kaiser',
  'others',
  'summary',
  'summaryBlocks',
  'summaryOutside',
] as const;
type Sentence = (typeof sentences)[number];

type Has = (warning: FilterWarning) => boolean;

const ALTERA = 3;
/** From here on other kinds of filters are worth a look. */
const MANY_TAPS = 200;

/** The bits for which lengths are told: numbers that only sentences have. */
const atBits = <T>(valueAt: (index: number) => T) => ({
  bitsA: valueAt(0),
  bitsB: valueAt(1),
  bitsC: valueAt(2),
  bitsD: valueAt(3),
  bitsE: valueAt(4),
});
const count = { unit: 'count', side: 'up' } as const;

/** What the lengths need, and how they are told. */
function ofBits(
  has: Has,
  values: { taps: number | null; tapsExact: number | null; bitsNeeded: number | null },
  lengths: readonly (number | null)[],
): Sentence[] {
  const some = lengths.some((length) => length !== null);
  return [
    ...(has('coefficientsTooCoarse')
      ? []
      : [values.taps === values.tapsExact ? ('exactSame' as const) : ('exact' as const)]),
    ...(some ? (['lengths'] as const) : []),
    ...(some && lengths.includes(null) ? (['gaps'] as const) : []),
    ...(values.bitsNeeded === null ? [] : (['fewest'] as const)),
  ];
}

/** How the products of a sample are made. */
function ofProducts(
  { equiripple, family }: Pick<FilterInputs, 'equiripple' | 'family'>,
  values: {
    taps: number | null;
    columns: number | null;
    share: number | null;
    lanes: number | null;
  },
): Sentence[] {
  const { taps, columns, share, lanes } = values;
  const isWide = (columns ?? 0) > 1;
  const isMany = (taps ?? 0) > MANY_TAPS || (lanes ?? 0) > 1;
  return [
    (lanes ?? 0) > 1 ? 'lanes' : (share ?? 0) > 1 ? 'inTurn' : 'each',
    ...(isWide && family !== ALTERA ? (['wide'] as const) : []),
    ...(equiripple === 1 ? (['kaiser'] as const) : []),
    ...(isMany ? (['others'] as const) : []),
  ];
}

export const filter = defineCalculation({
  name: 'filter',
  service: 'fpga-design',
  version: 2,
  inputs,
  tables: [],
  presets,
  outputs: {
    slices: { ...count, nullable: true, listed: true },
    taps: { ...count, nullable: true, listed: true },
    tapsExact: { ...count, nullable: true, listed: true },
    tapsKaiser: { ...count, nullable: true, listed: true },
    attenExact_dB: {
      unit: 'level',
      side: 'down',
      against: 'atten_dB',
      nullable: true,
      listed: true,
    },
    attenFixed_dB: {
      unit: 'level',
      side: 'down',
      against: 'atten_dB',
      nullable: true,
      listed: true,
    },
    marginAtten_dB: { unit: 'level', side: 'down', nullable: true },
    rippleFixed_dB: {
      unit: 'level',
      side: 'up',
      digits: 2,
      against: 'ripple_dB',
      nullable: true,
      listed: true,
    },
    bitsNeeded: { ...count, nullable: true, listed: true },
    tapsAtBits: { ...count, nullable: true, list: true },
    meets: { unit: '', side: 'near' },
    columns: { unit: '', side: 'near', nullable: true },
    share: { unit: 'count', side: 'near', nullable: true },
    lanes: { ...count, nullable: true },
    unique: { ...count, nullable: true, listed: true },
    slicesExact: { unit: '', side: 'near', nullable: true },
    delay_us: { unit: 'µs', side: 'near', nullable: true, listed: true },
    mults_Mps: { unit: 'M/s', side: 'near', nullable: true, listed: true },
    accumulator_bit: { ...count, nullable: true, listed: true },
    gain_dB: { unit: 'level', side: 'near', nullable: true, listed: true },
    coefficients: { unit: '', side: 'near', list: true },
    exactCoefficients: { unit: '', side: 'near', list: true },
  },
  numbers: {
    /** The delay in samples: for an even length half a sample more. */
    samples: { unit: '', side: 'near', digits: 4 },
    half_MHz: { unit: 'MHz', side: 'near', digits: 5 },
    /** An edge on the drawing. */
    f_MHz: { unit: 'MHz', side: 'near', digits: 5 },
    ...atBits(() => count),
    tapsA: count,
    tapsB: count,
    tapsC: count,
    tapsD: count,
    tapsE: count,
    /** The range of the field. */
    bitsLeast: count,
    bitsMost: count,
  },
  warnings: warningKeys,
  explained: ['exchangeFailed', 'accumulatorOver'],
  sentences,
  labels,
  notices: ['firstMethod'],
  isLong: true,
  compute: (given) => {
    const solved = solve(given);
    const { values, warnings } = compute(given, solved);
    const exactCoefficients = solved.kind === 'designed' ? solved.unrounded.filter.half : [];
    return { values: { ...values, exactCoefficients }, warnings };
  },
  curve,
  upgrade,
  say: (given, values, has) => {
    const { bits, fs_MHz, family } = given;
    const { taps, tapsAtBits, share, unique } = values;
    const isAltera = family === ALTERA;
    const at = (index: number) => tapsAtBits[index] ?? null;
    const beside = bitsBeside(bits);
    const numbers = {
      half_MHz: fs_MHz / 2,
      samples: taps === null ? null : (taps - 1) / 2,
      // A multiplier may have time for more products than a sample has.
      share: share === null || unique === null ? null : Math.min(share, unique),
      ...atBits((index) => beside[index] ?? null),
      bitsLeast: FEWEST_BITS,
      bitsMost: MOST_BITS,
      ...{ tapsA: at(0), tapsB: at(1), tapsC: at(2), tapsD: at(3), tapsE: at(4) },
    };
    const summary = [isAltera ? ('summaryBlocks' as const) : ('summary' as const)];
    if (has('bandOutside'))
      return { answer: ['outside'], facts: [[], [], []], summary: ['summaryOutside'], numbers };
    if (has('tooLong'))
      return {
        answer: [isAltera ? 'tooLongBlocks' : 'tooLong'],
        facts: [[], ['delayAbout'], ofProducts(given, values)],
        summary,
        numbers,
      };
    const kept = (values.marginAtten_dB ?? 0) < -SLACK_DB ? 'within' : 'meets';
    return {
      answer: [isAltera ? 'costBlocks' : 'cost', has('coefficientsTooCoarse') ? 'coarse' : kept],
      facts: [ofBits(has, values, tapsAtBits), ['delay'], ofProducts(given, values)],
      summary,
      numbers,
    };
  },
  compared: [
    { output: 'slices', difference: 'difference' },
    { output: 'taps', difference: 'difference' },
    { output: 'attenFixed_dB', difference: 'difference' },
    { output: 'delay_us', difference: 'difference' },
  ],
  headline: ({ meets, slicesExact }) =>
    meets === 1 && slicesExact !== null ? Math.log(slicesExact) : null,
  change: 'per cent',
});
