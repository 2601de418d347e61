import type { Label, Plot, Timeline } from './curve.ts';
import type { Calculation, Change, Computed, Difference, Upgraded } from './definition.ts';
import type { Input, Row, Rows, Setting, Table } from './input.ts';
import type { Telling } from './told.ts';

/**
 * The typed floor: inputs, outputs, sentences and labels are declared once, and `compute`, `say` and `curve` can name
 * nothing else. A key that is spelt wrongly is red in the editor.
 */

/** Numbers of a row by column. */
export type RowOf<T extends Table> = {
  readonly [Key in T['columns'][number]['key']]: number;
} & (T extends { readonly named: true } ? { readonly name: string } : unknown);

type NumbersOf<I extends readonly Input[]> = { readonly [Name in I[number]['name']]: number };
type TablesOf<T extends readonly Table[]> = {
  readonly [Each in T[number] as Each['name']]: readonly RowOf<Each>[];
};
type InputValues<I extends readonly Input[], T extends readonly Table[]> = NumbersOf<I> &
  TablesOf<T>;

/** A number, and how it is told; it may have no value, or be a list. `listed`: print and copies have it, with words. */
interface NumberOutput extends Telling {
  readonly nullable?: true;
  readonly list?: true;
  readonly listed?: true;
}
/** One of these words. */
interface WordOutput {
  readonly words: readonly string[];
  readonly nullable?: true;
  readonly list?: true;
}
/** Yes or no. */
interface FlagOutput {
  readonly flag: true;
  readonly nullable?: true;
}
/** Places of rows in the table that has names, from 0. */
interface RowsOutput {
  readonly rows: true;
}
type OutputDeclaration = NumberOutput | WordOutput | FlagOutput | RowsOutput;
type OutputDeclarations = Readonly<Record<string, OutputDeclaration>>;

type OneOf<D> = D extends { readonly words: readonly (infer Word)[] }
  ? Word
  : D extends FlagOutput
    ? boolean
    : number;
type OrNull<D> = D extends { readonly nullable: true } ? OneOf<D> | null : OneOf<D>;
type OutputOf<D> = D extends RowsOutput
  ? readonly number[]
  : D extends { readonly list: true }
    ? readonly OrNull<D>[]
    : OrNull<D>;
type OutputValues<O extends OutputDeclarations> = {
  readonly [Name in keyof O]: OutputOf<O[Name]>;
};

/** Numbers that only sentences have; 'rows' are said by the names of rows, and 'sentences' as a list of parts. */
type NumberDeclaration = Telling | 'rows' | 'text' | 'sentences';
type NumberDeclarations = Readonly<Record<string, NumberDeclaration>>;
type NumberValues<S extends string, N extends NumberDeclarations> = {
  readonly [Name in keyof N]?: N[Name] extends 'rows'
    ? readonly number[]
    : N[Name] extends 'sentences'
      ? readonly S[]
      : N[Name] extends 'text'
        ? string
        : number | null;
};

type SaidOf<S extends string, N extends NumberDeclarations> = S | readonly [S, NumberValues<S, N>];
interface StatementOf<S extends string, N extends NumberDeclarations> {
  readonly answer: readonly SaidOf<S, N>[];
  readonly facts: readonly (readonly SaidOf<S, N>[])[];
  readonly summary: readonly SaidOf<S, N>[];
  readonly numbers?: NumberValues<S, N>;
}

type PlotOf<L extends string> = Omit<Plot, 'labels'> & {
  readonly labels: readonly (Label & { readonly key: L })[];
};

interface PresetOf<I extends readonly Input[], T extends readonly Table[]> {
  readonly key: string;
  readonly values: Partial<NumbersOf<I>>;
  readonly tables?: Partial<TablesOf<T>>;
}

export interface Spec<
  I extends readonly Input[],
  T extends readonly Table[],
  O extends OutputDeclarations,
  N extends NumberDeclarations,
  W extends readonly string[],
  S extends readonly string[],
  L extends readonly string[],
