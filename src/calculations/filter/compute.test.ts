import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectVector, readVectors } from '../../../tests/support/calculationVectors.ts';
import { compute } from './compute.ts';
import { type FilterInputs, inputs, presets } from './inputs.ts';
import { solve } from './solve.ts';

interface Bar {
  readonly input: keyof FilterInputs;
  readonly low: number;
  readonly high: number;
  /** Of the slices before rounding up, as a share. */
  readonly changeLow: number;
  readonly changeHigh: number;
}

const file = new URL('vectors.json', import.meta.url);
const { vectors, tolerance } = readVectors<FilterInputs>(file);
const { sensitivity } = JSON.parse(readFileSync(file, 'utf8')) as { sensitivity: readonly Bar[] };
const COUNTS = [
  'taps',
  'tapsExact',
  'tapsKaiser',
  'slices',
  'bitsNeeded',
  'tapsAtBits',
  'meets',
  'columns',
  'share',
  'lanes',
  'unique',
  'accumulator_bit',
  'coefficients',
];

/** The design as it comes back from a worker. */
const result = (values: FilterInputs) => compute(values, structuredClone(solve(values)));

/**
 * A margin of 0.87 dB is the difference of two attenuations of 60 dB, and has two digits fewer than they have: it is
 * compared as the attenuation that it comes from.
 */
const withMargin = <Outputs extends { readonly marginAtten_dB?: unknown }>(
  outputs: Outputs,
  wish: number,
) =>
  typeof outputs.marginAtten_dB === 'number'
    ? { ...outputs, marginAtten_dB: outputs.marginAtten_dB + wish }
    : outputs;

test.each(vectors)('$name', (vector) => {
  const { values, warnings } = result(vector.inputs);
  const wish = vector.inputs.atten_dB;
  expectVector(
    { values: withMargin(values, wish), warnings },
    { ...vector, outputs: withMargin(vector.outputs, wish) },
    tolerance,
    COUNTS,
  );
});

test('the default is the first preset', () => {
  const defaults = Object.fromEntries(inputs.map(({ name, default: value }) => [name, value]));
  expect(defaults).toEqual(presets[0].values);
});

describe('a step of one input changes what the default takes as the vectors say:', () => {
  const defaults = presets[0].values;
  const slices = (values: FilterInputs) => result(values).values.slicesExact ?? 0;
  const now = slices(defaults);
  test.each(sensitivity)('$input', ({ input, low, high, changeLow, changeHigh }) => {
    const change = (value: number) => slices({ ...defaults, [input]: value }) / now - 1;
    expect(change(low)).toBeCloseTo(changeLow, 6);
    expect(change(high)).toBeCloseTo(changeHigh, 6);
  });
});
