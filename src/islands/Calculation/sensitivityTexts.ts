import type { Calculation, Change as Unit } from '../../calculations/definition.ts';
import { differenceOf } from '../../calculations/differences.ts';
import type { Setting } from '../../calculations/input.ts';
import { numberText, unitText, withUnit } from '../../calculations/numberText.ts';
import type { Change, Ranking, Step } from '../../calculations/sensitivity.ts';
import { givenText, joinSentences, rowNames } from '../../calculations/statement.ts';
import { marksFor, named } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import type { CalculationWords } from './calculationWords.ts';
import { differenceText } from './comparedRows.ts';

/** A row of the table: what is varied, and what each of its two steps changes. */
export interface SensitivityRow {
  readonly name: string;
  readonly low: string;
  readonly high: string;
  /** Of the full length, with its sign; beyond 1 the bar is broken off. */
  readonly lowBar: number;
  readonly highBar: number;
}

export interface SensitivityTexts {
  readonly sentence: string;
  readonly rows: readonly SensitivityRow[];
  /** Names those that hardly change anything; empty if there are none. */
  readonly hardly: string;
}

const DIGITS = 2;
const CELL = /^(\w+)(?:\[(\d+)\])?\.(\w+)$/;
/** A change in per cent beyond this is a factor. */
const LARGE = Math.log(10);
const NOTHING = 1e-9;

function changeText(change: number, unit: Unit, words: CalculationWords): string {
  const { labels, locale } = words;
  if (Math.abs(change) < NOTHING) return labels.same;
  const factor = (lg: number) =>
    differenceText(differenceOf('powers', 0, lg, { unit: 'lg', side: 'near' }), words);
  if (unit === 'powers') return factor(change);
  if (unit === 'odds' || (unit === 'per cent' && Math.abs(change) > LARGE))
    return factor(change / Math.LN10);
  const sign = change > 0 ? '+' : '−';
  const size = (x: number) => `${sign}${numberText(Math.abs(x), locale, DIGITS)}`;
  if (unit === 'per cent') return withUnit(size(100 * Math.expm1(change)), '%', locale);
  if (unit === 'points') return fillText(labels.points, { number: size(100 * change) });
  return withUnit(size(change), unitText('bit', labels.units), locale);
}

interface Varied {
  readonly name: string;
  readonly textOf: (value: number) => string;
  /** `null` for many at once. */
  readonly now: number | null;
}

function variedOf(
  calculation: Calculation,
  setting: Setting,
  name: string,
  { content, labels, locale }: CalculationWords,
): Varied {
  const input = calculation.inputs.find((each) => each.name === name);
  if (input)
    return {
      name: content.inputs[name] ?? '',
      textOf: (value) => givenText(input, value, { ...labels, locale }),
      now: setting.values[name] ?? input.default,
    };
  const [, tableName = '', row, key = ''] = CELL.exec(name) ?? [];
  const words = content.tables[tableName];
  const column = calculation.tables
    .find((each) => each.name === tableName)
    ?.columns.find((each) => each.key === key);
  const at = row === undefined ? null : Number(row) - 1;
  const rowName = at === null ? words?.name : rowNames(calculation, setting, content)[at];
  const now = at === null ? null : setting.tables[tableName]?.[at]?.[key];
  const whole = rowName ?? '';
  return {
    name: `${whole}${marksFor(whole).comma}${words?.columns[key] ?? ''}`,
    textOf: (value) => withUnit(numberText(value, locale), column?.unit ?? '', locale),
    now: typeof now === 'number' ? now : null,
  };
}

/** The words of the bars. `setting` is that of the ranking. */
export function sensitivityTexts(
  calculation: Calculation,
  setting: Setting,
  { rows, rest, full }: Ranking,
  words: CalculationWords,
): SensitivityTexts {
  const { labels } = words;
  const { change: unit } = calculation.headline;
  const variedBy = (name: string) => variedOf(calculation, setting, name, words);
  const told = (change: number | null, step: Step | null) => {
    if (!step) return '–';
    return change === null ? labels.endsHere : changeText(change, unit, words);
  };
  const stepText = (change: Change, which: 'low' | 'high') => {
    const step = change[which];
    const by = which === 'low' ? change.changeLow : change.changeHigh;
    const { textOf, now } = variedBy(change.name);
    const text = told(by, step);
    if (!step) return text;
    const isBeyond = by !== null && full > 0 && Math.abs(by) > full * (1 + NOTHING);
    const whole = isBeyond ? `${text}${marksFor(labels.offScale).comma}${labels.offScale}` : text;
    return now === null ? whole : named(textOf(step.value), whole);
  };
  const joined = (names: readonly string[]) =>
    names.map((name) => variedBy(name).name).join(marksFor(labels.most).comma);
  const [first] = rows;
  const example = () => {
    const which = first && (first.changeHigh === 0 || !first.high) ? 'low' : 'high';
    const step = first?.[which];
    if (!first || !step) return '';
    const { name, textOf, now } = variedBy(first.name);
    if (now === null) return '';
    const change = told(which === 'low' ? first.changeLow : first.changeHigh, step);
    return fillText(labels.instead, {
      input: name,
      to: textOf(step.value),
      from: textOf(now),
      change,
    });
  };
  return {
    sentence: first
      ? joinSentences([
          fillText(labels.most, { inputs: joined(rows.slice(0, 2).map(({ name }) => name)) }),
          example(),
        ])
      : labels.nothingMoves,
    rows: rows.map((row) => ({
      name: variedBy(row.name).name,
      low: stepText(row, 'low'),
      high: stepText(row, 'high'),
      lowBar: full > 0 ? (row.changeLow ?? 0) / full : 0,
      highBar: full > 0 ? (row.changeHigh ?? 0) / full : 0,
    })),
    hardly: rest.length > 0 && first ? fillText(labels.hardly, { inputs: joined(rest) }) : '',
  };
}
