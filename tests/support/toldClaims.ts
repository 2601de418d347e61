import type { Computed } from '../../src/calculations/definition.ts';
import { FEWEST_BITS, MOST_BITS } from '../../src/calculations/filter/inputs.ts';
import { bitsBeside } from '../../src/calculations/filter/solve.ts';
import type { Row, Setting, Values } from '../../src/calculations/input.ts';
import type { SaidSentence } from './saidSentences.ts';

/**
 * What sentences promise: a bound that they tell, entered as an input, holds; and no two sentences of one result tell the
 * same quantity in two ways.
 */

export interface Result {
  readonly setting: Setting;
  readonly computed: Computed;
}

interface Bound {
  readonly sentence: string;
  /** The number that it tells. */
  readonly name: string;
  /** What is set with it; `null`: this result promises nothing of it. */
  readonly enter: (told: number, result: Result) => Partial<Setting> | null;
  readonly holds: (entered: Result, before: Result, told: number) => boolean;
}

/** Numbers as they are told, by sentence and name: `of('kept', 'margin')`. */
type Told = (sentence: string, name: string) => number | undefined;

interface Agreement {
  readonly name: string;
  readonly agrees: (told: Told, result: Result, keys: ReadonlySet<string>) => boolean;
}

export interface Claims {
  readonly bounds: readonly Bound[];
  readonly agreements: readonly Agreement[];
}

const numberIn = ({ computed }: Result, name: string): number | null => {
  const value = computed.values[name];
  return typeof value === 'number' ? value : null;
};
const input = ({ setting }: Result, name: string) => setting.values[name] ?? Number.NaN;
const warns = ({ computed }: Result, key: string) => computed.warnings.includes(key);
/** Nothing is at least or at most nothing. */
const atMost = (value: number | null, most: number) => value !== null && value <= most;
const atLeast = (value: number | null, least: number) => value !== null && value >= least;
/** What both tell, or nothing. */
const inOrder = (
  one: number | undefined,
  other: number | undefined,
  holds: (one: number, other: number) => boolean,
) => one === undefined || other === undefined || holds(one, other);
const below = (one: number, other: number) => one < other;
const notAbove = (one: number, other: number) => one <= other;

/** An input is set to the number that is told. */
const bound = (
  sentence: string,
  name: string,
  values: (told: number, result: Result) => Values | null,
  holds: Bound['holds'],
): Bound => ({
  sentence,
  name,
  enter: (told, result) => {
    const entered = values(told, result);
    return entered && { values: entered };
  },
  holds,
});

const each = (sentences: readonly string[], make: (sentence: string) => Bound) =>
  sentences.map(make);

/** What three digits may be off by, of two numbers together. */
const ROUNDING = 0.01;
/** A power of ten has two digits. */
const ROUNDING_OF_POWERS = 0.1;
const isNear = (one: number, other: number) =>
  Math.abs(one - other) <=
  (other < 1e-4 || other >= 1e6 ? ROUNDING_OF_POWERS : ROUNDING) *
    Math.max(Math.abs(one), Math.abs(other));

const keepsTarget = (result: Result) =>
  atMost(
    numberIn(result, input(result, 'of') === 1 ? 'answerQ_ms' : 'waitQ_ms'),
    input(result, 'target_ms'),
  );
const keepsTargetLost = (result: Result) =>
  atMost(
    numberIn(result, input(result, 'of') === 1 ? 'answerQLost_ms' : 'waitQLost_ms'),
    input(result, 'target_ms'),
  );
const TARGETS = ['kept', 'keptAtLimit', 'missed'];

