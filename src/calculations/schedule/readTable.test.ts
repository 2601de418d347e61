import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ReadTable, readTable, type TableUnit } from './readTable.ts';

const file = new URL('vectors.json', import.meta.url);
const { readTable: vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
  readTable: readonly {
    name: string;
    inputs: { text: string; unit: TableUnit };
    outputs: ReadTable;
  }[];
};

test.each(vectors)('$name', ({ inputs: { text, unit }, outputs }) => {
  expect(readTable(text, unit)).toEqual(outputs);
});

const timesOf = (text: string, unit: TableUnit = 'us', locale = 'en') =>
  readTable(text, unit, { locale, nameOf: String }).rows.map(({ c_us, t_us, d_us }) => [
    c_us,
    t_us,
    d_us,
  ]);

describe('a comma', () => {
  test('alone before three digits is read as the language of the page has it', () => {
    expect(timesOf('a\t1,200\t10,000')).toEqual([[1200, 10_000, 10_000]]);
    expect(timesOf('a\t1,200\t10,000', 'us', 'de')).toEqual([[1.2, 10, 10]]);
  });
  test('is decimal everywhere where one can be nothing else', () => {
    expect(timesOf('a\t1,200\t10,5')).toEqual([[1.2, 10.5, 10.5]]);
  });
  test('groups thousands beside decimal points', () => {
    expect(timesOf('a\t0.5\t1,000')).toEqual([[0.5, 1000, 1000]]);
  });
});

test('headings may be words of a phrase, and end in their unit', () => {
  expect(timesOf('Task name;Execution time [ms];period_us\na;1;2000')).toEqual([
    [1000, 2000, 2000],
  ]);
});

test('a value outside its range is not read', () => {
  expect(readTable('a;0;10\nb;1;0.5\nc;1;10;-1\nd;1;1e9', 'us')).toEqual({
    rows: [],
    notes: [1, 2, 3, 4].map((line) => [line, 'unreadable']),
  });
});

test('names lose what separates them in links, and are cut at 24 signs', () => {
  const text = 'a~b_c\u0007;1;10\n012345678901234567890123456789x;1;10';
  expect(readTable(text, 'us').rows.map(({ name }) => name)).toEqual([
    'abc',
    '012345678901234567890123',
  ]);
});

test('any text is read: sixteen rows at most, each line read or named', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('1', '2,5', '1.5 ms', 'C', 'T (ms)', '', 'x'));
  const line = fc.array(cell, { maxLength: 7 });
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('\t', ';', ','), (lines, separator) => {
      const { rows, notes } = readTable(
        lines.map((cells) => cells.join(separator)).join('\n'),
        'us',
      );
      expect(rows.length).toBeLessThanOrEqual(16);
      expect(rows.length + notes.length).toBeGreaterThan(0);
      for (const { c_us, d_us } of rows) expect(Math.min(c_us, d_us)).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});
