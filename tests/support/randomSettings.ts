import fc from 'fast-check';
import type { Calculation } from '../../src/calculations/definition.ts';
import type { Row, Setting, Table } from '../../src/calculations/input.ts';
import { anyInputs, anyRows } from './randomInputs.ts';

const rowsOf = (table: Table): fc.Arbitrary<Row[]> =>
  anyRows(table, table.least).map((rows) =>
    rows.map(({ name, ...cells }) => (table.named ? { name, ...cells } : cells)),
  );

/** Anything that a visitor can set, in calculations of the typed floor. */
export const anySettingOf = ({ inputs, tables }: Calculation): fc.Arbitrary<Setting> =>
  fc.record({
    values: anyInputs(inputs),
    tables: fc.record(Object.fromEntries(tables.map((table) => [table.name, rowsOf(table)]))),
  });