> {
  readonly name: string;
  readonly service: string;
  readonly version: number;
  readonly inputs: I;
  readonly tables: T;
  readonly presets: readonly PresetOf<NoInfer<I>, NoInfer<T>>[];
  readonly outputs: O;
  readonly numbers: N;
  readonly warnings: W;
  /** Those that are explained under the drawing; the others are what sentences choose by. */
  readonly explained: readonly NoInfer<W>[number][];
  readonly sentences: S;
  readonly labels: L;
  readonly notices?: readonly string[];
  /** Computing takes longer than a frame: a worker does it. */
  readonly isLong?: true;
  readonly compute: (inputs: InputValues<NoInfer<I>, NoInfer<T>>) => {
    readonly values: OutputValues<NoInfer<O>>;
    readonly warnings: readonly NoInfer<W>[number][];
  };
  readonly curve: (
    inputs: InputValues<NoInfer<I>, NoInfer<T>>,
    values: OutputValues<NoInfer<O>>,
    row?: number,
  ) => PlotOf<NoInfer<L>[number]> | Timeline;
  readonly say: (
    inputs: InputValues<NoInfer<I>, NoInfer<T>>,
    values: OutputValues<NoInfer<O>>,
    has: (warning: NoInfer<W>[number]) => boolean,
  ) => StatementOf<NoInfer<S>[number], NoInfer<N>>;
  /** A table that stands under the drawing, and what is said of each row, from 0. */
  readonly resultTable?: {
    readonly table: NoInfer<T>[number]['name'];
    readonly columns: readonly string[];
    readonly outputs: readonly (keyof NoInfer<O> & string)[];
    readonly say: (
      inputs: InputValues<NoInfer<I>, NoInfer<T>>,
      values: OutputValues<NoInfer<O>>,
      row: number,
    ) => readonly (
      | SaidOf<NoInfer<S>[number], NoInfer<N>>
      | NumberValues<NoInfer<S>[number], NoInfer<N>>
    )[];
  };
  /** Rows of the table in which two settings are compared. */
  readonly compared: readonly {
    readonly output: keyof NoInfer<O> & string;
    readonly difference: Difference;
  }[];
  /** What is watched while each input is moved a little, unclipped and unrounded; `null` outside the model. */
  readonly headline: (
    values: OutputValues<NoInfer<O>>,
    inputs: InputValues<NoInfer<I>, NoInfer<T>>,
  ) => number | null;
  readonly change: Change;
  readonly upgrade?: (query: URLSearchParams) => Upgraded;
  /** Inputs that a paste of as many whole numbers sets, in their order, and what is set with them. */
  readonly pasted?: {
    readonly inputs: readonly NoInfer<I>[number]['name'][];
    readonly values: Partial<NumbersOf<NoInfer<I>>>;
  };
  /** What rules show, and cannot be moved from, while other inputs decide; `null` where these give none. */
  readonly shownInstead?: (
    inputs: InputValues<NoInfer<I>, NoInfer<T>>,
  ) => Partial<Readonly<Record<NoInfer<I>[number]['name'], number | null>>>;
}

const isNumber = (declaration: OutputDeclaration): declaration is NumberOutput =>
  'side' in declaration;

const isRow = (row: Row, { columns, named }: Table) =>
  columns.every(({ key }) => typeof row[key] === 'number') &&
  (!named || typeof row.name === 'string');

/** Whether a setting has all that is declared; the one place where erased names get their types back. */
function hasInputs<const I extends readonly Input[], const T extends readonly Table[]>(
  values: unknown,
  inputs: I,
  tables: T,
): values is InputValues<I, T> {
  const all = new Map(Object.entries(values ?? {}));
  return (
    inputs.every(({ name }) => typeof all.get(name) === 'number') &&
    tables.every((table) => {
      const rows: unknown = all.get(table.name);
      return Array.isArray(rows) && rows.every((row) => isRow(row, table));
    })
  );
}

const hasKind = (value: unknown, declaration: OutputDeclaration): boolean => {
  if (value === null) return 'nullable' in declaration && declaration.nullable === true;
  if ('rows' in declaration) return typeof value === 'number';
  if ('words' in declaration) return typeof value === 'string' && declaration.words.includes(value);
  return typeof value === ('flag' in declaration ? 'boolean' : 'number');
};

