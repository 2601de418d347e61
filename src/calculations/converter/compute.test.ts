import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  expectFinite,
  expectVector,
  readVectors,
} from '../../../tests/support/calculationVectors.ts';
import { anyInputs, evenly, inEvenRatios } from '../../../tests/support/randomInputs.ts';
import { clockOf, jitterBetween_fs, OSCILLATOR_LIMITS_HZ } from './clock.ts';
import { compute, warningKeys } from './compute.ts';
import { type ConverterInputs, inputs, presets, table } from './inputs.ts';
import { largestFrequency_MHz, noiseOf, snrAt } from './noise.ts';

const {
  vectors,
  tolerance,
  sensitivity = [],
} = readVectors<ConverterInputs>(new URL('vectors.json', import.meta.url));
/** Two offsets make a table. */
const LEAST_ROWS = 2;
const defaults = { values: { ...presets[0].values, ...presets[0].tables } };
const withTable = { values: { ...presets[1].values, ...presets[1].tables } };

test.each(vectors)('$name', (vector) => {
  expectVector(compute(vector.inputs), vector, tolerance, []);
});

test.each(sensitivity)('what a step of $input changes', ({ input, low, high, ...expected }) => {
  const bits = (change: Readonly<Record<string, number>>) =>
    (compute({ ...defaults.values, ...change }).values.snr_dB - 1.7609) / 6.0206;
  expect(bits({ [input]: low }) - bits({})).toBeCloseTo(expected.changeLow, 4);
  expect(bits({ [input]: high }) - bits({})).toBeCloseTo(expected.changeHigh, 4);
});

/** One digit further, as a visitor would type it. */
const FURTHER = 1.001;
/** What computation may be off by. */
const EPSILON = 1e-9;

const [OFFSET, LEVEL] = table.columns;
const anyTable = fc.array(
  fc.record({
    offset_Hz: inEvenRatios(OFFSET.min, OFFSET.max),
    level_dBcHz: evenly(LEVEL.min, LEVEL.max),
  }),
  { minLength: LEAST_ROWS, maxLength: table.most },
);
/** Levels of real clocks: no digit is lost beside one part that is larger than all others. */
const quietTable = fc.uniqueArray(
  fc.record({ offset_Hz: inEvenRatios(1, 1e9), level_dBcHz: evenly(-170, -80) }),
  {
    selector: (row) => row.offset_Hz,
    minLength: LEAST_ROWS,
    maxLength: table.most,
  },
);
const scalars = anyInputs(inputs);
const without = scalars.map((values): ConverterInputs => ({ ...values, pn: [] }));
const withAny = fc
  .tuple(scalars, anyTable)
  .map(([values, pn]): ConverterInputs => ({ ...values, pn }));
const withQuiet = fc
  .tuple(scalars, quietTable)
  .map(([values, pn]): ConverterInputs => ({ ...values, pn }));
const settings = fc.oneof(without, withAny);

function check(
  from: fc.Arbitrary<ConverterInputs>,
  property: (values: ConverterInputs) => void,
  numRuns = 300,
) {
  fc.assert(fc.property(from, property), { numRuns });
}

const valuesOf = (values: ConverterInputs) => compute(values).values;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

test('any setting has a result of numbers, or null, and known warnings in their order', () => {
  check(
    settings,
    (values) => {
      const result = compute(values);
      expectFinite(result.values);
      expect(result.warnings).toEqual(warningKeys.filter((key) => result.warnings.includes(key)));
    },
    2000,
  );
});

test.each([
  ['neighbouring doubles', { pn: [point(1, -250), point(1 + Number.EPSILON, 50)] }],
  ['a slope that would overflow', { pn: [point(1e10, 50), point(1e10 + 1, -250)], pnlo_Hz: 0.01 }],
  ['one offset twice', { pn: [point(1000, -100), point(1000, -120)] }],
  ['next to no band', { bw_MHz: Number.MIN_VALUE }],
  ['next to no frequency', { fclk_MHz: Number.MIN_VALUE, pnhi_Hz: 1e11, pn: withTable.values.pn }],
  ['next to no jitter', { tclk_fs: Number.MIN_VALUE, tap_fs: 0 }],
  ['next to no distortion', { thd_dB: Number.MIN_VALUE }],
])('%s gives numbers', (_, change) => {
  expectFinite(valuesOf({ ...defaults.values, ...change }));
});

