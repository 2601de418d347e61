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
  test('groups thousands beside decimal points, in each language', () => {
    expect(timesOf('a\t0.5\t1,000')).toEqual([[0.5, 1000, 1000]]);
    expect(timesOf('a\t0.5\t1,000', 'us', 'de')).toEqual([[0.5, 1000, 1000]]);
  });
});

describe('a point', () => {
  test.each(['en', 'de'])('groups thousands beside decimal commas (%s)', (locale) => {
    const text = 'adc;12,5;100;80\nctl;300;1.000;1.000\nlog;2.500;20.000;20.000';
    expect(timesOf(text, 'us', locale)).toEqual([
      [12.5, 100, 80],
      [300, 1000, 1000],
      [2500, 20_000, 20_000],
    ]);
    expect(timesOf('A\t1.234,5\t10.000', 'us', locale)).toEqual([[1234.5, 10_000, 10_000]]);
    expect(timesOf('A\t1\t1.000.000\t10.000', 'us', locale)).toEqual([[1, 1e6, 10_000]]);
  });
  test.each(['en', 'de'])('beside commas that may group as well says nothing (%s)', (locale) => {
    const read = (text: string) => readTable(text, 'us', { locale, nameOf: String });
    expect(read('a;1;9\nb;1,000;9.000\nc;2;100')).toMatchObject({
      rows: [{ t_us: 9 }, { t_us: 100 }],
      notes: [[2, 'unclear']],
    });
    expect(read('a;1;9\nb;1,000;9.000\nc;12,5;100').notes).toEqual([]);
    expect(read('a;1;9\nb;1,000;9.000\nc;12,5;100\nd;12.5;100')).toMatchObject({
      rows: [{ c_us: 1 }, { c_us: 12.5 }, { c_us: 12.5 }],
      notes: [[2, 'unclear']],
    });
  });
  test('of a name shows nothing', () => {
    expect(timesOf('2.45 GHz\t1,5\t1.000')).toEqual([[1.5, 1000, 1000]]);
  });
});

/** Times as a spreadsheet shows them, in whole tenths of a microsecond. */
const anyTenths = fc.integer({ min: 10, max: 99_999_999 });
const written = (tenths: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(tenths / 10);

test('a table in which one number shows the decimal sign is read alike on every page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyTenths, anyTenths), { minLength: 1, maxLength: 8 }),
      fc.constantFrom('en', 'de', 'ja', 'tr'),
      fc.constantFrom('en', 'de', 'es', 'tr', 'bn'),
      (times, source, page) => {
        const all = [[15, 10_005] as const, ...times];
        const text = all.map((row) => ['a', ...row.map((each) => written(each, source))].join(';'));
        expect(timesOf(text.join('\n'), 'us', page).map((row) => row.slice(0, 2))).toEqual(
          all.map((row) => row.map((each) => each / 10)),
        );
      },
    ),
  );
});

describe('a table from a document', () => {
  const times = [
    [12.5, 100, 80],
    [3, 1000, 1000],
  ];
  test.each([
    [
      'Markdown',
      '| Task | C | T | D |\n|---|--:|:-:|---|\n| adc | 12.5 | 100 | 80 |\n| b | 3 | 1000 | |',
    ],
    [
      'Markdown without outer bars',
      'Task | C | T | D\n--- | --- | --- | ---\nadc | 12.5 | 100 | 80\nb | 3 | 1000 | -',
    ],
    ['Markdown without headings', '| adc | 12.5 | 100 | 80 |\n| b | 3 | 1000 | – |'],
    ['quotes and semicolons', '"adc";"12,5";"100";"80"\n"b";"3";"1000";"n/a"'],
    ['quotes and commas', '"adc","12,5","100","80"\n"b, c","3","1000",'],
    ['dashes', 'adc\t12.5\t100\t80\t-\t–\nb\t3\t1000\t-\t-\t-'],
  ])('%s', (_, text) => {
    expect(timesOf(text)).toEqual(times);
    expect(readTable(text, 'us').notes).toEqual([]);
  });
  test('marks of direction are no part of a name', () => {
    expect(readTable('\u202ename\u2067,3,10', 'us').rows[0]?.name).toBe('name');
  });
  test('its quotes are no part of a name', () => {
    expect(readTable('"a ""b"", c","3","10"', 'us').rows[0]?.name).toBe('a "b", c');
    expect(readTable('5" disk,3,10', 'us').rows[0]?.name).toBe('5" disk');
    expect(readTable('"disk,3,10', 'us').rows[0]?.name).toBe('"disk');
  });
});

describe('a first column that counts the rows', () => {
  test('is none of execution times', () => {
    expect(timesOf('1;18;50\n2;60;500\n3;120;1000')).toEqual([
      [18, 50, 50],
      [60, 500, 500],
      [120, 1000, 1000],
    ]);
    expect(timesOf('1\tadc\t18\t50\n2\tbus\t60\t500')).toEqual([
      [18, 50, 50],
      [60, 500, 500],
    ]);
  });
  test('is one where periods and deadlines stand beside it', () => {
    expect(timesOf('1;4;4\n2;6;6\n3;10;10')).toEqual([
      [1, 4, 4],
      [2, 6, 6],
      [3, 10, 10],
    ]);
    expect(timesOf('1;4\n2;6')).toEqual([
      [1, 4, 4],
      [2, 6, 6],
    ]);
  });
});

test('headings may be words of a phrase, and end in their unit', () => {
  expect(timesOf('Task name;Execution time [ms];period_us\na;1;2000')).toEqual([
    [1000, 2000, 2000],
  ]);
});

test.each(['C / ms', 'C/ms', 'WCET in ms', 'WCET, ms', 'Execution (msec)', 'Ci [ms]'])(
  'the unit of the heading %s holds for its column',
  (heading) => {
    expect(timesOf(`Task\t${heading}\tPeriod (ms)\nctl\t0.12\t1`)).toEqual([[120, 1000, 1000]]);
  },
);

test('a cell of a spreadsheet may have a line break', () => {
  const text = 'Task\t"Execution\n(ms)"\t"Period\r\n(ms)"\r\n"current\nloop"\t0.12\t1\nx\ty\tz';
  const { rows, notes } = readTable(text, 'us');
  expect(rows).toMatchObject([{ name: 'current loop', c_us: 120, t_us: 1000 }]);
  expect(notes).toEqual([[3, 'unreadable']]);
});

test('texts under an unknown first heading are names, and numbers are not', () => {
  const namesOf = (text: string) => readTable(text, 'us').rows.map(({ name }) => name);
  expect(namesOf('Aufgabe\tC\tT\nStrom\t1\t10')).toEqual(['Strom']);
  expect(namesOf('Prio\tC\tT\n1\t1\t10\n2\t2\t20')).toEqual(['row 1', 'row 2']);
  expect(namesOf('Core\tTask\tC\tT\nM7\tStrom\t1\t10')).toEqual(['Strom']);
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