const queue: Claims = {
  bounds: [
    ...each(TARGETS, (sentence) =>
      bound(sentence, 'rateForTarget', (rate) => ({ rate }), keepsTarget),
    ),
    bound(
      'kept',
      'margin',
      (margin, r) => ({ rate: input(r, 'rate') * (1 + margin) }),
      keepsTarget,
    ),
    ...each(['lost', 'lostWait'], (sentence) =>
      bound(sentence, 'rateForTargetLost', (rate) => ({ rate }), keepsTargetLost),
    ),
    bound(
      'lostSpare',
      'marginLost',
      (margin, r) => ({ rate: input(r, 'rate') * (1 + margin) }),
      keepsTargetLost,
    ),
    // What the target is for is what is told beside it.
    bound('lost', 'answerQLost_ms', (target_ms) => ({ target_ms }), keepsTargetLost),
    bound('lostWait', 'waitQLost_ms', (target_ms) => ({ target_ms }), keepsTargetLost),
    bound('answer', 'answerQ_ms', (target_ms) => ({ target_ms }), keepsTarget),
    bound('wait', 'waitQ_ms', (target_ms) => ({ target_ms }), keepsTarget),
    bound(
      'alone',
      'serviceQ_ms',
      (target_ms) => ({ target_ms, of: 1 }),
      (r) => !warns(r, 'serviceTooSlow'),
    ),
    bound('need', 'need', (c) => ({ c }), keepsTarget),
    bound(
      'need',
      'need',
      (c) => ({ c: c - 1 }),
      (r) => !keepsTarget(r),
    ),
    bound('lostNeeds', 'needLost', (c) => ({ c }), keepsTargetLost),
    bound(
      'lostNeeds',
      'needLost',
      (c) => ({ c: c - 1 }),
      (r) => !keepsTargetLost(r),
    ),
  ],
  agreements: [
    {
      name: 'a loss that the workers do not bear is told with how many would',
      agrees: (_, __, keys) =>
        !keys.has('lostEndless') || !keys.has('need') || keys.has('lostNeeds'),
    },
    {
      name: 'a target that is missed holds below the load',
      agrees: (told) => inOrder(told('missed', 'rateForTarget'), told('held', 'rate'), below),
    },
    {
      name: 'the target is missed where the time is longer, and only there',
      agrees: (told, _, keys) => {
        const time = told('answer', 'answerQ_ms') ?? told('wait', 'waitQ_ms');
        return (
          inOrder(time, told('kept', 'target_ms'), notAbove) &&
          inOrder(told('missed', 'target_ms'), keys.has('missed') ? time : undefined, below)
        );
      },
    },
    {
      name: 'workers that keep the target are no more than there are, where it is kept',
      agrees: (told, result, keys) =>
        keys.has('missed')
          ? inOrder(input(result, 'c'), told('need', 'need'), below)
          : inOrder(told('need', 'need'), input(result, 'c'), notAbove),
    },
    {
      name: 'with workers lost it takes longer, and more of them',
      agrees: (told) =>
        inOrder(told('answer', 'answerQ_ms'), told('lost', 'answerQLost_ms'), notAbove) &&
        inOrder(told('wait', 'waitQ_ms'), told('lostWait', 'waitQLost_ms'), notAbove) &&
        inOrder(told('need', 'need'), told('lostNeeds', 'needLost'), below),
    },
    {
      name: 'all times beside a target on the wait are waits',
      agrees: (_, __, keys) =>
        keys.has('wait')
          ? !keys.has('lost') && !keys.has('policies')
          : !keys.has('lostWait') && !keys.has('policiesWait'),
    },
    {
      name: 'service and wait add up to the answer, but where it is said that they do not',
      agrees: (told, _, keys) => {
        const [service, wait] = [told('alone', 'serviceQ_ms'), told('alone', 'waitQ_ms')];
        const sum = service === undefined || wait === undefined ? undefined : service + wait;
        return inOrder(told('answer', 'answerQ_ms'), sum, (answer, both) =>
          keys.has('noSum') ? answer < 0.99 * both : answer > 0.97 * both,
        );
      },
    },
  ],
};

const life = (result: Result) => numberIn(result, 'life_y');
/** The wish is met, but for what computation is off by. */
const meetsGoal = (result: Result) => atLeast(life(result), input(result, 'goal_y') * (1 - 1e-9));
const holdsVoltage = (result: Result) => !warns(result, 'brownOut');
const NEEDS = ['needAny', 'needMain', 'needInterval', 'needCharge', 'needSleep'];

