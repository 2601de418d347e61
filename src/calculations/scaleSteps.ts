import { evenStep, evenTicks } from './curveParts.ts';
import type { Input, Values } from './input.ts';

/** The steps of a rule: a native range counts them, because its own scale is linear. */

/** At least so many steps and ticks has a rule whose end is set by another input. */
const FEWEST_STEPS = 250;
const FEWEST_TICKS = 20;
const FEWEST_NUMBERS = 3;

/** Where a rule ends by another input; `null`: at the end of its own range. */
export const ruleEnd = ({ upTo }: Input, values: Values): number | null =>
  upTo ? (values[upTo.input] ?? 0) * upTo.share : null;

/** An input as its rule shows it: up to the last step before the end, which itself is no value that fits. */
export function asRule(input: Input, end: number | null): Input {
  if (end === null) return input;
  const step = evenStep(end / FEWEST_STEPS);
  const max = Number((Math.ceil(end / step - 1 - 1e-9) * step).toPrecision(12));
  return {
    ...input,
    min: step,
    max,
    step,
    minor: evenStep(end / FEWEST_TICKS),
    ticks: evenTicks(max, FEWEST_NUMBERS).filter((tick) => tick > 0),
  };
}

const first = ({ scale, min, from = 1 }: Input) => (scale === 'log0' ? from : min);

export function stepCount(input: Input): number {
  const { scale, min, max, step } = input;
  if (scale === 'linear') return Math.round((max - min) / step);
  const steps = Math.round(Math.log10(max / first(input)) * step);
  return scale === 'log0' ? steps + 1 : steps;
}

/** Three digits on a logarithmic rule, so that the number in the field is short. */
export function valueOfStep(input: Input, at: number): number {
  const { scale, min, max, step, whole } = input;
  if (scale === 'linear') return Number((min + at * step).toFixed(6));
  if (scale === 'log0' && at === 0) return 0;
  if (at >= stepCount(input)) return max;
  const exponent = (scale === 'log0' ? at - 1 : at) / step;
  const value = Number((first(input) * 10 ** exponent).toPrecision(3));
  return whole ? Math.round(value) : value;
}

/** The place of a value on the rule, from 0 to 1. */
export function shareOfRule(input: Input, value: number): number {
  const { scale, min, max, step } = input;
  const clamped = Math.min(max, Math.max(min, value));
  if (scale === 'linear') return (clamped - min) / (max - min);
  if (scale === 'log0') {
    if (clamped < first(input)) return 0;
    return (1 + Math.log10(clamped / first(input)) * step) / stepCount(input);
  }
  return Math.log10(clamped / min) / Math.log10(max / min);
}

export const stepOfValue = (input: Input, value: number) =>
  Math.round(shareOfRule(input, value) * stepCount(input));

/** The step in a direction whose value differs: on a rule of whole numbers several steps may round to the same. */
export function valueAfter(input: Input, value: number, steps: number): number {
  const direction = Math.sign(steps);
  let at = stepOfValue(input, value) + steps;
  while (at > 0 && at < stepCount(input) && valueOfStep(input, at) === value) at += direction;
  return valueOfStep(input, Math.min(stepCount(input), Math.max(0, at)));
}

/** Small and large ticks at their true places. */
export function ruleTicks(input: Input): { share: number; isNamed: boolean }[] {
  const { scale, min, max, step, minor = step, ticks = [] } = input;
  const values = new Set(ticks);
  if (scale === 'linear')
    for (let value = Math.ceil(min / minor) * minor; value <= max; value += minor)
      values.add(Number(value.toFixed(6)));
  else
    for (let power = Math.floor(Math.log10(first(input))); 10 ** power <= max; power += 1)
      for (const digit of [1, 2, 5])
        if (digit * 10 ** power >= min && digit * 10 ** power <= max)
          values.add(digit * 10 ** power);
  return [...values].map((value) => ({
    share: shareOfRule(input, value),
    isNamed: ticks.includes(value),
  }));
}
