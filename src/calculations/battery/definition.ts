import { defineCalculation } from '../defineCalculation.ts';
import { type BatteryValues, type BatteryWarning, compute, warningKeys } from './compute.ts';
import { curve, labels } from './curve.ts';
import { extraCharge } from './drain.ts';
import { type BatteryInputs, inputs, presets, tables } from './inputs.ts';
import { upgrade } from './upgrade.ts';

const sentences = [
  'life',
  'beyond',
  'lifeLow',
  'nothing',
  'goalBeyondShelf',
  'goalWithin',
  'goalExactly',
  'goalMet',
  'goalTimes',
  'needAny',
  'needMain',
  'needInterval',
  'needCharge',
  'needSleep',
  'needNone',
  'restShort',
  'kneeAhead',
  'gainTimes',
  'gainPart',
  'gainNothing',
  'peakHolds',
  'peakExactly',
  'peakLow',
  'peakCollapses',
  'buffer',
  'noBuffer',
  'cellLow',
  'shares',
  'shareMain',
  'shareMore',
  'shareSleep',
  'shareRegulator',
  'shareSelf',
  'summary',
  'summaryBeyond',
  'summaryNothing',
] as const;
type Sentence = (typeof sentences)[number];
type Has = (warning: BatteryWarning) => boolean;

/** Less than this beyond a wish or a bound is told as just that. */
const [LEAST_MARGIN, LEAST_SPARE_MV] = [0.0005, 0.5];
/** A smaller share of the charge is not said. */
const LEAST_SHARE = 0.001;
/** Less than computation may be off by. */
const ROUNDING = 1e-9;

const SHARES = [
  'shareMain',
  'shareMore',
  'shareSleep',
  'shareRegulator',
  'shareSelf',
] as const satisfies readonly (Sentence & keyof BatteryValues)[];

/** What reaches the life that is wanted: any one of interval, charge and current asleep, as far as it does so alone. */
function needOf({ TGoal_s, QGoal_mC, isGoal_uA }: BatteryValues): Sentence {
  if (isGoal_uA !== null) return TGoal_s === null || QGoal_mC === null ? 'needSleep' : 'needAny';
  if (TGoal_s !== null) return QGoal_mC === null ? 'needInterval' : 'needMain';
  return QGoal_mC === null ? 'needNone' : 'needCharge';
}

function ofGoal({ goal_y }: BatteryInputs, values: BatteryValues, has: Has): Sentence[] {
  const { margin, lifeRest_y } = values;
  if (margin === null) return [];
  if (has('goalBeyondShelfLife')) return ['goalBeyondShelf'];
  if (has('beyondShelfLife')) return ['goalWithin'];
  if (margin >= 1) return ['goalTimes'];
  if (margin >= LEAST_MARGIN) return ['goalMet'];
  if (margin >= -ROUNDING) return ['goalExactly'];
  const isRestShort = lifeRest_y !== null && lifeRest_y < goal_y;
  return [needOf(values), ...(isRestShort ? (['restShort'] as const) : [])];
}

/**
 * What sending less often can gain. Beyond the shelf life, no maker promises it; and events that overlap and take less
 * than sleep does in their place leave the board longest where they just do not overlap, which no sentence says.
 */
function ofInterval(inputs: BatteryInputs, values: BatteryValues, has: Has): Sentence[] {
  const { T_s } = inputs;
  const { knee_s, gainMost } = values;
  if (gainMost === null || has('beyondShelfLife')) return [];
  if (has('eventsOverlap') && extraCharge(inputs) <= 0) return [];
  if (gainMost <= 1 + ROUNDING) return ['gainNothing'];
  if (gainMost < 2) return ['gainPart'];
  return [knee_s !== null && T_s < knee_s ? 'kneeAhead' : 'gainTimes'];
}

function ofPeak(values: BatteryValues, has: Has): Sentence[] {
  const { vPeak_V, marginPeak_mV, rMost_ohm, bufNeed_uF } = values;
  if (vPeak_V === null || marginPeak_mV === null) return [];
  if (!has('brownOut')) return [marginPeak_mV < LEAST_SPARE_MV ? 'peakExactly' : 'peakHolds'];
  if (rMost_ohm === 0) return ['cellLow'];
  return [vPeak_V > 0 ? 'peakLow' : 'peakCollapses', bufNeed_uF === null ? 'noBuffer' : 'buffer'];
}