function point(offset_Hz: number, level_dBcHz: number) {
  return { offset_Hz, level_dBcHz };
}

describe('a bound that is entered holds, and one digit further does not', () => {
  test('clock jitter for the bits wanted', () => {
    check(without, (values) => {
      const tclk_fs = valuesOf(values).tclkForWant_fs;
      if (tclk_fs === null) {
        expect(valuesOf({ ...values, tclk_fs: 0 }).marginBits).toBeLessThan(0);
        return;
      }
      const at = valuesOf({ ...values, tclk_fs });
      expect(at.marginBits).toBeGreaterThanOrEqual(-EPSILON);
      expect(valuesOf({ ...values, tclk_fs: tclk_fs * FURTHER }).marginBits).toBeLessThanOrEqual(
        at.marginBits,
      );
      if (at.shareClock > 0.01 && values.tap_fs < tclk_fs)
        expect(valuesOf({ ...values, tclk_fs: tclk_fs * FURTHER }).marginBits).toBeLessThan(0);
    });
  });
  test('clock jitter for half a bit', () => {
    check(without, (values) => {
      const { tclkHalfBit_fs, bitsPerfectClock } = valuesOf(values);
      const { marginBits } = valuesOf({ ...values, tclk_fs: tclkHalfBit_fs });
      if (bitsPerfectClock > 0)
        expect(marginBits + values.want_bit).toBeCloseTo(bitsPerfectClock - 0.5, 9);
    });
  });
  test('the frequency where jitter makes half of the noise', () => {
    check(settings, (values) => {
      const { corner_MHz, tclk_fs } = valuesOf(values);
      if (corner_MHz !== null && corner_MHz < 1e12)
        expect(valuesOf({ ...values, fin_MHz: corner_MHz }).shareClock).toBeCloseTo(0.5, 9);
      else expect(tclk_fs).toBeLessThan(1e-6);
    });
  });
});

test('more noise never gives more bits', () => {
  check(settings, (values) => {
    const now = valuesOf(values);
    for (const change of [
      { fin_MHz: values.fin_MHz * FURTHER },
      { tclk_fs: values.tclk_fs * FURTHER },
      { tap_fs: values.tap_fs * FURTHER + 0.001 },
      { sth_dB: values.sth_dB - 0.1 },
      { n: values.n - 1 },
      { pn: values.pn.map((row) => ({ ...row, level_dBcHz: row.level_dBcHz + 0.1 })) },
    ]) {
      const more = valuesOf({ ...values, ...change });
      expect(more.marginBits).toBeLessThanOrEqual(now.marginBits + EPSILON);
      expect(more.snrBand_dB).toBeLessThanOrEqual(now.snrBand_dB + EPSILON);
    }
  });
});

test('there are never more bits than the converter has, nor than a perfect clock or two bits more leave', () => {
  check(settings, (values) => {
    const { bits, bitsPerfectClock, bitsTwoMore, enob } = valuesOf(values);
    expect(bits).toBeLessThanOrEqual(Math.min(values.n, bitsPerfectClock, bitsTwoMore) + EPSILON);
    if (enob !== null) expect(enob).toBeLessThanOrEqual(bits + EPSILON);
  });
});

test('quantisation, thermal noise and jitter are the whole', () => {
  check(settings, (values) => {
    const { shareQuant, shareThermal, shareClock } = valuesOf(values);
    expect(shareQuant + shareThermal + shareClock).toBeCloseTo(1, 9);
  });
});

test('a narrower band has at least its part of the noise, and never more than all', () => {
  check(settings, (values) => {
    const { snr_dB, snrBand_dB, band_MHz } = valuesOf(values);
    const gain_dB = 10 * Math.log10(values.fs_MHz / 2 / band_MHz);
    expect(snrBand_dB).toBeGreaterThanOrEqual(snr_dB - EPSILON);
    expect(snrBand_dB).toBeLessThanOrEqual(snr_dB + gain_dB + EPSILON);
  });
});

