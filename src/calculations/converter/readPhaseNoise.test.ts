import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenly, inEvenRatios } from '../../../tests/support/randomInputs.ts';
import { table } from './inputs.ts';
import { readPhaseNoise } from './readPhaseNoise.ts';

const pairs = (text: string) =>
  readPhaseNoise(text).points.map(({ offset_Hz, level_dBcHz }) => [offset_Hz, level_dBcHz]);

describe('a line is an offset and a level', () => {
  test.each([
    ['100,-92', 100, -92],
    ['100, -92', 100, -92],
    ['100 -92', 100, -92],
    ['  100\t-92  ', 100, -92],
    ['100;-92', 100, -92],
    ['12,5;-92,3', 12.5, -92.3],
    ['12,5\t-92,3', 12.5, -92.3],
    ['10 kHz, \u2212120 dBc/Hz', 10_000, -120],
    ['10k;\u2013120', 10_000, -120],
    ['2.2k -121', 2200, -121],
    ['1 MHz\t-146', 1e6, -146],
    ['0.1G -160', 1e8, -160],
    ['1.0E+03,-1.12e2', 1000, -112],
    ['"1000","-112"', 1000, -112],
    ['1000,-112,-115', 1000, -112],
    ['1000,-112,5,3', 1000, -112],
    ['.5 -30', 0.5, -30],
    ['1000 -112 # with a filter', 1000, -112],
    ['100\u00a0Hz \u221292 dBc/Hz', 100, -92],
  ])('%s', (line, offset_Hz, level_dBcHz) => {
    expect(readPhaseNoise(line)).toEqual({
      points: [{ offset_Hz, level_dBcHz }],
      unreadable: [],
    });
  });
});

describe('a line that may mean something else is named and not used', () => {
  test.each([
    '100',
    '100 kHz',
    'offset 100 -92',
    '10 mHz, -30',
    '1,000 -112',
    '1,000,-112',
    '12,5 -92',
    '100.000.000 -160',
    '100 -92.5.1',
    '0,-92',
    '-100,-92',
    '100,92',
    '1,100,-92',
    '1e12,-160',
    '100,-1e400',
    '1e400,-100',
  ])('%s', (line) => {
    expect(readPhaseNoise(`100 -92\n${line}`).unreadable).toEqual([2]);
  });
});

test('headings, comments and empty lines are passed over; the rest is used in order of offset', () => {
  const text = [
    'Offset (Hz);L(f) in dBc/Hz',
    '',
    '# measured at 500 MHz',
    '1000;-112',
    'spur at 50 Hz',
    '100;-92',
    '----',
    '1k;-113,5',
  ].join('\r\n');
  expect(pairs(text)).toEqual([
    [100, -92],
    [1000, -113.5],
  ]);
  expect(readPhaseNoise(text).unreadable).toEqual([5]);
});

test('nothing is no points', () => {
  expect(readPhaseNoise('')).toEqual({ points: [], unreadable: [] });
});

test('a table that is written is read again', () => {
  const [offset, level] = table.columns;
  const rows = fc.uniqueArray(
    fc.record({
      offset_Hz: inEvenRatios(offset.min, offset.max),
      level_dBcHz: evenly(level.min, level.max),
    }),
    { selector: (row) => row.offset_Hz, maxLength: table.most },
  );
  fc.assert(
    fc.property(
      rows,
      fc.constantFrom(',', ', ', ' ', '\t', ';', '; '),
      fc.constantFrom('\n', '\r\n', '\r'),
      (points, between, end) => {
        const text = points.map((row) => `${row.offset_Hz}${between}${row.level_dBcHz}`).join(end);
        expect(readPhaseNoise(text).unreadable).toEqual([]);
        expect(pairs(text)).toEqual(
          points
            .map((row) => [Number(row.offset_Hz.toPrecision(15)), row.level_dBcHz])
            .sort(([one = 0], [other = 0]) => one - other),
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('any text is read without a fault, in a time that grows with its length', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789.,;- \t\nekMGHz#"'.split('')) }),
      (text) => {
        const { points, unreadable } = readPhaseNoise(text);
        expect(points.length + unreadable.length).toBeLessThanOrEqual(text.split('\n').length);
      },
    ),
    { numRuns: 1000 },
  );
  const [digits, blanks] = ['1'.repeat(100_000), ' '.repeat(100_000)];
  const long = [
    `${digits},${digits} x`,
    `1${blanks}x`,
    `1${blanks}k${blanks}x`,
    `${digits}.${digits}x`,
  ];
  expect(readPhaseNoise(long.join('\n')).unreadable).toEqual([1, 2, 3, 4]);
});