/** The largest first. */
const partsOf = (values: BatteryValues): (typeof SHARES)[number][] =>
  SHARES.filter((key) => (values[key] ?? 0) >= LEAST_SHARE).sort(
    (one, other) => (values[other] ?? 0) - (values[one] ?? 0),
  );

export const battery = defineCalculation({
  name: 'battery',
  service: 'microcontroller-design',
  version: 2,
  inputs,
  tables,
  presets,
  outputs: {
    mean_uA: { unit: 'µA', side: 'near', listed: true },
    life_y: {
      unit: 'y',
      side: 'down',
      against: ['goal_y', 'shelf_y'],
      nullable: true,
      listed: true,
    },
    lifeTold_y: { unit: 'y', side: 'down', nullable: true },
    shareMain: { unit: 'share', side: 'near', nullable: true, listed: true },
    shareMore: { unit: 'share', side: 'near', nullable: true, listed: true },
    shareSleep: { unit: 'share', side: 'near', nullable: true, listed: true },
    shareRegulator: { unit: 'share', side: 'near', nullable: true, listed: true },
    shareSelf: { unit: 'share', side: 'near', nullable: true, listed: true },
    events_uA: { unit: 'µA', side: 'near', list: true },
    // Where two shares cross is no bound.
    knee_s: { unit: 's', side: 'near', nullable: true, listed: true },
    lifeKnee_y: { unit: 'y', side: 'down', nullable: true },
    lifeRest_y: { unit: 'y', side: 'down', nullable: true, listed: true },
    gainMost: { unit: '', side: 'up', nullable: true },
    margin: { unit: 'share', side: 'down', nullable: true },
    meanGoal_uA: { unit: 'µA', side: 'down' },
    TGoal_s: { unit: 's', side: 'up', nullable: true, listed: true },
    QGoal_mC: { unit: 'mC', side: 'down', nullable: true, listed: true },
    isGoal_uA: { unit: 'µA', side: 'down', nullable: true, listed: true },
    vPeak_V: { unit: 'V', side: 'down', nullable: true, against: 'vmin_V' },
    marginPeak_mV: { unit: 'mV', side: 'down', nullable: true, listed: true },
    rMost_ohm: { unit: 'Ω', side: 'down', nullable: true },
    bufNeed_uF: { unit: 'µF', side: 'up', nullable: true, listed: true },
  },
  numbers: {
    /** Life over the life wanted. */
    times: { unit: '', side: 'down' },
    /** How much longer the battery can last, of now. */
    longer: { unit: 'share', side: 'up' },
    /** What the supply is short of at the peak. */
    missing_mV: { unit: 'mV', side: 'up' },
    /** The supply at the peak where it is too low: with what is missing, the least that works. */
    low_V: { unit: 'V', side: 'near', against: 'vmin_V' },
    parts: 'sentences',
  },
  warnings: warningKeys,
  explained: ['eventsOverlap'],
  sentences,
  labels,
  compute,
  curve,
  upgrade,
  say: (inputs, values, has) => {
    const isBeyond = has('beyondShelfLife');
    const parts = partsOf(values);
    const { life_y, margin, gainMost, marginPeak_mV, vPeak_V } = values;
    return {
      answer: [
        life_y === null ? 'nothing' : isBeyond ? 'beyond' : 'life',
        ...(life_y !== null && has('brownOut') ? (['lifeLow'] as const) : []),
      ],
      facts: [
        ofGoal(inputs, values, has),
        ofPeak(values, has),
        parts.length > 0 ? ['shares'] : [],
        ofInterval(inputs, values, has),
      ],
      summary: [life_y === null ? 'summaryNothing' : isBeyond ? 'summaryBeyond' : 'summary'],
      numbers: {
        times: margin === null ? null : margin + 1,
        longer: gainMost === null ? null : gainMost - 1,
        missing_mV: marginPeak_mV === null ? null : -marginPeak_mV,
        low_V: vPeak_V,
        parts,
      },
    };
  },
  compared: [
    { output: 'life_y', difference: 'difference' },
    { output: 'mean_uA', difference: 'factor' },
    { output: 'marginPeak_mV', difference: 'difference' },
  ],
  headline: ({ life_y }) => (life_y === null ? null : Math.log(life_y)),
  change: 'per cent',
});
