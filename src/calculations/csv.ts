import { keyOf } from './address.ts';
import type { Curve, Line, Plot, Timeline } from './curve.ts';
import type { Calculation, Computed } from './definition.ts';
import type { Setting } from './input.ts';

/**
 * Files of a result for spreadsheets and programs: UTF-8, commas, LF, a decimal point in every language, six digits. What
 * stands before the table begins with `#`.
 */

type Cell = string | number | null | undefined;

const DIGITS = 6;
const ASCII: readonly (readonly [RegExp, string])[] = [
  [/µ/g, 'u'],
  [/Ω/g, 'ohm'],
  [/°/g, ''],
  [/%/g, 'pc'],
  [/σ/g, 'sigma'],
  [/^1\//, 'per_'],
  [/\//g, '_per_'],
];

/** A name of a link that a spreadsheet would compute. */
const FORMULA = /^[=+\-@]/;

/** A unit as a part of a name. */
const unitName = (unit: string) =>
  ASCII.reduce((text, [sign, name]) => text.replace(sign, name), unit).replace(/[^\w]/g, '');

const named = (name: string, unit: string) => (unit ? `${name}_${unitName(unit)}` : name);

function field(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? String(Number(cell.toPrecision(DIGITS))) : '';
  const text = cell.replace(FORMULA, "'$&");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of text cannot end its comment. */
const comment = (text: string) => `# ${text.replace(/[\r\n]+/g, ' ')}`;

const fileOf = (comments: readonly string[], rows: readonly (readonly Cell[])[]) =>
  `${[...comments.map(comment), ...rows.map((row) => row.map(field).join(','))].join('\n')}\n`;

/** What stands before the table. */
export interface FileHead {
  readonly title: string;
  readonly date: string;
  readonly address: string;
}

/** A setting with its result. */
export interface Part {
  readonly setting: Setting;
  readonly computed: Computed;
  /** What the rows of its table are called. */
  readonly names: readonly string[];
}

const settingLines = ({ inputs, tables }: Calculation, { values, tables: rows }: Setting) => [
  ...inputs.map(({ name, default: usual }) => `${name} = ${values[name] ?? usual}`),
  ...tables.flatMap(({ name, columns, default: usual }) =>
    (rows[name] ?? usual).map(
      (row, at) =>
        `${name}[${at + 1}] = ${columns.map(({ key }) => `${key} ${row[key]}`).join(', ')}`,
    ),
  ),
];

const headLines = (calculation: Calculation, head: FileHead) => [
  `${head.title}, version ${calculation.version} of the formula`,
  head.date,
  head.address,
];

/** Parts of a line that was cut are one column. */
function columnsOf(lines: readonly Line[], unit: string, suffix: string) {
  const columns = new Map<string, Map<number, number>>();
  for (const { name, look, points, isInset } of lines) {
    if (isInset) continue;
    const key = `${named(name ?? look, unit)}${suffix}`;
    const column = columns.get(key) ?? new Map<number, number>();
    for (const [x, y] of points) column.set(x, y);
    columns.set(key, column);
  }
  return columns;
}

function plotRows({ x, y, lines, kept = [], cursor }: Plot): Cell[][] {
  const yUnit = y.power ? `lg_${y.unit}` : y.unit;
  const columns = [...columnsOf(lines, yUnit, ''), ...columnsOf(kept, yUnit, '_A')];
  const xs = [...new Set(columns.flatMap(([, column]) => [...column.keys()]))].sort(
    (a, b) => a - b,
  );
  const ofCursor = cursor.input.includes('_') ? cursor.input : named(cursor.input, x.unit);
  const xName = x.name ?? ofCursor;
  return [
    [xName, ...columns.map(([name]) => name)],
    ...xs.map((at) => [at, ...columns.map(([, column]) => column.get(at))]),
  ];
}

/** A schedule has no points: its bars end at the response, beside the deadline. */
function timelineRows({ bars }: Timeline, names: readonly string[]): Cell[][] {
  const hasA = bars.some(({ kept }) => kept !== undefined);
  return [
    ['task', 'name', 'deadline_us', 'response_us', ...(hasA ? ['response_us_A'] : [])],
    ...bars.map(({ deadline, response, kept }, at) => [
      at + 1,
      names[at],
      deadline,
      response,
      ...(hasA ? [kept] : []),
    ]),
  ];
}

/** The points of the drawing; with A its line as well. */
export const curveCsv = (
  calculation: Calculation,
  { setting, names }: Part,
  curve: Curve,
  head: FileHead,
): string =>
  fileOf(
    [...headLines(calculation, head), ...settingLines(calculation, setting)],
    curve.kind === 'plot' ? plotRows(curve) : timelineRows(curve, names),
  );

/** What was computed of a row, by the columns of its table. */
function rowResults({ resultTable, told }: Calculation, table: string, row: number) {
  if (resultTable?.table !== table) return [];
  return resultTable.columns.map((column, at) => {
    const output = resultTable.outputs[at] ?? '';
    return {
      column,
      unit: told[output]?.unit ?? '',
      of: ({ computed }: Part): Cell => {
        const values = computed.values[output];
        const value = Array.isArray(values) ? values[row] : null;
        return typeof value === 'number' ? value : null;
      },
    };
  });
}

/** All inputs and all results that are listed or of a row, with those of A beside them. */
export function valuesCsv(
  calculation: Calculation,
  part: Part,
  a: Part | null,
  head: FileHead,
): string {
  const parts = a ? [part, a] : [part];
  const { inputs, tables, listed, told } = calculation;
  const cells = (of: (each: Part) => Cell) => parts.map(of);
  const rows: Cell[][] = [
    ['name', 'key', 'unit', ...(a ? ['B', 'A'] : ['value'])],
    ...inputs.map((input) => [
      input.name,
      keyOf(input),
      input.unit,
      ...cells(({ setting }) => setting.values[input.name] ?? input.default),
    ]),
    ...tables.flatMap((table) => {
      const rowsOf = ({ setting }: Part) => setting.tables[table.name] ?? table.default;
      const count = Math.max(...parts.map((each) => rowsOf(each).length));
      return Array.from({ length: count }, (_, at): Cell[][] => {
        const name = `${table.name}[${at + 1}]`;
        return [
          ...(table.named ? [[`${name}.name`, '', '', ...cells(({ names }) => names[at])]] : []),
          ...table.columns.map(({ key, unit }) => [
            `${name}.${key}`,
            '',
            unit,
            ...cells((each) => rowsOf(each)[at]?.[key]),
          ]),
          ...rowResults(calculation, table.name, at).map(({ column, unit, of }) => [
            `${name}.${column}`,
            '',
            unit,
            ...cells(of),
          ]),
        ];
      }).flat();
    }),
    ...listed.map((name) => [
      name,
      '',
      told[name]?.unit ?? '',
      ...cells(({ computed }) => {
        const value = computed.values[name];
        return typeof value === 'number' || typeof value === 'string' ? value : null;
      }),
    ]),
  ];
  return fileOf(headLines(calculation, head), rows);
}

/** A power of ten as programs write it: `3.4e22`, `1e-7`. */
const powersWritten = (text: string) =>
  text.replace(/(\s×\s)?10\^\{(−?)(\d+)\}/g, (_, factor, sign, exponent) =>
    [factor ? '' : '1', 'e', sign && '-', exponent].join(''),
  );

/** A number without a unit is told by what it counts: `5 slices`. */
export const counted = (number: string, output: string) =>
  /^[\d.]+$/.test(number) ? `${number} ${output}` : number;

/** `custom-software-246-ms.csv`: the service and its headline, in ASCII whatever the language. */
export function fileName(service: string, headline: string, extension: string): string {
  const plain = ASCII.reduce(
    (text, [sign, name]) => text.replace(sign, name),
    powersWritten(headline),
  )
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${[service, plain].filter(Boolean).join('-')}.${extension}`;
}
