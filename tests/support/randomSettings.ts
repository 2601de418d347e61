import fc from 'fast-check';
import { clamp } from '../../src/calculations/address.ts';
import type { Calculation } from '../../src/calculations/definition.ts';
import type { Input, Row, Setting, Table } from '../../src/calculations/input.ts';
import { ruleEnd } from '../../src/calculations/scaleSteps.ts';
import { anyInputs, anyRows } from './randomInputs.ts';

const MOSTLY = 0.95;

const rowsOf = (table: Table): fc.Arbitrary<Row[]> =>
  anyRows(table, table.least).map((rows) =>
    rows.map(({ name, ...cells }) => (table.named ? { name, ...cells } : cells)),
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
