/** How the values of a calculation are set: numbers on rules and in fields, and tables. */

/** `edgeTo`: a step is a part of the way to the other edge of a band. */
export type Variation = 'ratio' | 'level' | 'whole' | 'odds' | 'none' | { readonly edgeTo: string };

/** On a rule (with a field), or as one of the held values, which a preset sets. */
type Role = 'moved' | 'held';

export interface Input {
  /** As in the vectors: `fc_MHz`. */
  readonly name: string;
  /** Its key in the address, where the part of its name before the underscore is taken. */
  readonly key?: string;
  /** Shown after the number; empty for a plain count. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** 'log0' is a logarithmic rule whose first step is 0; `from` is its second. */
  readonly scale: 'linear' | 'log' | 'log0';
  /** Linear: the step of the rule. Logarithmic: steps a decade. */
  readonly step: number;
  readonly from?: number;
  readonly default: number;
  readonly role: Role;
  /** Only whole numbers. */
  readonly whole?: true;
  /** 0 and 1 are no and yes. */
  readonly flag?: true;
  /** The only values there are; `named`: each has a word instead of its number. */
  readonly list?: readonly number[];
  readonly named?: true;
  /** The rule ends at a share of another input, and its steps and ticks follow from that; the field takes the whole range. */
  readonly upTo?: { readonly input: string; readonly share: number };
  /** What one step of it is for "What moves it most", where that does not follow from its kind. */
  readonly varied?: Variation;
  /** Numbers on the rule. */
  readonly ticks?: readonly number[];
  /** Distance of the small ticks of a linear rule. */
  readonly minor?: number;
}

export interface Column {
  /** `c_us` */
  readonly key: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** Of a row that is added, and where a link leaves it out. */
  readonly default: number;
  /** For "What moves it most": all of its cells at once, or cell by cell. */
  readonly varied?: 'ratio' | 'level' | 'cells';
}

export interface Row {
  readonly [column: string]: number | string;
}
export type Rows = readonly Row[];

/** A list that the visitor types or pastes: the tasks of a schedule, the phase noise of a clock. */
export interface Table {
  readonly name: string;
  /** Its rows have names, which the visitor types; an empty one is that of the preset, or a number. */
  readonly named?: true;
  /** Rows at most and at least. */
  readonly most: number;
  readonly least: number;
  readonly columns: readonly Column[];
  /** Orders that a press gives it: the smallest of a column first, or of a column less another. */
  readonly sorts?: readonly {
    readonly key: string;
    readonly by: string;
    readonly less?: string;
  }[];
  readonly default: Rows;
}

export type Values = Readonly<Record<string, number>>;
type Tables = Readonly<Record<string, Rows>>;

/** Everything that a visitor has set. */
export interface Setting {
  readonly values: Values;
  readonly tables: Tables;
}

export interface Preset {
  readonly key: string;
  readonly values: Values;
  readonly tables?: Tables;
}

/** A state at the edge of a model, from the defaults: tests and golden drawings show it. */
export interface Edge extends Pick<Preset, 'values' | 'tables'> {
  readonly name: string;
}
