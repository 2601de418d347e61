import fc from 'fast-check';
import * as converter from '../../src/lib/calculations/analog-and-mixed-signal.ts';
import type { BatteryInputs } from '../../src/lib/calculations/batteryLife.ts';
import {
  type Curve,
  type Input,
  type Result,
  TASK_LIMITS,
  type Tasks,
} from '../../src/lib/calculations/calculation.ts';
import * as queue from '../../src/lib/calculations/custom-software.ts';
import * as schedule from '../../src/lib/calculations/firmware-development.ts';
import * as filter from '../../src/lib/calculations/fpga-design.ts';
import * as alarm from '../../src/lib/calculations/machine-learning.ts';
import * as battery from '../../src/lib/calculations/microcontroller-design.ts';
import * as synchroniser from '../../src/lib/calculations/rtl-design.ts';
import type { SynchroniserInputs } from '../../src/lib/calculations/synchroniser.ts';

/** Each input anywhere in its range; those of logarithmic rules in even ratios. */
function anyValue({ scale, min, max, from, whole, list }: Input): fc.Arbitrary<number> {
  if (list) return fc.constantFrom(...list);
  if (whole) return fc.integer({ min, max });
  if (scale === 'linear') return fc.double({ min, max, noNaN: true });
  const least = from ?? min;
  const inside = fc
    .double({ min: Math.log(least), max: Math.log(max), noNaN: true })
    .map((x) => Math.min(max, Math.max(least, Math.exp(x))));
  return scale === 'log0' ? fc.oneof(fc.constant(0), inside) : inside;
}

const anyValues = <T>(inputs: readonly Input[]) =>
  fc.record(
    Object.fromEntries(inputs.map((input) => [input.name, anyValue(input)])),
  ) as unknown as fc.Arbitrary<T>;

const microseconds = (min: number, max: number) =>
  fc
    .double({ min: Math.log(min), max: Math.log(max), noNaN: true })
    .map((x) => Number(Math.exp(x).toFixed(3)));
/** 0 < C ≤ D ≤ T. */
const tasksUpTo = (longestPeriod_us: number): fc.Arbitrary<Tasks> =>
  fc.array(
    fc
      .tuple(
        microseconds(TASK_LIMITS.shortestPeriod_us, longestPeriod_us),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        fc.double({ min: 0.01, max: 1, noNaN: true }),
      )
      .map(
        ([period, ofPeriod, ofDeadline]) =>
          [Math.max(0.001, period * ofPeriod * ofDeadline), period, period * ofPeriod] as const,
      ),
    { minLength: 1, maxLength: TASK_LIMITS.most },
  );
export const converterValues = anyValues<converter.ConverterInputs>(converter.inputs);
export const synchroniserValues = anyValues<SynchroniserInputs>(synchroniser.inputs);
export const filterValues = anyValues<filter.FilterInputs>(filter.inputs);
export const batteryValues = anyValues<BatteryInputs>(battery.inputs);
export const alarmValues = anyValues<alarm.AlarmInputs>(alarm.inputs);
export const queueValues = anyValues<queue.QueueInputs>(queue.inputs);
const scheduleValuesUpTo = (longestPeriod_us: number) =>
  fc
    .tuple(
      anyValues<Omit<schedule.ScheduleInputs, 'tasks'>>(schedule.inputs),
      tasksUpTo(longestPeriod_us),
    )
    .map(([values, list]): schedule.ScheduleInputs => ({ ...values, tasks: list }));
export const scheduleValues = scheduleValuesUpTo(TASK_LIMITS.longestPeriod_us);
/** For what is compared with each job of each task: the longest period is a hundredth of the permitted one. */
export const shortScheduleValues = scheduleValuesUpTo(TASK_LIMITS.longestPeriod_us / 100);

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
  synchroniser: (numRuns: number) =>
    fc.assert(
      fc.property(synchroniserValues, (values) =>
        expectTotal(synchroniser.compute(values), synchroniser.warningKeys),
      ),
      { numRuns },
    ),
  filter: (numRuns: number) =>
    fc.assert(
      fc.property(filterValues, (values) =>
        expectTotal(filter.compute(values), filter.warningKeys),
      ),
      { numRuns },
    ),
  schedule: (numRuns: number) =>
    fc.assert(
      fc.property(scheduleValues, (values) =>
        expectTotal(schedule.compute(values), schedule.warningKeys),
      ),
      { numRuns },
    ),
  battery: (numRuns: number) =>
    fc.assert(
      fc.property(batteryValues, (values) =>
        expectTotal(battery.compute(values), battery.warningKeys),
      ),
      { numRuns },
    ),
  alarm: (numRuns: number) =>
    fc.assert(
      fc.property(alarmValues, (values) => expectTotal(alarm.compute(values), alarm.warningKeys)),
      { numRuns },
    ),
  queue: (numRuns: number) =>
    fc.assert(
      fc.property(queueValues, (values) => expectTotal(queue.compute(values), queue.warningKeys)),
      { numRuns },
    ),
} as const;
