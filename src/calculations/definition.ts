import type { Curve } from './curve.ts';
import type { Input, Preset, Setting, Table, Values } from './input.ts';
import type { Telling, Tellings } from './told.ts';

/**
 * A calculation as page, build and check see it: without the types of its own names. `defineCalculation` makes it of one
 * whose names are all checked.
 */

type OutputValue = number | string | boolean | null;
type Output = OutputValue | readonly OutputValue[];
type Outputs = Readonly<Record<string, Output>>;

/** Plain data, so that a worker can send it. */
export interface Computed {
  readonly values: Outputs;
  readonly warnings: readonly string[];
}

/**
 * What a sentence names beside inputs and outputs. A list of numbers is a list of rows, which are said by name; a list of
 * keys is a list of sentences that are its parts.
 */
export type Filling = Readonly<
  Record<string, number | string | null | undefined | readonly number[] | readonly string[]>
>;

/** A sentence by its key, with numbers of its own where it is said more than once. */
export type Said = string | readonly [sentence: string, numbers: Filling];

/** Which sentences say the result; their words are content. */
interface Statement {
  readonly answer: readonly Said[];
  /** One paragraph each. */
  readonly facts: readonly (readonly Said[])[];
  /** The result in a few words, for the table of presets. */
  readonly summary: readonly Said[];
  readonly numbers?: Filling | undefined;
}

/** How the same output of two settings is compared. */
export type Difference = 'factor' | 'difference' | 'points' | 'powers';

export interface Compared {
  readonly output: string;
  readonly difference: Difference;
}

/**
 * The number whose change tells which input moves the result most: for 'per cent' and 'odds' it is a natural logarithm,
 * for 'powers' one to the base of ten, for 'points' a share.
 */
export type Change = 'per cent' | 'points' | 'bits' | 'powers' | 'odds';

interface Headline {
  readonly of: (setting: Setting) => number | null;
  /** The same of what is computed already. */
  readonly from: (setting: Setting, computed: Computed) => number | null;
  readonly change: Change;
}

/** A table that stands under the drawing, with results of each row. */
interface ResultTable {
  readonly table: string;
  /** Keys of the results' columns. */
  readonly columns: readonly string[];
  /** The output of each column, unrounded, for files: a value of each row. */
  readonly outputs: readonly string[];
  /** One for each column: a sentence, a number by its name with those that it stands beside, or nothing. */
  readonly say: (setting: Setting, computed: Computed, row: number) => readonly (Said | Filling)[];
}

export interface Calculation {
  /** Of its folder, its words and its page's code: 'queue'. */
  readonly name: string;
  /** The service whose page shows it. */
  readonly service: string;
  /** Of the formula: links of another version say so. */
  readonly version: number;
  readonly inputs: readonly Input[];
  readonly tables: readonly Table[];
  readonly presets: readonly Preset[];
  /** How outputs and other numbers of the sentences are told. */
  readonly told: Tellings;
  /** Outputs that print, copies and comparisons list, each with words. */
  readonly listed: readonly string[];
  /** Outputs that are words, and lists of rows, are none of these. */
  readonly numbers: readonly string[];
  readonly warnings: readonly string[];
  /** Those that are explained under the drawing; the others are what sentences choose by. */
  readonly explained: readonly string[];
  readonly sentences: readonly string[];
  readonly labels: readonly string[];
  /** What is said about a link of another version. */
  readonly notices: readonly string[];
  readonly compared: readonly Compared[];
  readonly resultTable: ResultTable | null;
  /** Computing takes longer than a frame: a worker does it. */
  readonly isLong: boolean;
  readonly headline: Headline;
  readonly compute: (setting: Setting) => Computed;
  /** `row`: the row of the table that the visitor asks for, from 0. */
  readonly draw: (setting: Setting, computed: Computed, row?: number) => Curve;
  readonly say: (setting: Setting, computed: Computed) => Statement;
  /** Inputs that a paste of as many whole numbers sets, in their order, and what is set with them. */
  readonly pasted: { readonly inputs: readonly string[]; readonly values: Values } | null;
  /** Reads a link of an older version as one of this. */
  readonly upgrade: (query: URLSearchParams) => Upgraded;
  /** What inputs show, and cannot be moved from, while others decide; `null`: nothing. */
  readonly shownInstead: (setting: Setting) => ShownInstead;
}

type ShownInstead = Readonly<Record<string, number | null | undefined>>;

export interface Upgraded {
  readonly query: URLSearchParams;
  /** Keys of notices. */
  readonly notices: readonly string[];
}

/** A plain fact, where nothing else is declared. */
export const PLAIN: Telling = { unit: '', side: 'near' };

export const defaultSetting = ({
  inputs,
  tables,
}: Pick<Calculation, 'inputs' | 'tables'>): Setting => ({
  values: Object.fromEntries(inputs.map((input) => [input.name, input.default])),
  tables: Object.fromEntries(tables.map((table) => [table.name, table.default])),
});

export const withPreset = (
  { values, tables }: Setting,
  preset: Pick<Preset, 'values' | 'tables'>,
): Setting => ({
  values: { ...values, ...preset.values },
  tables: { ...tables, ...preset.tables },
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The preset that is set; undefined after any other change. */
export const presetOf = ({ presets }: Calculation, { values, tables }: Setting) =>
  presets.find(
    (preset) =>
      Object.entries(preset.values).every(([name, value]) => values[name] === value) &&
      Object.entries(preset.tables ?? {}).every(([name, rows]) => isSame(rows, tables[name])),
  );

/** The preset whose rows are set: they keep its names when only a rule is moved. */
export const presetOfTable = ({ presets }: Calculation, { tables }: Setting, name: string) =>
  presets.find((preset) => preset.tables?.[name] && isSame(preset.tables[name], tables[name]));