describe('a table of phase noise', () => {
  test('is the sum of its segments, from limit to limit', () => {
    check(withAny, (values) => {
      const { segmentJitter_fs, segmentShare, tclk_fs, segmentFrom_Hz, segmentTo_Hz } =
        valuesOf(values);
      if (segmentShare.length === 0) return;
      expect(sumOf(segmentShare)).toBeCloseTo(1, 9);
      expect(Math.hypot(...segmentJitter_fs) / tclk_fs).toBeCloseTo(1, 9);
      expect(segmentFrom_Hz[0]).toBe(values.pnlo_Hz);
      expect(segmentFrom_Hz.slice(1)).toEqual(segmentTo_Hz.slice(0, -1));
    });
  });
  test('adds up over any two ranges', () => {
    fc.assert(
      fc.property(withQuiet, inEvenRatios(1, 1e9), (values, middle_Hz) => {
        const jitter = (from_Hz: number, to_Hz: number) =>
          clockOf({ ...values, pnlo_Hz: from_Hz, pnhi_Hz: to_Hz }).jitter_fs;
        const parts = Math.hypot(jitter(0.1, middle_Hz), jitter(middle_Hz, 1e10));
        expect(parts / jitter(0.1, 1e10)).toBeCloseTo(1, 9);
      }),
      { numRuns: 300 },
    );
  });
  test('is the same in any order, and the last row of an offset counts', () => {
    check(withQuiet, (values) => {
      const [first] = values.pn;
      if (!first) return;
      const other = { ...first, level_dBcHz: first.level_dBcHz + 10 };
      const pn = [other, ...values.pn.toReversed()];
      expect(valuesOf({ ...values, pn })).toEqual(valuesOf(values));
    });
  });
  test('is the plain sum of many small steps', () => {
    const { pn } = withTable.values;
    const [steps, from, to] = [20_000, 1000, 1e8];
    const levelAt = (f: number) => {
      const at = pn.findIndex((row) => row.offset_Hz > f);
      const [a, b] = [pn[at - 1], pn[at]];
      if (!a || !b) throw new Error(`${f} Hz`);
      const share = Math.log(f / a.offset_Hz) / Math.log(b.offset_Hz / a.offset_Hz);
      return a.level_dBcHz + share * (b.level_dBcHz - a.level_dBcHz);
    };
    const width = Math.log(to / from) / steps;
    let sum = 0;
    for (let step = 0; step < steps; step += 1) {
      const f = from * Math.exp((step + 0.5) * width);
      sum += 10 ** (levelAt(f) / 10) * f * width;
    }
    const expected = (Math.sqrt(2 * sum) / (2 * Math.PI * 500e6)) * 1e15;
    const { tclk_fs } = valuesOf({ ...withTable.values, pnhi_Hz: to });
    expect(tclk_fs / expected).toBeCloseTo(1, 6);
  });
  test('that rises at its beginning is flat below it', () => {
    const pn = [point(1000, -130), point(10_000, -120)];
    const between = (pnlo_Hz: number, pnhi_Hz: number) =>
      valuesOf({ ...withTable.values, pn, pnlo_Hz, pnhi_Hz });
    expect(between(100, 550).tclk_fs).toBeCloseTo(between(550, 1000).tclk_fs, 9);
  });
  test('of one point is no table', () => {
    const pn = [point(1000, -130)];
    expect(compute({ ...defaults.values, pn })).toEqual(compute(defaults.values));
  });
  test('flatters within the limits of oscillators, which it has to reach', () => {
    expect(jitterBetween_fs(withTable.values, OSCILLATOR_LIMITS_HZ)).toBeCloseTo(58.8156, 3);
    expect(jitterBetween_fs(withTable.values, [1000, 1e9])).toBeNull();
    expect(jitterBetween_fs(defaults.values, OSCILLATOR_LIMITS_HZ)).toBeNull();
  });
});

test('the drawing has the result at the input frequency', () => {
  check(settings, (values) => {
    const noise = noiseOf(values, clockOf(values));
    const { snr_dB, snrJitter_dB } = valuesOf(values);
    const drawn = snrAt(noise, values.fin_MHz);
    expect(drawn.sum_dB).toBeCloseTo(snr_dB, 9);
    if (snrJitter_dB !== null) expect(drawn.jitter_dB).toBeCloseTo(snrJitter_dB, 9);
    expect(drawn.perfectClock_dB).toBeGreaterThanOrEqual(drawn.sum_dB);
    const end = largestFrequency_MHz(noise);
    expect(compute(values).warnings.includes('largeAngle')).toBe(
      end !== null && values.fin_MHz > end,
    );
  });
});

test('the default is the first preset', () => {
  const standard = Object.fromEntries(inputs.map((input) => [input.name, input.default]));
  expect(defaults.values).toEqual({ ...standard, pn: [] });
});