const battery: Claims = {
  bounds: [
    ...each(NEEDS, (sentence) => bound(sentence, 'TGoal_s', (T_s) => ({ T_s }), meetsGoal)),
    ...each(NEEDS, (sentence) => bound(sentence, 'QGoal_mC', (Q_mC) => ({ Q_mC }), meetsGoal)),
    ...each(NEEDS, (sentence) => bound(sentence, 'isGoal_uA', (is_uA) => ({ is_uA }), meetsGoal)),
    ...each(['life', 'beyond'], (sentence) =>
      bound(sentence, 'life_y', (goal_y) => ({ goal_y }), meetsGoal),
    ),
    bound(
      'goalMet',
      'margin',
      (more, r) => ({ goal_y: input(r, 'goal_y') * (1 + more) }),
      meetsGoal,
    ),
    bound('goalTimes', 'times', (times, r) => ({ goal_y: input(r, 'goal_y') * times }), meetsGoal),
    bound(
      'kneeAhead',
      'knee_s',
      (T_s) => ({ T_s }),
      // A crossing is told to the nearest.
      (r) => atMost(numberIn(r, 'gainMost'), 2 * (1 + ROUNDING)),
    ),
    ...each(['kneeAhead', 'gainTimes'], (sentence) =>
      bound(
        sentence,
        'gainMost',
        () => ({ T_s: 604_800 }),
        (r, before, told) => atMost(life(r), told * (life(before) ?? 0)),
      ),
    ),
    bound(
      'gainPart',
      'longer',
      () => ({ T_s: 604_800 }),
      (r, before, told) => atMost(life(r), (1 + told) * (life(before) ?? 0)),
    ),
    bound('peakHolds', 'vPeak_V', (vmin_V) => ({ vmin_V }), holdsVoltage),
    bound(
      'peakHolds',
      'marginPeak_mV',
      (more, r) => ({ vmin_V: input(r, 'vmin_V') + more / 1000 }),
      holdsVoltage,
    ),
    bound(
      'peakLow',
      'missing_mV',
      (less, r) => ({ vmin_V: input(r, 'vmin_V') - less / 1000 }),
      holdsVoltage,
    ),
    ...each(['buffer', 'noBuffer'], (sentence) =>
      bound(sentence, 'rMost_ohm', (rcell_ohm) => ({ rcell_ohm }), holdsVoltage),
    ),
    bound('buffer', 'bufNeed_uF', (buf_uF) => ({ buf_uF }), holdsVoltage),
  ],
  agreements: [
    {
      name: 'a life beyond the shelf life is longer',
      agrees: (told) => inOrder(told('beyond', 'shelf_y'), told('beyond', 'life_y'), below),
    },
    {
      name: 'a life above the wish is longer, and one below it shorter',
      agrees: (told, _, keys) => {
        const now = told('life', 'life_y');
        const wanted = [...NEEDS, 'needNone'].map((key) => told(key, 'goal_y')).find(Boolean);
        return (
          inOrder(told('goalMet', 'goal_y'), keys.has('goalMet') ? now : undefined, below) &&
          inOrder(told('goalTimes', 'goal_y'), keys.has('goalTimes') ? now : undefined, below) &&
          inOrder(now, wanted, below)
        );
      },
    },
    {
      name: 'what is needed is not what there is',
      agrees: (told, result) =>
        NEEDS.every(
          (key) =>
            inOrder(input(result, 'T_s'), told(key, 'TGoal_s'), below) &&
            inOrder(told(key, 'QGoal_mC'), input(result, 'Q_mC'), below) &&
            inOrder(told(key, 'isGoal_uA'), input(result, 'is_uA'), below),
        ),
    },
    {
      name: 'the supply at the peak is above its minimum where it holds, and below where it does not',
      agrees: (told, result) =>
        inOrder(input(result, 'vmin_V'), told('peakHolds', 'vPeak_V'), notAbove) &&
        inOrder(told('peakLow', 'low_V'), input(result, 'vmin_V'), below),
    },
    {
      name: 'the supply and what it is short of are the least that works',
      agrees: (told, result) => {
        const [low, missing] = [told('peakLow', 'low_V'), told('peakLow', 'missing_mV')];
        const sum = low === undefined || missing === undefined ? undefined : low + missing / 1000;
        const digit = 10 ** (Math.floor(Math.log10(low ?? 1)) - 2);
        const error = 0.501 * digit + (ROUNDING * (missing ?? 0)) / 1000;
        return inOrder(
          sum,
          input(result, 'vmin_V'),
          (both, least) => Math.abs(both - least) <= error,
        );
      },
    },
    {
      name: 'a life is told with a supply that holds, or that it does not',
      agrees: (_, result, keys) =>
        keys.has('lifeLow') === (warns(result, 'brownOut') && life(result) !== null),
    },
    {
      name: 'without the main event the battery lasts longer, but not as long as wanted',
      agrees: (told, result) =>
        // Main events may take less than sleep does in their place.
        ((numberIn(result, 'gainMost') ?? 0) < 1 ||
          inOrder(told('life', 'life_y'), told('restShort', 'lifeRest_y'), notAbove)) &&
        [...NEEDS, 'needNone'].every((key) =>
          inOrder(told('restShort', 'lifeRest_y'), told(key, 'goal_y'), below),
        ),
    },
    {
      name: 'shares are together all of the charge at most',
      agrees: (told) =>
        ['Main', 'More', 'Sleep', 'Regulator', 'Self'].reduce(
          (sum, key) => sum + (told(`share${key}`, `share${key}`) ?? 0),
          0,
        ) < 1.003,
    },
  ],
};

