import type { Calculation, Compared, Computed } from '../../calculations/definition.ts';
import { differenceOf, type ToldDifference } from '../../calculations/differences.ts';
import type { Input, Setting, Table } from '../../calculations/input.ts';
import { namedNumber, numberText, unitText, withUnit } from '../../calculations/numberText.ts';
import { columnsText, tellingsFor } from '../../calculations/statement.ts';
import { marksFor } from '../../lib/joiners.ts';
import { fillText } from '../../lib/placeholders.ts';
import type { CalculationWords } from './calculationWords.ts';
import { choiceText, tableTexts } from './valueTexts.ts';

/** Two settings, A and B, beside each other: what was set otherwise, and what follows from it. */

export interface ComparedRow {
  readonly key: string;
  readonly name: string;
  readonly a: string;
  readonly b: string;
  /** Empty where there is none to tell, as between two words. */
  readonly difference: string;
  readonly isResult: boolean;
}

/** A setting with its result. */
export interface Reached {
  readonly setting: Setting;
  readonly computed: Computed;
}

const NONE = '–';
const FIELD_DIGITS = 5;
const NO_BREAK = '\u00a0';

export function differenceText(
  difference: ToldDifference | null,
  { labels, locale }: CalculationWords,
): string {
  if (!difference) return labels.same;
  const { sign, size, telling, isPower } = difference;
  const number = namedNumber('size', size, { ...labels, locale, told: { size: telling } });
  if (isPower) return `${sign}${NO_BREAK}10^{${number}}`;
  const gap = sign === '×' || sign === '÷' ? NO_BREAK : '';
  const told = `${sign}${gap}${number}`;
  return telling.unit === 'points' ? fillText(labels.points, { number: told }) : told;
}

/** Whether one of two settings has no such value. */
const hasNone = ({ output }: Compared, { computed }: Reached) =>
  typeof computed.values[output] !== 'number';

export const lacksResult = ({ compared }: Calculation, reached: Reached) =>
  compared.some((each) => hasNone(each, reached));

function resultRow(
  calculation: Calculation,
  { output, difference: kind }: Compared,
  [a, b]: readonly [Reached, Reached],
  words: CalculationWords,
): ComparedRow {
  const [from, to] = [a.computed.values[output], b.computed.values[output]];
  const { numbers: ofA = {} } = calculation.say(a.setting, a.computed);
  const { numbers: ofB = {} } = calculation.say(b.setting, b.computed);
  const plain = calculation.told[output] ?? { unit: '', side: 'near' };
  const more = Math.max(
    tellingsFor(calculation, a.setting, a.computed, ofA)[output]?.more ?? 0,
    tellingsFor(calculation, b.setting, b.computed, ofB)[output]?.more ?? 0,
  );
  const telling = { ...plain, more };
  const textOf = (value: unknown) =>
    typeof value === 'number'
      ? namedNumber(output, value, {
          ...words.labels,
          locale: words.locale,
          told: { [output]: telling },
        })
      : NONE;
  return {
    key: output,
    name: words.content.values[output] ?? '',
    a: textOf(from),
    b: textOf(to),
    difference:
      typeof from === 'number' && typeof to === 'number'
        ? differenceText(differenceOf(kind, from, to, telling), words)
        : NONE,
    isResult: true,
  };
}

function inputDifference(
  input: Input,
  from: number,
  to: number,
  { labels, locale }: CalculationWords,
): string {
  if (input.flag || input.named) return '';
  const by = numberText(Math.abs(to - from), locale, FIELD_DIGITS);
  const signed = `${to > from ? '+' : '−'}${by}`;
  return input.unit === '%'
    ? fillText(labels.points, { number: signed })
    : withUnit(signed, unitText(input.unit, labels.units), locale);
}

function inputRows(
  calculation: Calculation,
  a: Setting,
  b: Setting,
  words: CalculationWords,
): ComparedRow[] {
  const shownIn = (setting: Setting) => ({
    ...setting.values,
    ...calculation.shownInstead(setting),
  });
  const [ofA, ofB] = [shownIn(a), shownIn(b)];
  return calculation.inputs.flatMap((input): ComparedRow[] => {
    const { name } = input;
    const [from, to] = [ofA[name] ?? input.default, ofB[name] ?? input.default];
    if (from === to) return [];
    return [
      {
        key: name,
        name: words.content.inputs[name] ?? '',
        a: choiceText(input, from, words),
        b: choiceText(input, to, words),
        difference: inputDifference(input, from, to, words),
        isResult: false,
      },
    ];
  });
}

function tableRow(
  table: Table,
  a: Setting,
  b: Setting,
  words: CalculationWords,
): ComparedRow | null {
  const textOf = (setting: Setting) => {
    const rows = tableTexts(table, setting, words);
    return rows.length > 0 ? rows.join(marksFor(words.labels.same).semicolon) : NONE;
  };
  const [ofA, ofB] = [textOf(a), textOf(b)];
  if (ofA === ofB) return null;
  const name = columnsText(table, words.content.tables[table.name]);
  return { key: table.name, name, a: ofA, b: ofB, difference: '', isResult: false };
}

/** What was set otherwise comes first. */
export function comparedRows(
  calculation: Calculation,
  a: Reached,
  b: Reached,
  words: CalculationWords,
): ComparedRow[] {
  const ofTables = calculation.tables.flatMap((table): ComparedRow[] => {
    const row = tableRow(table, a.setting, b.setting, words);
    return row ? [row] : [];
  });
  return [
    ...inputRows(calculation, a.setting, b.setting, words),
    ...ofTables,
    ...calculation.compared.map((each) => resultRow(calculation, each, [a, b], words)),
  ];
}

/** The table in a text, as spreadsheets take it when it is pasted. */
export const comparisonTexts = (
  rows: readonly ComparedRow[],
  { labels }: CalculationWords,
): string[] =>
  rows.length === 0
    ? []
    : [
        ['', 'A', 'B', labels.difference].join('\t'),
        ...rows.map(({ name, a, b, difference }) => [name, a, b, difference].join('\t')),
        '',
      ];
