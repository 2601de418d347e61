import { cleanName } from './cleanName.ts';
import { type Calculation, defaultSetting } from './definition.ts';
import type { Input, Row, Rows, Setting, Table } from './input.ts';

/**
 * The address reproduces what is set: `?v=2&fc=400&n=3`. Only what differs from the defaults, in the units of the page,
 * with all digits, because a rounded value would give another result; `v` is the version of the formula. A second
 * setting, A, with which the first is compared, has the keys `a.fc`, or `a=1` alone where it is that of the defaults.
 */

export type Notice =
  | {
      readonly kind: 'clamped';
      readonly name: string;
      readonly asked: string;
      readonly used: number;
      readonly isOfA?: true;
    }
  | {
      readonly kind: 'unreadable';
      readonly name: string;
      readonly asked: string;
      readonly isOfA?: true;
    }
  | { readonly kind: 'tooManyRows'; readonly name: string; readonly asked: string }
  | { readonly kind: 'oldVersion' }
  | { readonly kind: 'newerVersion' }
  /** What became of a value of an older version: a key of the calculation's notices. */
  | { readonly kind: 'upgraded'; readonly key: string };

const VERSION_KEY = 'v';
const A_KEY = 'a';
const A_PREFIX = 'a.';
const NAMES_KEY = 'names';
const BETWEEN_ROWS = '_';
const BETWEEN_CELLS = '-';
const BETWEEN_NAMES = '~';
/** Longer addresses are cut by mail programs. */
const LONGEST_QUERY = 1900;

/** `fc` for `fc_MHz`. */
export const keyOf = ({ name, key }: Pick<Input, 'name' | 'key'>) =>
  key ?? name.split('_')[0] ?? name;

