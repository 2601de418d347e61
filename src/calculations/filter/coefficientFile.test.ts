import { expect, test } from 'vitest';
import { coefficientFiles } from './coefficientFile.ts';
import { filter } from './definition.ts';
import { type FilterInputs, presets } from './inputs.ts';
import { solve } from './solve.ts';

const defaults: FilterInputs = presets[0].values;
const ADDRESS = 'https://example.com/services/fpga-design?v=2&bits=16';

/** The design, and its files as a visitor takes them. */
function filesOf(values: FilterInputs) {
  const setting = { values, tables: {} };
  const source = { setting, computed: filter.compute(setting), address: ADDRESS };
  const design = solve(values);
  if (design.kind !== 'designed') throw new Error(design.kind);
  const textOf = (wanted: string) =>
    coefficientFiles.find(({ extension }) => extension === wanted)?.make(source)?.text ?? '';
  return { design, coe: textOf('coe'), csv: textOf('csv') };
}

const designs = [
  ['55 taps', filesOf(defaults)],
  ['62 taps', filesOf({ ...defaults, bits: 16 })],
  ['a Kaiser window', filesOf({ ...defaults, equiripple: 0, atten_dB: 40 })],
] as const;

/** As UG896 describes a file ("COE File Syntax"): text after a semicolon to the end of a line is a comment. */
function readCoe(text: string): { radix: number; numbers: number[] } {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a file of ASCII is what is asked for
  if (!/^[\x00-\x7f]*$/.test(text)) throw new Error('not ASCII');
  const statements = new Map<string, string>();
  let statement = '';
  for (const line of text.split('\n')) {
    const [code = '', ...comment] = line.split(';');
    statement += code;
    const isEnd = comment.length > 0 && statement.trim() !== '';
    if (!isEnd) continue;
    const [keyword = '', value = ''] = statement.split('=');
    if (statements.has('coefdata')) throw new Error('coefdata is not last');
    statements.set(keyword.trim().toLowerCase(), value);
    statement = '';
  }
  if (statement.trim() !== '') throw new Error(`no semicolon after ${statement}`);
  if ([...statements.keys()].join() !== 'radix,coefdata') throw new Error('not a file of a filter');
  const numbers = (statements.get('coefdata') ?? '').split(',').map((each) => {
    if (!/^\s*-?\d+\s*$/.test(each)) throw new Error(`not a whole number: ${each}`);
    return Number(each);
  });
  return { radix: Number(statements.get('radix')), numbers };
}

test.each(designs)(
  'the FIR Compiler reads the coefficients of %s as they were rounded',
  (_, files) => {
    const { radix, numbers } = readCoe(files.coe);
    const { taps, half } = files.design.fixed.filter;
    expect(radix).toBe(10);
    expect(numbers).toHaveLength(taps);
    expect(numbers.slice(0, half.length)).toEqual(half);
    expect(numbers.toReversed()).toEqual(numbers);
    expect(files.coe).toContain(ADDRESS);
  },
);

test.each(designs)(
  'the table of %s has each coefficient beside the one that it comes from',
  (_, files) => {
    const [head, ...lines] = files.csv
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('#'));
    expect(head).toBe('index,integer,exact');
    const rows = lines.map((line) => line.split(',').map(Number));
    expect(rows.map(([index]) => index)).toEqual(rows.map((_row, index) => index));
    expect(rows.map(([, whole]) => whole)).toEqual(readCoe(files.coe).numbers);
    // The largest is the largest number of its bits: that is the scale of all.
    const largest = rows.reduce((most, row) =>
      Math.abs(row[1] ?? 0) > Math.abs(most[1] ?? 0) ? row : most,
    );
    const scale = (largest[1] ?? 0) / (largest[2] ?? 0);
    for (const [, whole = Number.NaN, exact = Number.NaN] of rows)
      expect(Math.abs(whole - exact * scale)).toBeLessThanOrEqual(0.5);
    // Their gain at 0 Hz is that of the pass band.
    expect(rows.reduce((sum, [, , exact = Number.NaN]) => sum + exact, 0)).toBeCloseTo(1, 1);
  },
);

test('without a filter there is no file', () => {
  const setting = { values: { ...defaults, fstop_MHz: 16 }, tables: {} };
  const source = { setting, computed: filter.compute(setting), address: ADDRESS };
  expect(coefficientFiles.map(({ make }) => make(source))).toEqual([null, null]);
});
