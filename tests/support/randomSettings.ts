import fc from 'fast-check';
import { clamp } from '../../src/calculations/address.ts';
import { cleanName } from '../../src/calculations/cleanName.ts';
import type { Calculation } from '../../src/calculations/definition.ts';
import type { Input, Row, Setting, Table } from '../../src/calculations/input.ts';
import { ruleEnd } from '../../src/calculations/scaleSteps.ts';
import { anyInside } from './filterInputs.ts';
import { anyInputs, anyRows, evenly as evenlyFrom } from './randomInputs.ts';

const MOSTLY = 0.95;

const anyName = fc.string({ unit: 'grapheme' }).map(cleanName);

const rowsOf = (table: Table): fc.Arbitrary<Row[]> =>
  fc
    .tuple(anyRows(table, table.least), fc.array(anyName, { minLength: table.most }))
    .map(([rows, names]) =>
      rows.map(({ name: _none, ...cells }, at) =>
        table.named ? { name: names[at] ?? '', ...cells } : cells,
      ),
    );

/** Where a rule ends by another input, most values lie on it. */
const onRules = (inputs: readonly Input[], values: Record<string, number>) =>
  Object.fromEntries(
    inputs.map((input) => {
      const value = values[input.name] ?? input.default;
      const end = ruleEnd(input, values);
      const share = (value - input.min) / (input.max - input.min);
      return [input.name, end === null || share > MOSTLY ? value : clamp(input, share * end)];
    }),
  );

/** Anything that a visitor can set, in calculations of the typed floor. */
export const anySettingOf = ({ inputs, tables }: Calculation): fc.Arbitrary<Setting> =>
  fc.record({
    values: anyInputs(inputs).map((values) => onRules(inputs, values)),
    tables: fc.record(Object.fromEntries(tables.map((table) => [table.name, rowsOf(table)]))),
  });

/** Rows whose work is a part of their period, and whose deadlines come before it: most of them are met. */
const tasksInTime = (rows: readonly Row[], uses: readonly number[]): Row[] =>
  rows.map((row, at) => {
    const [period, use] = [Number(row.t_us), (uses[at] ?? 0) / rows.length];
    return {
      ...row,
      c_us: Math.max(0.001, period * use),
      d_us: Math.max(0.001, period * (1 - use * (1 - use))),
      j_us: Math.min(Number(row.j_us), period * 0.05),
      b_us: Math.min(Number(row.b_us), period * 0.05),
    };
  });

/**
 * Evenly over the rules, without the small and the extreme values that fast-check prefers; and where most of these are
 * outside the model, as often settings inside it.
 */
export function likelySettingOf(calculation: Calculation): fc.Arbitrary<Setting> {
  const anything = anySettingOf(calculation);
  const evenly = fc.noBias(anything);
  if (calculation.name === 'filter') {
    const inside = fc.noBias(anyInside).map((values) => ({ values: { ...values }, tables: {} }));
    return fc.oneof(anything, inside, inside);
  }
  if (calculation.name === 'converter') {
    const withoutTable = evenly.map(({ values }) => ({ values, tables: { pn: [] } }));
    return fc.oneof(anything, evenly, withoutTable);
  }
  if (calculation.name !== 'schedule') return fc.oneof(anything, evenly, evenly);
  const shares = fc.array(evenlyFrom(0, 1), { minLength: 16 });
  const inTime = fc.tuple(evenly, fc.noBias(shares)).map(
    ([{ values, tables }, uses]): Setting => ({
      values: { ...values, b_us: Math.min(values.b_us ?? 0, 10), s_us: (values.s_us ?? 0) / 100 },
      tables: { tasks: tasksInTime(tables.tasks ?? [], uses) },
    }),
  );
  return fc.oneof(anything, inTime, inTime);
}