const isWorth = (result: Result) =>
  atLeast(numberIn(result, 'worthLow') ?? numberIn(result, 'worth'), -1e-9);
/** A sample of so many parts with the rate of the result, rounded to the bad side. */
const sampled = (count: number, rate: number) => Math.ceil(count * rate * (1 - 1e-12));

const alarm: Claims = {
  bounds: [
    bound('above', 'payingOneIn', (oneIn) => ({ prevalence: 1 / oneIn }), isWorth),
    bound(
      'faulty',
      'faultyNeeded',
      (count, r) => {
        const miss = 1 - (numberIn(r, 'tpr') ?? 0);
        const fn = sampled(count, miss);
        return { counts: 1, tp: count - fn, fn };
      },
      (r, before) =>
        atLeast(
          numberIn(r, 'tprLow'),
          (numberIn(before, 'tpr') ?? 0) - input(before, 'h_pc') / 100 - 1e-9,
        ),
    ),
    bound(
      'good',
      'goodNeeded',
      (count, r) => {
        const fp = sampled(count, numberIn(r, 'fpr') ?? 0);
        return { counts: 1, tp: 1, fn: 1, fp, tn: count - fp };
      },
      (r, before) => atMost(numberIn(r, 'fprHigh'), 2 * (numberIn(before, 'fpr') ?? 0) + 1e-12),
    ),
    ...each(['good', 'clean'], (sentence) =>
      bound(
        sentence,
        'cleanSamples',
        () => ({}),
        (r, _, told) => told * Math.log1p(-(numberIn(r, 'fpr') ?? 0)) <= Math.log(0.05) + 1e-9,
      ),
    ),
    bound(
      'faulty',
      'producedForFaulty',
      () => ({}),
      (r, _, told) =>
        told * input(r, 'prevalence') >= (numberIn(r, 'faultyNeeded') ?? 0) * (1 - 1e-9),
    ),
  ],
  agreements: [
    {
      name: 'the share of real alarms lies within its interval',
      agrees: (told) => {
        const oneIn = told('oneIn', 'alarmsPerFault');
        const share = told('share', 'ppv') ?? (oneIn && 1 / oneIn);
        // A reader who divides one by 12 180 has the last digit of neither.
        const digit = 5e-4 * (share ?? 0);
        return (
          inOrder(told('interval', 'ppvLow'), share, (low, now) => low <= now + digit) &&
          inOrder(share, told('interval', 'ppvHigh'), (now, high) => now <= high + digit)
        );
      },
    },
    {
      name: 'each rate lies within its interval',
      agrees: (told) =>
        ['tpr', 'fpr'].every(
          (rate) =>
            inOrder(told('rates', `${rate}Low`), told('rates', rate), notAbove) &&
            inOrder(told('rates', rate), told('rates', `${rate}High`), notAbove),
        ),
    },
    {
      name: 'it is worth something above the base rate that is told, and only there',
      agrees: (told, result, keys) => {
        const now = 1 / input(result, 'prevalence');
        const from = told('above', 'payingOneIn');
        if (keys.has('worthNothing')) return inOrder(from, now, notAbove);
        return !(keys.has('worth') || keys.has('worthAtLeast')) || inOrder(now, from, notAbove);
      },
    },
    {
      name: 'an alarm that is worth something has a positive worth',
      agrees: (told) =>
        inOrder(0, told('worth', 'worth'), below) &&
        inOrder(told('worthUnclear', 'worthLow'), 0, notAbove) &&
        inOrder(0, told('worthUnclear', 'worthHigh'), below),
    },
    {
      name: 'found and missed are the faulty parts',
      agrees: (told) =>
        ['counts', 'countsClean'].every((key) => {
          const [found, missed, faulty] = ['found', 'missed', 'faulty'].map((each) =>
            told(key, each),
          );
          return (
            inOrder(found, faulty, notAbove) &&
            inOrder(
              found === undefined || missed === undefined ? undefined : found + missed,
              faulty,
              isNear,
            )
          );
        }),
    },
    {
      name: 'costs are in the order that the sentences say',
      agrees: (told) =>
        inOrder(told('cost', 'cost'), told('cost', 'costNoModel'), notAbove) &&
        inOrder(told('costMore', 'costNoModel'), told('costMore', 'cost'), below) &&
        inOrder(told('cheapest', 'costBest'), told('cheapest', 'cost'), below),
    },
    {
      name: 'the cost is one number',
      agrees: (told) =>
        ['cost', 'costMore'].every((key) =>
          inOrder(told(key, 'cost'), told('cheapest', 'cost'), (one, other) => one === other),
        ),
    },
  ],
};

