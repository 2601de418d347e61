import fc from 'fast-check';
import * as converter from '../../src/calculations/first/analog-and-mixed-signal.ts';
import {
  type Curve,
  type Input,
  type Result,
  TASK_LIMITS,
  type Tasks,
} from '../../src/calculations/first/calculation.ts';
import * as queue from '../../src/calculations/first/custom-software.ts';
import type { Definition, Setting } from '../../src/calculations/first/definition.ts';
import * as schedule from '../../src/calculations/first/firmware-development.ts';
import { anyInputs, evenly, inEvenRatios } from './randomInputs.ts';

const anyValues = <T>(inputs: readonly Input[]) => anyInputs(inputs) as unknown as fc.Arbitrary<T>;

/** In whole nanoseconds, as the calculation takes them. */
const microseconds = (min: number, max: number) =>
  inEvenRatios(min, max).map((us) => Number(us.toFixed(3)));
/** Whatever can be typed: also an execution time beyond its deadline, and a deadline beyond its period. */
const anyTasksUpTo = (longest_us: number): fc.Arbitrary<Tasks> => {
  const anyTime = microseconds(TASK_LIMITS.shortest_us, longest_us);
  return fc.array(
    fc.tuple(anyTime, microseconds(TASK_LIMITS.shortestPeriod_us, longest_us), anyTime),
    { minLength: 1, maxLength: TASK_LIMITS.most },
  );
};
const anyTasks = anyTasksUpTo(TASK_LIMITS.longestPeriod_us);
/** Inside the model: 0 < C ≤ D ≤ T. */
const tasksUpTo = (longestPeriod_us: number): fc.Arbitrary<Tasks> =>
  fc.array(
    fc
      .tuple(
        microseconds(TASK_LIMITS.shortestPeriod_us, longestPeriod_us),
        evenly(0.1, 1),
        inEvenRatios(0.01, 1),
      )
      .map(
        ([period, ofPeriod, ofDeadline]) =>
          [Math.max(0.001, period * ofPeriod * ofDeadline), period, period * ofPeriod] as const,
      ),
    { minLength: 1, maxLength: TASK_LIMITS.most },
  );
export const converterValues = anyValues<converter.ConverterInputs>(converter.inputs);
export const queueValues = anyValues<queue.QueueInputs>(queue.inputs);
const scheduleValuesWith = (tasks: fc.Arbitrary<Tasks>) =>
  fc
    .tuple(anyValues<Omit<schedule.ScheduleInputs, 'tasks'>>(schedule.inputs), tasks)
    .map(([values, list]): schedule.ScheduleInputs => ({ ...values, tasks: list }));
export const anyScheduleValues = scheduleValuesWith(anyTasks);
export const scheduleValues = scheduleValuesWith(tasksUpTo(TASK_LIMITS.longestPeriod_us));
/** For what is compared with each job of each task: the longest period is a hundredth of the permitted one. */
const SHORT_US = TASK_LIMITS.longestPeriod_us / 100;
export const shortScheduleValues = scheduleValuesWith(tasksUpTo(SHORT_US));
export const anyShortScheduleValues = scheduleValuesWith(anyTasksUpTo(SHORT_US));

/** Anything that a visitor can set. */
export const anySetting = ({ inputs, presets }: Definition): fc.Arbitrary<Setting> =>
  fc.record({
    values: anyInputs(inputs),
    tasks: presets[0]?.tasks ? anyTasks : fc.constant(null),
  });

/** All numbers of a curve; Infinity and NaN would end in the attributes of the drawing. */
function numbersOf(curve: Curve): number[] {
  if (curve.kind === 'timeline')
    return curve.rows.flatMap(({ period, deadline, response, runs }) => [
      period,
      deadline,
      response ?? 0,
      ...runs.flat(),
    ]);
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
  schedule: (numRuns: number) =>
    fc.assert(
      fc.property(anyScheduleValues, (values) =>
        expectTotal(schedule.compute(values), schedule.warningKeys),
      ),
      { numRuns },
    ),
  queue: (numRuns: number) =>
    fc.assert(
      fc.property(queueValues, (values) => expectTotal(queue.compute(values), queue.warningKeys)),
      { numRuns },
    ),
} as const;
