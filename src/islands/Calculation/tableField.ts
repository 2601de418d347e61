import { cleanName } from '../../calculations/cleanName.ts';
import type { Column, Row, Rows, Setting, Table } from '../../calculations/input.ts';

/** A cell of a table: a field with a unit and a range, or the name of a row. */
export interface Cell {
  readonly table: Table;
  readonly row: number;
  /** `null`: the name of the row. */
  readonly column: Column | null;
}

const NAME = 'name';

/** The name of its field: `tasks 0 c_us`. */
export const cellId = ({ name }: Table, row: number, column: Column | null) =>
  `${name} ${row} ${column?.key ?? NAME}`;

export function cellOf(tables: readonly Table[], id: string): Cell | undefined {
  const [name, row, key] = id.split(' ');
  const table = tables.find((each) => each.name === name);
  if (!table) return undefined;
  const column = table.columns.find((each) => each.key === key) ?? null;
  return column || key === NAME ? { table, row: Number(row), column } : undefined;
}

const withRows = ({ values, tables }: Setting, { name }: Table, rows: Rows): Setting => ({
  values,
  tables: { ...tables, [name]: rows },
});

const rowsOf = ({ tables }: Setting, { name, default: usual }: Table) => tables[name] ?? usual;

/** Rows that a preset names keep its names when one of them changes. */
export function withPresetNames(
  setting: Setting,
  table: Table,
  presetNames: readonly string[] | undefined,
): Setting {
  if (!presetNames) return setting;
  const rows = rowsOf(setting, table).map((each, index) =>
    each[NAME] === '' ? { ...each, [NAME]: cleanName(presetNames[index] ?? '') } : each,
  );
  return withRows(setting, table, rows);
}

/** A cell changes no other: what does not fit is what the result tells. */
export function withCell(setting: Setting, { table, row, column }: Cell, value: number | string) {
  const key = column?.key ?? NAME;
  const rows = rowsOf(setting, table).map((each, index) =>
    index === row ? { ...each, [key]: typeof value === 'string' ? cleanName(value) : value } : each,
  );
  return withRows(setting, table, rows);
}

const newRow = ({ columns, named }: Table): Row => ({
  ...(named && { [NAME]: '' }),
  ...Object.fromEntries(columns.map((column) => [column.key, column.default])),
});

export function withRowAdded(setting: Setting, table: Table): Setting {
  const rows = rowsOf(setting, table);
  return rows.length < table.most ? withRows(setting, table, [...rows, newRow(table)]) : setting;
}

export function withoutRow(setting: Setting, table: Table, row: number): Setting {
  const rows = rowsOf(setting, table);
  return rows.length > table.least
    ? withRows(
        setting,
        table,
        rows.filter((_, index) => index !== row),
      )
    : setting;
}

/** One place up or down. */
export function withRowMoved(setting: Setting, table: Table, row: number, by: 1 | -1): Setting {
  const rows = [...rowsOf(setting, table)];
  const [moved] = rows.splice(row, 1);
  if (!moved || row + by < 0 || row + by > rows.length) return setting;
  rows.splice(row + by, 0, moved);
  return withRows(setting, table, rows);
}

/** Rows of equal rank stay in the order that they are in. */
export function withRowsSorted(setting: Setting, table: Table, key: string): Setting {
  const sort = table.sorts?.find((each) => each.key === key);
  if (!sort) return setting;
  const rank = (row: Row) => Number(row[sort.by]) - Number(sort.less ? row[sort.less] : 0);
  const rows = rowsOf(setting, table).toSorted((one, other) => rank(one) - rank(other));
  return withRows(setting, table, rows);
}

/** Rows that were pasted take the place of all. */
export const withTable = withRows;
