import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySettingOf } from '../../tests/support/randomSettings.ts';
import { calculations } from './all.ts';
import { counted, curveCsv, fileName, type Part, valuesCsv } from './csv.ts';
import { type Calculation, defaultSetting, withPreset } from './definition.ts';
import { filter } from './filter/definition.ts';
import type { Setting } from './input.ts';
import { queue } from './queue/definition.ts';
import { schedule } from './schedule/definition.ts';
import { synchroniser } from './synchroniser/definition.ts';
import { withKept } from './withKept.ts';

const head = {
  title: 'Say "so", twice\nor not',
  date: '2026-11-19',
  address: 'https://a.example/',
};

/** As RFC 4180 has it, and nothing that it does not allow: each row has as many fields as the first. */
function parsed(text: string): string[][] {
  if (!text.endsWith('\n') || /\r|\ufeff/.test(text)) throw new Error('lines end in LF');
  const lines = text.slice(0, -1).split('\n');
  const rows = lines.slice(lines.findIndex((line) => !line.startsWith('# '))).map((line) => {
    if (!/^(?:[^",]*|"(?:[^"]|"")*")(?:,(?:[^",]*|"(?:[^"]|"")*"))*$/.test(line))
      throw new Error(`no row: ${line}`);
    return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    );
  });
  for (const row of rows)
    if (row.length !== rows[0]?.length) throw new Error(`${row.length} fields: ${row}`);
  return rows;
}

const partOf = (calculation: Calculation, setting: Setting): Part => ({
  setting,
  computed: calculation.compute(setting),
  names: calculation.name === 'schedule' ? ['"a", b'] : [],
});

describe.each(
  calculations.filter(({ isLong }) => !isLong).map((each) => [each.name, each] as const),
)('[55] %s', (_, calculation) => {
  test('whatever is set, its files open, and their cells are numbers or empty', () => {
    const any = anySettingOf(calculation).map((setting) => partOf(calculation, setting));
    fc.assert(
      fc.property(any, any, (part, a) => {
        const [own, other] = [part, a].map((each) => calculation.draw(each.setting, each.computed));
        if (!own || !other) return;
        const both = own.kind === 'plot' && other.kind === 'plot' ? withKept(own, other) : null;
        const [heads, ...points] = parsed(curveCsv(calculation, part, both ?? own, head));
        const named = heads?.indexOf('name');
        for (const cell of points.flatMap((row) => row.filter((_, at) => at !== named)))
          expect(cell === '' || Number.isFinite(Number(cell))).toBe(true);
        const [, ...values] = parsed(valuesCsv(calculation, part, a, head));
        expect(values.length).toBeGreaterThanOrEqual(
          calculation.inputs.length + calculation.listed.length,
        );
      }),
      { numRuns: 40 },
    );
  });
});

const usual = partOf(queue, defaultSetting(queue));
const curve = queue.draw(usual.setting, usual.computed);

test('[55] the names of the columns end in their units', () => {
  const [names] = parsed(curveCsv(queue, usual, curve, head));
  expect(names).toEqual(['rate_per_s', 'wait_ms', 'roundRobin_ms', 'lost_ms', 'answer_ms']);
});

test.each([
  [filter, ['f_MHz', 'exact_dB', 'rounded_dB']],
  // Of all units, as a power of ten of years.
  [synchroniser, ['fc_MHz', 'all_flipflops2_lg_y', 'all_flipflops3_lg_y', 'all_flipflops4_lg_y']],
] as const)('[55] a column is named after what stands in it: $0.name', (calculation, expected) => {
  const part = partOf(calculation, defaultSetting(calculation));
  const [names] = parsed(
    curveCsv(calculation, part, calculation.draw(part.setting, part.computed), head),
  );
  expect(names).toEqual(expected);
});

test('[55] with A its line is a column of its own', () => {
  const both = curve.kind === 'plot' ? withKept(curve, curve) : null;
  const [names] = parsed(curveCsv(queue, usual, both ?? curve, head));
  expect(names).toContain('answer_ms_A');
});

test('[55] all values stand in a file of their own, those of A beside them', () => {
  const kept = partOf(queue, withPreset(defaultSetting(queue), { values: { s_ms: 40 } }));
  const rows = parsed(valuesCsv(queue, usual, kept, head));
  expect(rows[0]).toEqual(['name', 'key', 'unit', 'B', 'A']);
  expect(rows).toContainEqual(['s_ms', 's', 'ms', '50', '40']);
  const [, , , ...answers] = rows.find(([name]) => name === 'answerQ_ms') ?? [];
  expect(answers).toEqual(['245.424', '186.667']);
});

test('[55] each task has its name and its results in both files', () => {
  const setting = withPreset(defaultSetting(schedule), { values: { k_pc: 140 } });
  const part = { ...partOf(schedule, setting), names: ['one', 'two', 'three', 'four'] };
  const values = parsed(valuesCsv(schedule, part, null, head));
  const { R_us, slack_us, sureFactor_row } = part.computed.values;
  const six = (all: unknown, at: number) => {
    const value: unknown = Array.isArray(all) ? all[at] : null;
    return typeof value === 'number' ? String(Number(value.toPrecision(6))) : '';
  };
  part.names.forEach((name, at) => {
    const row = `tasks[${at + 1}]`;
    expect(values).toContainEqual([`${row}.name`, '', '', name]);
    expect(values).toContainEqual([`${row}.response`, '', 'µs', six(R_us, at)]);
    expect(values).toContainEqual([`${row}.slack`, '', 'µs', six(slack_us, at)]);
    expect(values).toContainEqual([`${row}.factor`, '', 'share', six(sureFactor_row, at)]);
  });
  const drawn = parsed(curveCsv(schedule, part, schedule.draw(setting, part.computed), head));
  expect(drawn.map((row) => row.slice(0, 2))).toEqual([
    ['task', 'name'],
    ...part.names.map((name, at) => [String(at + 1), name]),
  ]);
});

test('a name of a link is no formula of a spreadsheet', () => {
  const setting = defaultSetting(schedule);
  const part = { ...partOf(schedule, setting), names: ['=1+1', '@a', '-b, c', 'd=e'] };
  const [, ...drawn] = parsed(
    curveCsv(schedule, part, schedule.draw(setting, part.computed), head),
  );
  expect(drawn.map((row) => row[1])).toEqual(["'=1+1", "'@a", "'-b, c", 'd=e']);
  expect(valuesCsv(schedule, part, null, head)).toContain(",'=1+1\n");
});

test.each([
  ['246\u00a0ms', 'custom-software-246-ms.csv'],
  ['1.2\u00a0µs', 'custom-software-1.2-us.csv'],
  ['3.4\u00a0×\u00a010^{22} years', 'custom-software-3.4e22-years.csv'],
  ['10^{−7} years', 'custom-software-1e-7-years.csv'],
  [counted('5', 'slices'), 'custom-software-5-slices.csv'],
  [counted('1.2 µs', 'wait'), 'custom-software-1.2-us.csv'],
  ['', 'custom-software.csv'],
])('[55] a file with the headline %s is named %s', (headline, name) => {
  expect(fileName('custom-software', headline, 'csv')).toBe(name);
});

test('[55] each line of a drawing has a name in its file, and no two have the same', () => {
  for (const calculation of calculations) {
    const part = partOf(calculation, defaultSetting(calculation));
    const drawn = calculation.draw(part.setting, part.computed);
    const [names = []] = parsed(curveCsv(calculation, part, drawn, head));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /^(main|thin|dashed)(_|$)/.test(name))).toEqual([]);
  }
});