const keepsFailures = (result: Result) =>
  atMost(numberIn(result, 'expected'), input(result, 'allow') * (1 + 1e-9));

const synchroniser: Claims = {
  bounds: [
    bound('stages', 'stagesNeeded', (n) => ({ n }), keepsFailures),
    bound(
      'stages',
      'stagesNeeded',
      (n) => ({ n: n - 1 }),
      (r) => !keepsFailures(r),
    ),
    bound(
      'margin',
      'tauMarginNeeded',
      (times, r) => ({
        tau_ps: input(r, 'tau_ps') * times,
        n: numberIn(r, 'stagesNeeded') ?? Number.NaN,
      }),
      keepsFailures,
    ),
    bound(
      'marginSet',
      'tauMargin',
      (times, r) => ({ tau_ps: input(r, 'tau_ps') * times }),
      keepsFailures,
    ),
    bound('tauFaster', 'tauMax_ps', (tau_ps) => ({ tau_ps }), keepsFailures),
    bound('clock', 'fcMax_MHz', (fc_MHz) => ({ fc_MHz }), keepsFailures),
    ...each(['row'], (sentence) =>
      bound(
        sentence,
        'rowStages',
        (n, r) => ({ n, tau_ps: input(r, 'tau_ps') * 1.5 }),
        keepsFailures,
      ),
    ),
    bound(
      'fitUnit',
      'fitUnit',
      () => ({}),
      (r, _, told) => atMost(numberIn(r, 'fitUnit'), told * (1 + 1e-9)),
    ),
  ],
  agreements: [
    {
      name: 'all together fail no less often than one',
      agrees: (told) =>
        inOrder(told('all', 'lgField_y'), told('one', 'lgMtbf_s') ?? Infinity, notAbove),
    },
    {
      name: 'too few flip-flops have more failures than allowed',
      agrees: (told, result) =>
        inOrder(input(result, 'allow'), told('tooFew', 'expected'), below) &&
        inOrder(told('stages', 'allow'), told('tooFew', 'expected'), below),
    },
    {
      name: 'the clock may be no less than it is where there are flip-flops enough, and only there',
      agrees: (told, result) => {
        const [needed, clock] = [told('stages', 'stagesNeeded'), told('clock', 'fcMax_MHz')];
        if (needed === undefined || clock === undefined) return true;
        return input(result, 'n') >= needed
          ? clock >= input(result, 'fc_MHz')
          : clock < input(result, 'fc_MHz');
      },
    },
    {
      name: 'a longer τ takes no fewer flip-flops',
      agrees: (told) => inOrder(told('stages', 'stagesNeeded'), told('row', 'rowStages'), notAbove),
    },
    {
      name: 'τ has a reserve with the flip-flops that are enough, and none with fewer',
      agrees: (told, result) =>
        inOrder(1, told('margin', 'tauMarginNeeded'), below) &&
        inOrder(told('margin', 'tauMarginNeeded'), told('marginSet', 'tauMargin'), notAbove) &&
        inOrder(told('tauFaster', 'tauMax_ps'), input(result, 'tau_ps'), below),
    },
    {
      name: 'a stage loses less than a period, or all of it',
      agrees: (told) =>
        inOrder(told('loss', 'tov_ps'), told('loss', 'period_ps'), below) &&
        inOrder(told('lossAll', 'period_ps'), told('lossAll', 'tov_ps'), notAbove),
    },
  ],
};

