import fc from 'fast-check';
import * as converter from '../../src/calculations/first/analog-and-mixed-signal.ts';
import type { Curve, Input, Result } from '../../src/calculations/first/calculation.ts';
import * as queue from '../../src/calculations/first/custom-software.ts';
import type { Definition, Setting } from '../../src/calculations/first/definition.ts';
import { anyInputs } from './randomInputs.ts';

const anyValues = <T>(inputs: readonly Input[]) => anyInputs(inputs) as unknown as fc.Arbitrary<T>;

export const converterValues = anyValues<converter.ConverterInputs>(converter.inputs);
export const queueValues = anyValues<queue.QueueInputs>(queue.inputs);
/** Anything that a visitor can set. */
export const anySetting = ({ inputs }: Definition): fc.Arbitrary<Setting> =>
  fc.record({
    values: anyInputs(inputs),
    tasks: fc.constant(null),
  });

/** All numbers of a curve; Infinity and NaN would end in the attributes of the drawing. */
function numbersOf(curve: Curve): number[] {
  if (curve.kind === 'timeline') return [];
  return [
    ...curve.lines.flatMap(({ points }) => points.flat()),
    ...curve.regions.flatMap(({ points }) => points.flat()),
    ...curve.labels.flatMap(({ x, y, values = {} }) => [
      x,
      y,
      ...Object.values(values).map((value) => value ?? 0),
    ]),
    ...curve.limits.flatMap(({ at, from = 0, to = 0 }) => [at, from, to]),
    ...curve.marks.flatMap(({ x, y }) => [x, y]),
    ...curve.x.ticks,
    ...curve.y.ticks,
    curve.cursor.x,
    curve.cursor.y ?? 0,
  ];
}

/** Throws at NaN, at Infinity and at a warning that the calculation does not announce. */
function expectTotal({ values, warnings, curve }: Result, known: readonly string[]) {
  for (const [key, value] of Object.entries(values))
    for (const each of Array.isArray(value) ? value : [value])
      if (typeof each === 'number' && !Number.isFinite(each)) throw new Error(`${key} is ${each}`);
  if (!numbersOf(curve).every(Number.isFinite))
    throw new Error('the curve has a number that cannot be drawn');
  if (!warnings.every((key) => known.includes(key))) throw new Error(`unknown: ${warnings}`);
}

/** One property for each calculation: whatever the inputs, it answers with numbers or `null`. */
export const totality = {
  converter: (numRuns: number) =>
    fc.assert(
      fc.property(converterValues, (values) =>
        expectTotal(converter.compute(values), converter.warningKeys),
      ),
      { numRuns },
    ),
  queue: (numRuns: number) =>
    fc.assert(
      fc.property(queueValues, (values) => expectTotal(queue.compute(values), queue.warningKeys)),
      { numRuns },
    ),
} as const;
