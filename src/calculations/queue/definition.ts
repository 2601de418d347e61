import { defineCalculation } from '../defineCalculation.ts';
import { compute, type QueueValues, type QueueWarning, warningKeys } from './compute.ts';
import { curve, labels } from './curve.ts';
import { inputs, presets } from './inputs.ts';
import { upgrade } from './upgrade.ts';

const sentences = [
  'answer',
  'wait',
  'alone',
  'noSum',
  'endless',
  'kept',
  'keptAtLimit',
  'missed',
  'lost',
  'lostWait',
  'lostSpare',
  'lostNeeds',
  'lostEndless',
  'tooSlow',
  'need',
  'noNeed',
  'policies',
  'policiesWait',
  'outage',
  'summary',
  'summaryEndless',
] as const;
type Sentence = (typeof sentences)[number];

type Has = (warning: QueueWarning) => boolean;

/** Less is told as none: a load that may grow by 0.05 % is at its limit. */
const LEAST_MARGIN = 0.0005;
/** Service and wait are said not to add up where the answer is clearly less than their sum. */
const CLEARLY_LESS = 0.98;

function ofTarget(has: Has, isKept: boolean, margin: number): Sentence[] {
  if (has('serviceTooSlow')) return ['tooSlow'];
  const kept = margin < LEAST_MARGIN ? 'keptAtLimit' : 'kept';
  return [isKept ? kept : 'missed', has('noNeed') ? 'noNeed' : 'need'];
}

function ofLoss(
  has: Has,
  isAnswer: boolean,
  { answerQLost_ms, marginLost, needLost }: QueueValues,
): Sentence[] {
  if (has('serviceTooSlow')) return [];
  if (answerQLost_ms === null)
    return needLost === null ? ['lostEndless'] : ['lostEndless', 'lostNeeds'];
  return [isAnswer ? 'lost' : 'lostWait', marginLost < 0 ? 'lostNeeds' : 'lostSpare'];
}

/** What the answer is made of. */
function ofParts({ answerQ_ms, serviceQ_ms, waitQ_ms }: QueueValues): Sentence[] {
  const isLess =
    answerQ_ms !== null &&
    waitQ_ms !== null &&
    answerQ_ms < CLEARLY_LESS * (serviceQ_ms + waitQ_ms);
  return isLess ? ['alone', 'noSum'] : ['alone'];
}

function ofPolicies(isAnswer: boolean, { answerQRoundRobin_ms }: QueueValues): Sentence[] {
  if (answerQRoundRobin_ms === null) return [];
  return [isAnswer ? 'policies' : 'policiesWait'];
}

export const queue = defineCalculation({
  name: 'queue',
  service: 'custom-software',
  version: 2,
  inputs,
  tables: [],
  presets,
  outputs: {
    utilisation: { unit: 'share', side: 'near', listed: true },
    pWait: { unit: 'share', side: 'near', nullable: true, listed: true },
    wait_ms: { unit: 'ms', side: 'up', nullable: true, listed: true },
    answer_ms: { unit: 'ms', side: 'up', nullable: true, listed: true },
    waitQ_ms: { unit: 'ms', side: 'up', nullable: true, listed: true },
    answerQ_ms: { unit: 'ms', side: 'up', nullable: true, listed: true },
    waitQLost_ms: { unit: 'ms', side: 'up', nullable: true, listed: true },
    answerQLost_ms: { unit: 'ms', side: 'up', nullable: true, listed: true },
    waitQRandom_ms: { unit: 'ms', side: 'up', nullable: true },
    answerQRandom_ms: { unit: 'ms', side: 'up', nullable: true },
    waitQRoundRobin_ms: { unit: 'ms', side: 'up', nullable: true },
    answerQRoundRobin_ms: { unit: 'ms', side: 'up', nullable: true },
    serviceQ_ms: { unit: 'ms', side: 'up', listed: true },
    need: { unit: 'count', side: 'up', nullable: true, listed: true },
    needLost: { unit: 'count', side: 'up', nullable: true, listed: true },
    rateForTarget: { unit: '', side: 'down', against: 'rate', listed: true },
    rateForTargetLost: { unit: '', side: 'down', against: 'rate', listed: true },
    margin: { unit: 'share', side: 'down' },
    marginLost: { unit: 'share', side: 'down' },
    catchUp_min: { unit: 'min', side: 'up', nullable: true, listed: true },
  },
  numbers: {
    /** The share of the requests that the target leaves out. */
    late: { unit: 'share', side: 'near' },
    /** The time that the target is for. */
    shown_ms: { unit: 'ms', side: 'up', against: 'target_ms' },
  },
  warnings: warningKeys,
  explained: ['overload', 'approximate'],
  sentences,
  labels,
  notices: ['converted', 'clamped'],
  compute,
  curve,
  upgrade,
  say: (inputs, values, has) => {
    const isEndless = has('overload');
    const isAnswer = inputs.of === 1;
    const shown = isAnswer ? values.answerQ_ms : values.waitQ_ms;
    return {
      answer: [isEndless ? 'endless' : isAnswer ? 'answer' : 'wait'],
      facts: [
        ofTarget(has, shown !== null && shown <= inputs.target_ms, values.margin),
        isEndless ? [] : ofLoss(has, isAnswer, values),
        isEndless
          ? []
          : [
              ...(isAnswer ? ofParts(values) : []),
              ...(inputs.c === 1 ? [] : ofPolicies(isAnswer, values)),
              'outage',
            ],
      ],
      summary: [isEndless ? 'summaryEndless' : 'summary'],
      numbers: { late: (100 - inputs.q_pc) / 100, shown_ms: shown },
    };
  },
  compared: [
    { output: 'answerQ_ms', difference: 'factor' },
    { output: 'answerQLost_ms', difference: 'factor' },
    { output: 'rateForTargetLost', difference: 'difference' },
    { output: 'needLost', difference: 'difference' },
  ],
  // The mean where the wait of the share is nothing: a logarithm of nothing has no change.
  headline: (values, inputs) => {
    const shown = inputs.of === 1 ? values.answerQ_ms : values.waitQ_ms;
    const time = shown === 0 ? values.wait_ms : shown;
    return time === null || time === 0 ? null : Math.log(time);
  },
  change: 'per cent',
});