/** Without a table, which sets the jitter itself. */
const clockOf = (tclk_fs: number, result: Result) =>
  (result.setting.tables.pn?.length ?? 0) > 1 ? null : { tclk_fs };
const keepsBits = (result: Result) => atLeast(numberIn(result, 'marginBits'), -1e-7);
const CLOCKS = ['clockSpare', 'clockJust', 'clockNone', 'clockOver'];
const HALF_BIT = 0.5;

const converter: Claims = {
  bounds: [
    ...each(CLOCKS, (sentence) => bound(sentence, 'tclkForWant_fs', clockOf, keepsBits)),
    bound('clockSpare', 'times', (times, r) => clockOf(times * input(r, 'tclk_fs'), r), keepsBits),
    ...each(['corner', 'noJitter'], (sentence) =>
      bound(
        sentence,
        'tclkHalfBit_fs',
        clockOf,
        (r) =>
          numberIn(r, 'bits') === 0 ||
          atLeast(numberIn(r, 'bits'), (numberIn(r, 'bitsPerfectClock') ?? 0) - HALF_BIT - 1e-9),
      ),
    ),
    bound(
      'outOfReach',
      'bitsPerfectClock',
      (want_bit, r) => clockOf(0, r) && { tclk_fs: 0, want_bit },
      keepsBits,
    ),
    bound(
      'bitsAbove',
      'marginBits',
      (more, r) => ({ want_bit: input(r, 'want_bit') + more }),
      keepsBits,
    ),
    bound(
      'bitsBelow',
      'missing',
      (less, r) => ({ want_bit: input(r, 'want_bit') - less }),
      keepsBits,
    ),
  ],
  agreements: [
    {
      name: 'bits above the wish are more, and those below it fewer',
      agrees: (told) =>
        inOrder(told('bitsAbove', 'want_bit'), told('bitsAbove', 'bits'), notAbove) &&
        inOrder(told('bitsBelow', 'bits'), told('bitsBelow', 'want_bit'), below) &&
        inOrder(told('outOfReach', 'bitsPerfectClock'), told('outOfReach', 'want_bit'), below),
    },
    {
      name: 'what is left and what is missing or spare add up to the wish',
      agrees: (told, result) => {
        const [wish, left] = [input(result, 'want_bit'), told('summary', 'bits') ?? 0];
        const [spare, missing] = [told('bitsAbove', 'marginBits'), told('bitsBelow', 'missing')];
        // A wish with more digits than bits are told with adds up to its last digit only.
        const room = 0.01 * Number(Math.abs(wish * 100 - Math.round(wish * 100)) > 1e-9) + 1e-9;
        return (
          (spare === undefined || Math.abs(left - spare - wish) < room) &&
          (missing === undefined || Math.abs(left + missing - wish) < room)
        );
      },
    },
    {
      name: 'no clock leaves more bits than a perfect one',
      agrees: (told) =>
        inOrder(told('summary', 'bits'), told('outOfReach', 'bitsPerfectClock'), notAbove),
    },
    {
      name: 'the clock is quiet enough where the bits are reached, and only there',
      agrees: (_, __, keys) =>
        (keys.has('clockOver') || keys.has('outOfReach')) ===
        (keys.has('bitsBelow') || keys.has('noBits')),
    },
    {
      name: 'jitter over its bound is told as more, and under it as less',
      agrees: (told) =>
        inOrder(told('clockOver', 'tclkForWant_fs'), told('clockOver', 'tclk_fs'), below) &&
        inOrder(told('clockSpare', 'tclk_fs'), told('clockSpare', 'tclkForWant_fs'), below),
    },
    {
      name: 'above the corner jitter makes more than half of the noise',
      agrees: (told, result) => {
        const [corner, jitter] = [told('corner', 'corner_MHz'), numberIn(result, 'shareClock')];
        if (corner === undefined || jitter === null) return true;
        return input(result, 'fin_MHz') > corner ? jitter > 0.4999 : jitter < 0.5001;
      },
    },
    {
      name: 'distortion leaves no more bits than noise alone',
      agrees: (told) => {
        const enob = told('distortion', 'enob');
        return (
          inOrder(enob, told('bitsAbove', 'bits'), notAbove) &&
          inOrder(enob, told('bitsBelow', 'bits'), notAbove)
        );
      },
    },
    {
      name: 'narrower limits give less jitter',
      agrees: (told) =>
        inOrder(told('tableFlatters', 'narrow_fs'), told('table', 'tclk_fs'), below),
    },
  ],
};

