import { clamp, type Notice, type ReadQuery } from '../../calculations/address.ts';
import { type Calculation, presetOfTable, withPreset } from '../../calculations/definition.ts';
import type { Column, Input, Rows, Setting, Table } from '../../calculations/input.ts';
import { readCounts } from '../../calculations/readCounts.ts';
import { readNumber } from '../../calculations/readNumber.ts';
import {
  type Cell,
  cellOf,
  withCell,
  withoutRow,
  withPresetNames,
  withRowAdded,
  withRowMoved,
  withRowsSorted,
  withTable,
} from './tableField.ts';

export interface CalculationState {
  readonly setting: Setting;
  /** The setting that was kept, with which this one is compared. */
  readonly a: Setting | null;
  /** What is being typed into one field; the others show their values. */
  readonly typed: {
    readonly name: string;
    readonly text: string;
    /** What was set before, and is again when the text is no number. */
    readonly before: Setting;
  } | null;
  /** The row that was moved, where it is now. */
  readonly moved: { readonly table: string; readonly row: number } | null;
  /** The row of the result table that is asked for; `null`: the drawing has the one that matters most. */
  readonly row: number | null;
  /** What of the address, or of what was typed, could not be taken as it is. */
  readonly notices: readonly Notice[];
  /**
   * Counts changes by the visitor, refused ones too: after the first the address is written, and the result is announced
   * with its notices.
   */
  readonly changes: number;
}

export type CalculationEvent =
  | { type: 'moved'; name: string; value: number }
  | { type: 'typed'; name: string; text: string }
  | { type: 'pasted'; text: string }
  | { type: 'left' }
  | { type: 'preset'; key: string }
  | { type: 'rowAdded'; table: string }
  | { type: 'rowRemoved'; table: string; row: number }
  | { type: 'rowMoved'; table: string; row: number; by: 1 | -1 }
  | { type: 'rowsSorted'; table: string; key: string }
  | { type: 'rowsReplaced'; table: string; rows: Rows }
  | { type: 'rowShown'; row: number }
  | { type: 'kept' }
  | { type: 'swapped' }
  | { type: 'dropped' }
  | ({ type: 'addressRead' } & ReadQuery);

export const initialState = (setting: Setting): CalculationState => ({
  setting,
  a: null,
  typed: null,
  moved: null,
  row: null,
  notices: [],
  changes: 0,
});

const withValue = ({ values, tables }: Setting, name: string, value: number): Setting => ({
  values: { ...values, [name]: value },
  tables,
});

const inputOf = ({ inputs }: Calculation, name: string): Input | undefined =>
  inputs.find((input) => input.name === name);

/** What takes a number: an input, or a cell of a table. */
function numberField(
  calculation: Calculation,
  name: string,
): { readonly range: Input | Column; readonly cell?: Cell } | undefined {
  const input = inputOf(calculation, name);
  if (input) return { range: input };
  const cell = cellOf(calculation.tables, name);
  return cell?.column ? { range: cell.column, cell } : undefined;
}

/** Words of the presets: names of their rows. */
type PresetWords = Readonly<Record<string, { readonly rows?: readonly string[] | undefined }>>;

export const calculationReducer =
  (calculation: Calculation, locale: string, presetWords: PresetWords = {}) =>
  (state: CalculationState, event: CalculationEvent): CalculationState => {
    const changed = (setting: Setting, more: Partial<CalculationState> = {}): CalculationState => ({
      ...state,
      typed: null,
      moved: null,
      notices: [],
      ...more,
      setting,
      changes: state.changes + 1,
    });
    const namesFor = (setting: Setting, { name }: Table) =>
      presetWords[presetOfTable(calculation, setting, name)?.key ?? '']?.rows;
    /** The rows change, and with them what the drawing shows of them. */
    const changedRows = (
      name: string,
      change: (setting: Setting, table: Table) => Setting,
      more: Partial<CalculationState> = {},
    ): CalculationState => {
      const table = calculation.tables.find((each) => each.name === name);
      if (!table) return state;
      const named = withPresetNames(state.setting, table, namesFor(state.setting, table));
      return changed(change(named, table), { row: null, ...more });
    };
    const withNamedCell = (setting: Setting, cell: Cell, value: number | string) =>
      withCell(withPresetNames(setting, cell.table, namesFor(setting, cell.table)), cell, value);
    switch (event.type) {
      case 'moved': {
        const input = inputOf(calculation, event.name);
        return input
          ? changed(withValue(state.setting, event.name, clamp(input, event.value)))
          : state;
      }
      case 'typed': {
        const { name, text } = event;
        const before = state.typed?.name === name ? state.typed.before : state.setting;
        const typed = { name, text, before };
        const named = cellOf(calculation.tables, name);
        if (named && !named.column) return changed(withNamedCell(before, named, text), { typed });
        const field = numberField(calculation, name);
        const number = field ? readNumber(text, field.range.unit, locale) : null;
        // The text was a number before, as "5" of "5x": neither its value may stay nor what was said about it.
        if (!field || number === null) return { ...state, typed, setting: before, notices: [] };
        const used = clamp(field.range, number);
        const notices: Notice[] =
          used === number ? [] : [{ kind: 'clamped', name, asked: text.trim(), used }];
        const setting = field.cell
          ? withNamedCell(before, field.cell, used)
          : withValue(before, name, used);
        return changed(setting, { typed, notices });
      }
      case 'pasted': {
        const { pasted } = calculation;
        const numbers = pasted && readCounts(event.text, pasted.inputs.length, locale);
        if (!numbers) return state;
        const setting = numbers.reduce(
          (before, number, at) => {
            const input = inputOf(calculation, pasted.inputs[at] ?? '');
            return input ? withValue(before, input.name, clamp(input, number)) : before;
          },
          { ...state.setting, values: { ...state.setting.values, ...pasted.values } },
        );
        return changed(setting);
      }
      case 'left': {
        if (!state.typed) return state;
        const { name, text } = state.typed;
        const field = numberField(calculation, name);
        const isUnread =
          field && text.trim() !== '' && readNumber(text, field.range.unit, locale) === null;
        return isUnread
          ? changed(state.setting, { notices: [{ kind: 'unreadable', name, asked: text.trim() }] })
          : { ...state, typed: null };
      }
      case 'preset': {
        const preset = calculation.presets.find(({ key }) => key === event.key);
        return preset ? changed(withPreset(state.setting, preset), { row: null }) : state;
      }
      case 'rowAdded':
        return changedRows(event.table, withRowAdded);
      case 'rowRemoved':
        return changedRows(event.table, (setting, table) => withoutRow(setting, table, event.row));
      case 'rowMoved': {
        const { table, row, by } = event;
        const count = state.setting.tables[table]?.length ?? 0;
        const to = row + by;
        return to < 0 || to >= count
          ? state
          : changedRows(table, (setting, each) => withRowMoved(setting, each, row, by), {
              moved: { table, row: to },
            });
      }
      case 'rowsSorted':
        return changedRows(event.table, (setting, table) =>
          withRowsSorted(setting, table, event.key),
        );
      case 'rowsReplaced':
        return changedRows(event.table, (setting, table) => withTable(setting, table, event.rows));
      case 'rowShown':
        return { ...state, row: event.row };
      case 'kept':
        return changed(state.setting, { a: state.setting });
      case 'swapped':
        return state.a ? changed(state.a, { a: state.setting }) : state;
      case 'dropped':
        return changed(state.setting, { a: null });
      case 'addressRead':
        return { ...state, setting: event.setting, a: event.a, row: null, notices: event.notices };
    }
  };
