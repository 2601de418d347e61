import { clamp } from './address.ts';
import type { Calculation } from './definition.ts';
import type { Input, Setting, Table, Variation } from './input.ts';

/**
 * What moves the result most: one input at a time goes one step down and one step up, and the change of the headline is
 * compared. Steps are alike in size for values of one kind: a tenth of a ratio, of the odds of a probability, of the
 * transition between two edges.
 */

/** A step in one direction; `null`: the range has ended, or there is none from 0. */
export interface Step {
  readonly value: number;
  readonly setting: Setting;
}

export interface Steps {
  readonly name: string;
  readonly low: Step | null;
  readonly high: Step | null;
}

const [LESS, MORE] = [0.9, 1.1];
const levelBy = (factor: number) => 20 * Math.log10(factor);

/** What is not declared follows from the kind of the input. */
function variationOf({ varied, unit, whole, flag, list }: Input): Variation {
  if (varied) return varied;
  if (flag || list || unit === '°C') return 'none';
  if (unit === 'dB' || unit === 'dBFS') return 'level';
  return whole ? 'whole' : 'ratio';
}

function varied(variation: Variation, input: Input, values: Setting['values'], factor: number) {
  const value = values[input.name] ?? input.default;
  if (variation === 'level') return value + levelBy(factor);
  if (variation === 'whole') return value + (factor > 1 ? 1 : -1);
  if (variation === 'ratio') return value * factor;
  if (variation === 'none') return value;
  if (variation === 'odds') {
    const [scale, p] = input.unit === '%' ? [100, value / 100] : [1, value];
    const odds = (p / (1 - p)) * factor;
    return p >= 1 ? value : (scale * odds) / (1 + odds);
  }
  const width = Math.abs((values[variation.edgeTo] ?? value) - value);
  return value + (factor - 1) * width;
}

function stepOf(input: Input, setting: Setting, factor: number): Step | null {
  const now = setting.values[input.name] ?? input.default;
  // The first step of such a rule means that there is none.
  if (now === 0 && input.scale === 'log0') return null;
  const value = clamp(input, varied(variationOf(input), input, setting.values, factor));
  if (value === now) return null;
  return { value, setting: { ...setting, values: { ...setting.values, [input.name]: value } } };
}

function cellSteps(
  table: Table,
  key: string,
  variation: 'ratio' | 'level',
  rows: readonly number[],
  setting: Setting,
  name: string,
): Steps {
  const column = table.columns.find((each) => each.key === key);
  const all = setting.tables[table.name] ?? table.default;
  const step = (factor: number): Step | null => {
    let last: number | null = null;
    const moved = all.map((row, index) => {
      const now = row[key];
      if (!rows.includes(index) || typeof now !== 'number' || !column) return row;
      const asked = variation === 'level' ? now + levelBy(factor) : now * factor;
      const used = Math.min(column.max, Math.max(column.min, asked));
      if (used !== now) last = used;
      return { ...row, [key]: used };
    });
    if (last === null) return null;
    return {
      value: last,
      setting: { ...setting, tables: { ...setting.tables, [table.name]: moved } },
    };
  };
  return { name, low: step(LESS), high: step(MORE) };
}

/** All that is moved, in the order of its fields; an input that is 0 has no tenth. */
export function stepsFrom(
  { inputs, tables }: Pick<Calculation, 'inputs' | 'tables'>,
  setting: Setting,
): Steps[] {
  const ofInputs = inputs
    .filter((input) => variationOf(input) !== 'none')
    .map((input) => ({
      name: input.name,
      low: stepOf(input, setting, LESS),
      high: stepOf(input, setting, MORE),
    }));
  const ofTables = tables.flatMap((table) => {
    const rows = (setting.tables[table.name] ?? table.default).map((_, index) => index);
    return table.columns.flatMap(({ key, varied: how }): Steps[] => {
      if (how === 'cells')
        return rows.map((row) =>
          cellSteps(table, key, 'ratio', [row], setting, `${table.name}[${row + 1}].${key}`),
        );
      return how ? [cellSteps(table, key, how, rows, setting, `${table.name}.${key}`)] : [];
    });
  });
  return [...ofInputs, ...ofTables].filter(({ low, high }) => low !== null || high !== null);
}

/** What two steps change in the headline; `null`: the step leaves the model, or there is no such step. */
export interface Change extends Steps {
  readonly changeLow: number | null;
  readonly changeHigh: number | null;
  /** A step leaves the model: there the result ends. */
  readonly isEnd: boolean;
  readonly effect: number;
}

/** `low` and `high` are the headlines after the steps. */
export function changeOf(
  steps: Steps,
  now: number,
  low: number | null,
  high: number | null,
): Change {
  const changeLow = low === null ? null : low - now;
  const changeHigh = high === null ? null : high - now;
  return {
    ...steps,
    changeLow,
    changeHigh,
    isEnd: (steps.low !== null && low === null) || (steps.high !== null && high === null),
    effect: Math.max(Math.abs(changeLow ?? 0), Math.abs(changeHigh ?? 0)),
  };
}

/** More rows than these are not read. */
const MOST_ROWS = 8;
/** Of the largest effect: less is hardly one. */
const LEAST_SHARE = 0.01;
/** Differences of rounding are none. */
const NOTHING = 1e-12;
/** So much larger than the next, the largest leaves no room for the others. */
const BREAK = 10;

export interface Ranking {
  readonly rows: readonly Change[];
  /** Names of those that hardly change anything. */
  readonly rest: readonly string[];
  /** The effect that a whole bar stands for. */
  readonly full: number;
}

/** First what ends the result, then by effect; the order of the fields decides between equals. */
export function ranked(changes: readonly Change[]): Ranking {
  const sorted = changes
    .map((change, at) => ({ change, at }))
    .sort(
      (one, other) =>
        Number(other.change.isEnd) - Number(one.change.isEnd) ||
        other.change.effect - one.change.effect ||
        one.at - other.at,
    )
    .map(({ change }) => change);
  const effects = sorted.map(({ effect }) => effect).sort((a, b) => b - a);
  const [largest = 0, second = 0] = effects;
  const isShown = ({ isEnd, effect }: Change) =>
    isEnd || (effect > NOTHING && effect >= LEAST_SHARE * largest);
  const rows = sorted.filter(isShown).slice(0, MOST_ROWS);
  return {
    rows,
    rest: sorted.filter((change) => !rows.includes(change)).map(({ name }) => name),
    full: second > NOTHING && largest > BREAK * second ? second : largest,
  };
}