const tasksOf = ({ setting }: Result): readonly Row[] => setting.tables.tasks ?? [];
const isInTime = (result: Result) => !warns(result, 'missed');
const worstOf = ({ computed }: Result) => {
  const first = computed.values.first;
  return Array.isArray(first) && typeof first[0] === 'number' ? first[0] - 1 : null;
};

const schedule: Claims = {
  bounds: [
    bound('met', 'growth', (growth, r) => ({ k_pc: input(r, 'k_pc') * (1 + growth) }), isInTime),
    bound('atMost', 'factor', (factor) => ({ k_pc: 100 * factor }), isInTime),
    {
      sentence: 'left',
      name: 'slack_us',
      enter: (told, result) => {
        const worst = worstOf(result);
        return {
          tables: {
            tasks: tasksOf(result).map((row, at) =>
              at === worst ? { ...row, d_us: Number(row.d_us) - told } : row,
            ),
          },
        };
      },
      holds: isInTime,
    },
    {
      sentence: 'summary',
      name: 'response_us',
      enter: (told, result) => {
        const worst = worstOf(result);
        return {
          tables: {
            tasks: tasksOf(result).map((row, at) =>
              at === worst && told <= Number(row.t_us) ? { ...row, d_us: told } : row,
            ),
          },
        };
      },
      holds: isInTime,
    },
  ],
  agreements: [
    {
      name: 'a response in time is no longer than its deadline, and a late one longer',
      agrees: (told) =>
        ['summary', 'jump'].every((key) =>
          inOrder(told(key, 'response_us'), told(key, 'deadline_us'), notAbove),
        ) &&
        inOrder(told('jump', 'deadline_us'), told('jump', 'beyond_us'), below) &&
        inOrder(told('late', 'deadline_us'), told('late', 'response_us'), below),
    },
    {
      name: 'the least factor of late tasks is less than what is set',
      agrees: (told) => inOrder(told('atMost', 'factor'), told('atMost', 'now'), below),
    },
    {
      name: 'the processor is used as much as the bounds say',
      agrees: (told) =>
        inOrder(told('used', 'utilisation'), told('boundUnder', 'liuLayland'), notAbove) &&
        inOrder(told('boundHyperbolic', 'liuLayland'), told('used', 'utilisation'), below) &&
        inOrder(told('boundHyperbolic', 'hyperbolic'), 2, notAbove),
    },
    {
      name: 'more than the processor has is never met',
      agrees: (told, _, keys) =>
        !keys.has('full') ||
        keys.has('outside') ||
        (!keys.has('met') && !keys.has('metTight') && (told('used', 'utilisation') ?? 2) > 1),
    },
  ],
};