/** The same for results, which a worker may have sent. */
function hasOutputs<const O extends OutputDeclarations>(
  values: unknown,
  outputs: O,
): values is OutputValues<O> {
  const all = new Map(Object.entries(values ?? {}));
  return Object.entries(outputs).every(([name, declaration]) => {
    const value: unknown = all.get(name);
    const isList = 'rows' in declaration || ('list' in declaration && declaration.list === true);
    return isList
      ? Array.isArray(value) && value.every((each) => hasKind(each, declaration))
      : hasKind(value, declaration);
  });
}

/** A preset names only what it sets. */
const given = (values: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );

function tablesIn(preset: object): Record<string, Rows> {
  const all: [string, unknown][] = Object.entries(preset);
  return Object.fromEntries(
    all.filter((entry): entry is [string, Row[]] => Array.isArray(entry[1])),
  );
}

const NONE: readonly string[] = [];
const asItIs = (query: URLSearchParams): Upgraded => ({ query, notices: NONE });

export function defineCalculation<
  const I extends readonly Input[],
  const T extends readonly Table[],
  const O extends OutputDeclarations,
  const N extends NumberDeclarations,
  const W extends readonly string[],
  const S extends readonly string[],
  const L extends readonly string[],
>(spec: Spec<I, T, O, N, W, S, L>): Calculation {
  const { inputs, tables, outputs, numbers, warnings, sentences, labels } = spec;
  const declared = Object.entries<OutputDeclaration>(outputs);
  const extra = Object.entries<NumberDeclaration>(numbers);

  const wrong = () => new Error(`${spec.name}: expected the values of this calculation`);
  function typedInputs(setting: Setting): InputValues<I, T> {
    const all: unknown = { ...setting.values, ...setting.tables };
    if (!hasInputs(all, inputs, tables)) throw wrong();
    return all;
  }
  function typedOutputs({ values }: Computed): OutputValues<O> {
    if (!hasOutputs(values, outputs)) throw wrong();
    return values;
  }
  const compute = (setting: Setting) => spec.compute(typedInputs(setting));
  const { resultTable } = spec;

  return {
    name: spec.name,
    service: spec.service,
    version: spec.version,
    inputs,
    tables,
    presets: spec.presets.map((preset) => ({
      key: preset.key,
      values: given(preset.values),
      tables: tablesIn(preset.tables ?? {}),
    })),
    told: Object.fromEntries([
      ...declared.filter((entry): entry is [string, NumberOutput] => isNumber(entry[1])),
      ...extra.filter((entry): entry is [string, Telling] => typeof entry[1] === 'object'),
    ]),
    listed: declared.flatMap(([name, each]) => (isNumber(each) && each.listed ? [name] : [])),
    numbers: [
      ...declared.flatMap(([name, each]) => (isNumber(each) ? [name] : [])),
      ...extra.map(([name]) => name),
    ],
    warnings,
    explained: spec.explained,
    sentences,
    labels,
    notices: spec.notices ?? NONE,
    compared: spec.compared,
    isLong: spec.isLong ?? false,
    headline: {
      change: spec.change,
      of: (setting) => {
        const typed = typedInputs(setting);
        return spec.headline(spec.compute(typed).values, typed);
      },
      from: (setting, computed) => spec.headline(typedOutputs(computed), typedInputs(setting)),
    },
    compute,
    resultTable: resultTable
      ? {
          table: resultTable.table,
          columns: resultTable.columns,
          outputs: resultTable.outputs,
          say: (setting, computed, row) =>
            resultTable.say(typedInputs(setting), typedOutputs(computed), row),
        }
      : null,
    draw: (setting, computed, row) => spec.curve(typedInputs(setting), typedOutputs(computed), row),
    say: (setting, computed) =>
      spec.say(typedInputs(setting), typedOutputs(computed), (warning) =>
        computed.warnings.includes(warning),
      ),
    pasted: spec.pasted ? { inputs: spec.pasted.inputs, values: given(spec.pasted.values) } : null,
    upgrade: spec.upgrade ?? asItIs,
    shownInstead: (setting) => spec.shownInstead?.(typedInputs(setting)) ?? {},
  };
}