/** The nearest value that an input accepts. */
export function clamp(
  { min, max, whole, list }: Pick<Input, 'min' | 'max' | 'whole' | 'list'>,
  value: number,
): number {
  if (list)
    return list.reduce((best, each) =>
      Math.abs(each - value) < Math.abs(best - value) ? each : best,
    );
  const inside = Math.min(max, Math.max(min, value));
  return whole ? Math.round(inside) : inside;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const rowsText = ({ columns }: Table, rows: Rows) =>
  rows
    .map((row) => columns.map(({ key }) => String(row[key] ?? '')).join(BETWEEN_CELLS))
    .join(BETWEEN_ROWS);

/** Cells are separated by a minus, which also begins a negative number and an exponent. */
const cellsOf = (text: string) => text.split(/(?<=[\d.])-/);

function partsOf(calculation: Calculation, { values, tables }: Setting): [string, string][] {
  const usual = defaultSetting(calculation);
  const parts: [string, string][] = calculation.inputs
    .filter(({ name }) => values[name] !== usual.values[name])
    .map((input) => [keyOf(input), String(values[input.name] ?? input.default)]);
  for (const table of calculation.tables) {
    const rows = tables[table.name] ?? table.default;
    if (isSame(rows, usual.tables[table.name])) continue;
    parts.push([table.name, rowsText(table, rows)]);
    if (table.named && rows.some(({ name }) => name))
      parts.push([NAMES_KEY, rows.map(({ name }) => name ?? '').join(BETWEEN_NAMES)]);
  }
  return parts;
}

const encoded = (parts: readonly (readonly [string, string])[]) =>
  parts
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&');

/** What is set, and with what it is compared; empty for the defaults alone. */
export function queryOf(calculation: Calculation, setting: Setting, a?: Setting | null): string {
  const own = partsOf(calculation, setting);
  const kept = a ? partsOf(calculation, a) : [];
  const ofA: [string, string][] = !a
    ? []
    : kept.length > 0
      ? kept.map(([key, value]) => [`${A_PREFIX}${key}`, value])
      : [[A_KEY, '1']];
  const version: [string, string] = [VERSION_KEY, String(calculation.version)];
  if (own.length + ofA.length === 0) return '';
  const whole = `?${encoded([version, ...own, ...ofA])}`;
  return whole.length <= LONGEST_QUERY || !a ? whole : queryOf(calculation, setting);
}

/** The link has no room for what is compared. */
export const isTooLongWithA = (calculation: Calculation, setting: Setting, a: Setting) =>
  queryOf(calculation, setting, a) === queryOf(calculation, setting);

export interface ReadQuery {
  readonly setting: Setting;
  readonly a: Setting | null;
  readonly notices: readonly Notice[];
}

function versionOf(query: URLSearchParams): number {
  const version = Number(query.get(VERSION_KEY) ?? 1);
  return Number.isInteger(version) && version > 0 ? version : 1;
}

/** A link without `v` is of version 1, if it names an input at all. */
function upgraded(calculation: Calculation, query: URLSearchParams): [URLSearchParams, Notice[]] {
  const version = versionOf(query);
  const keys = calculation.inputs.map(keyOf);
  if (version > calculation.version) return [query, [{ kind: 'newerVersion' }]];
  if (
    version === calculation.version ||
    !(query.has(VERSION_KEY) || keys.some((key) => query.has(key)))
  )
    return [query, []];
  const { query: today, notices } = calculation.upgrade(query);
  return [
    today,
    [{ kind: 'oldVersion' }, ...notices.map((key): Notice => ({ kind: 'upgraded', key }))],
  ];
}

/** Out of range is clamped, unreadable is left out, each with a notice; names that we do not know are ignored. */
export function readQuery(calculation: Calculation, search: string): ReadQuery {
  const [query, notices] = upgraded(calculation, new URLSearchParams(search));
  const own = readSetting(calculation, query, '');
  const hasA = query.has(A_KEY) || [...query.keys()].some((key) => key.startsWith(A_PREFIX));
  const a = hasA ? readSetting(calculation, query, A_PREFIX) : null;
  return {
    setting: own.setting,
    a: a?.setting ?? null,
    notices: [...notices, ...own.notices, ...(a?.notices ?? [])],
  };
}

function readSetting(
  calculation: Calculation,
  query: URLSearchParams,
  prefix: string,
): { setting: Setting; notices: Notice[] } {
  const usual = defaultSetting(calculation);
  const values: Record<string, number> = { ...usual.values };
  const tables: Record<string, Rows> = { ...usual.tables };
  const notices: Notice[] = [];
  const ofA = prefix ? ({ isOfA: true } as const) : {};
  for (const input of calculation.inputs) {
    const asked = query.get(prefix + keyOf(input));
    if (asked === null) continue;
    const { name } = input;
    const number = asked.trim() === '' ? Number.NaN : Number(asked);
    if (!Number.isFinite(number)) {
      notices.push({ kind: 'unreadable', name, asked, ...ofA });
      continue;
    }
    const used = clamp(input, number);
    values[name] = used;
    if (used !== number) notices.push({ kind: 'clamped', name, asked, used, ...ofA });
  }
  for (const table of calculation.tables) {
    const asked = query.get(prefix + table.name);
    if (asked === null) continue;
    const { name, most } = table;
    const names = query.get(prefix + NAMES_KEY)?.split(BETWEEN_NAMES) ?? [];
    const lines = asked === '' ? [] : asked.split(BETWEEN_ROWS);
    if (lines.length > most) notices.push({ kind: 'tooManyRows', name, asked: `${lines.length}` });
    const rows = readRows(table, lines.slice(0, most), names);
    if (rows) tables[name] = rows;
    else notices.push({ kind: 'unreadable', name, asked, ...ofA });
  }
  return { setting: { values, tables }, notices };
}

/** `null` if a cell is no number of its range; cells at the end may be left out. */
function readRows(table: Table, lines: readonly string[], names: readonly string[]): Rows | null {
  if (lines.length < table.least) return null;
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line);
    if (cells.length > table.columns.length) return null;
    const row: Record<string, number | string> = {};
    if (table.named) row.name = cleanName(names[index] ?? '');
    for (const [at, column] of table.columns.entries()) {
      const cell = cells[at];
      const number = cell === undefined || cell === '' ? column.default : Number(cell);
      if (!Number.isFinite(number) || number < column.min || number > column.max) return null;
      row[column.key] = number;
    }
    rows.push(row);
  }
  return rows;
}

/** A service, or the link that "Copy link" of its calculation gave: which calculation, and what is set. */
export function parseCalculationLink(link: string): { slug: string; query: string } {
  const [, slug = '', query = ''] = /([^/?#]*)(\?[^#]*)?(?:#.*)?$/.exec(link) ?? [];
  return { slug, query };
}

/** Names in a query that no input of the calculation has. */
export function unknownNames({ inputs, tables }: Calculation, search: string): string[] {
  const known = new Set([
    VERSION_KEY,
    A_KEY,
    NAMES_KEY,
    ...inputs.map(keyOf),
    ...tables.map(({ name }) => name),
  ]);
  return [...new URLSearchParams(search).keys()].filter(
    (name) => !known.has(name.startsWith(A_PREFIX) ? name.slice(A_PREFIX.length) : name),
  );
}