const isFine = (result: Result) => !warns(result, 'coefficientsTooCoarse');

const filter: Claims = {
  bounds: [
    bound('fewest', 'bitsNeeded', (bits) => ({ bits }), isFine),
    bound(
      'fewest',
      'bitsNeeded',
      (bits) => ({ bits: bits - 1 }),
      (r) => !isFine(r),
    ),
    bound(
      'lengths',
      'tapsB',
      (_, r) => ({ bits: bitsBeside(input(r, 'bits'))[1] ?? 0 }),
      (r, _, told) => numberIn(r, 'taps') === told,
    ),
  ],
  agreements: [
    {
      name: 'what rounding leaves is what the sentence says of the wish',
      agrees: (told, result, keys) => {
        const [atten, ripple] = [input(result, 'atten_dB'), input(result, 'ripple_dB')];
        if (keys.has('coarse')) {
          const [left, more] = [told('coarse', 'attenFixed_dB'), told('coarse', 'rippleFixed_dB')];
          return left === undefined || more === undefined || left < atten || more > ripple;
        }
        return (
          inOrder(atten, told('meets', 'attenFixed_dB'), notAbove) &&
          inOrder(told('meets', 'rippleFixed_dB'), ripple, notAbove) &&
          inOrder(told('within', 'attenFixed_dB'), atten, below) &&
          inOrder(atten - input(result, 'tol_dB'), told('within', 'attenFixed_dB'), notAbove)
        );
      },
    },
    {
      name: 'all bits that are told can be set',
      agrees: (told) =>
        ['bitsA', 'bitsB', 'bitsC', 'bitsD', 'bitsE']
          .map((name) => told('lengths', name))
          .concat(told('fewest', 'bitsNeeded'))
          .every((bits) => bits === undefined || (bits >= FEWEST_BITS && bits <= MOST_BITS)),
    },
    {
      name: 'the lengths for neighbouring bits have that of the answer among them',
      agrees: (told, result, keys) => {
        const bits = input(result, 'bits');
        const letter = 'ABCDE'[bitsBeside(bits).indexOf(bits)];
        return (
          keys.has('coarse') ||
          inOrder(
            told('lengths', `taps${letter}`),
            told('cost', 'taps') ?? told('costBlocks', 'taps'),
            (one, other) => one === other,
          )
        );
      },
    },
    {
      name: 'the fewest bits are no more than those that do',
      agrees: (told, result, keys) =>
        keys.has('coarse')
          ? inOrder(
              input(result, 'bits'),
              told('fewest', 'bitsNeeded'),
              (one, other) => one !== other,
            )
          : inOrder(told('fewest', 'bitsNeeded'), input(result, 'bits'), notAbove),
    },
    {
      name: 'no fewer taps than before rounding',
      agrees: (told) =>
        inOrder(
          told('exact', 'tapsExact'),
          told('cost', 'taps') ?? told('costBlocks', 'taps'),
          below,
        ),
    },
  ],
};

export const claims: Readonly<Record<string, Claims>> = {
  alarm,
  battery,
  converter,
  filter,
  queue,
  schedule,
  synchroniser,
};

export const toldOf =
  (said: readonly SaidSentence[]): Told =>
  (sentence, name) =>
    said.find(({ key }) => key === sentence)?.told[name];
