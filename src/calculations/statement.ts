import { listText, marksFor, named as namedText } from '../lib/joiners.ts';
import { fillText } from '../lib/placeholders.ts';
import type { Calculation, Computed, Filling, Said } from './definition.ts';
import type { Column, Input, Row, Setting, Table } from './input.ts';
import {
  fieldText,
  fillNumbers,
  type Numbers,
  type NumberWords,
  namedNumber,
  numberText,
  unitText,
  withUnit,
} from './numberText.ts';
import { keptInOrder, type Tellings } from './told.ts';

/** The words of one calculation that its result is said with; src/content/schemas/calculation.ts describes them. */
export interface StatementWords {
  readonly inputs: Readonly<Record<string, string>>;
  readonly held: string;
  readonly sentences: Readonly<Record<string, string>>;
  /** Names of the outputs that are listed. */
  readonly values: Readonly<Record<string, string>>;
  readonly warnings: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, TableWords>>;
  readonly presets: Readonly<Record<string, { readonly rows?: readonly string[] | undefined }>>;
}

export interface TableWords {
  readonly name: string;
  /** A row without a name. {number} */
  readonly row: string;
  readonly columns: Readonly<Record<string, string>>;
  /** Columns of its results, where the calculation has them. */
  readonly results?: Readonly<Record<string, string>> | undefined;
  /** Buttons that order it. */
  readonly sorts?: Readonly<Record<string, string>> | undefined;
  /** Beside the buttons. */
  readonly hint?: string | undefined;
}

export interface SharedWords extends NumberWords {
  readonly yes: string;
  readonly no: string;
  /** By their symbols: 'MHz' is megahertz. */
  readonly units: Readonly<Record<string, string>>;
}

const COUNTED_UNITS: readonly string[] = ['bit', '1/s', 'point', 'σ'];
/** As many digits as a field shows. */
const FIELD_DIGITS = 5;

/** The result in words, as rich text (richText.ts). */
export interface SpokenResult {
  readonly answer: string;
  readonly facts: readonly string[];
  readonly summary: string;
  readonly warnings: readonly string[];
  /** The listed outputs, with a dash where there is none. Made when asked for: only print and copies have them. */
  readonly values: () => readonly (readonly [name: string, value: string])[];
  readonly held: string;
  /** Results of each row of a table, by the columns of the results. */
  readonly rows: () => readonly (readonly string[])[];
}

/** The table whose rows the sentences name. */
const namedTable = ({ tables }: Calculation) => tables.find(({ named }) => named);

/** What a row is called: as the visitor typed it, as its preset calls it, or by its number. */
export const rowName = (
  row: Row,
  index: number,
  presetNames: readonly string[] | undefined,
  words: TableWords | undefined,
): string =>
  (typeof row.name === 'string' && row.name) ||
  presetNames?.[index] ||
  fillText(words?.row ?? '{number}', { number: String(index + 1) });

/** Names of the rows that sentences and drawing name. */
export function rowNames(
  calculation: Calculation,
  { tables }: Setting,
  words: Pick<StatementWords, 'tables' | 'presets'>,
): string[] {
  const table = namedTable(calculation);
  if (!table) return [];
  const rows = tables[table.name] ?? [];
  const preset = calculation.presets.find(
    (each) => JSON.stringify(each.tables?.[table.name]) === JSON.stringify(rows),
  );
  const names = preset && words.presets[preset.key]?.rows;
  return rows.map((row, index) => rowName(row, index, names, words.tables[table.name]));
}

/** An input is told as it was set. Where its unit is a count, the sentence names it. */
const inputTelling = (unit: string) => ({
  unit: COUNTED_UNITS.includes(unit) ? '' : unit,
  side: 'near' as const,
  digits: FIELD_DIGITS,
});

const tellingsOf = ({ inputs, told }: Calculation): Tellings => ({
  ...Object.fromEntries(inputs.map(({ name, unit }) => [name, inputTelling(unit)])),
  ...told,
});

/** How each number of a result is told, with the digits that keep bounds and present values in order. */
export const tellingsFor = (
  calculation: Calculation,
  setting: Setting,
  { values }: Pick<Computed, 'values'>,
  numbers: Filling,
): Tellings => keptInOrder(tellingsOf(calculation), { ...setting.values, ...values, ...numbers });

/** What sentences can name of a result. */
function outputNumbers({ values }: Computed): Numbers {
  const numbers: Record<string, number | null> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number' || value === null) numbers[name] = value;
  }
  return numbers;
}

/** Sentences in a row. The full stop of Japanese and Chinese brings its own room. */
export const joinSentences = (sentences: readonly string[]) =>
  sentences
    .filter(Boolean)
    .reduce((text, next) => `${text}${/^$|。$/.test(text) ? '' : ' '}${next}`, '');

const isSentence = (said: Said | Filling): said is Said =>
  typeof said === 'string' || Array.isArray(said);

export function speak(
  calculation: Calculation,
  setting: Setting,
  computed: Computed,
  words: StatementWords,
  shared: SharedWords,
): SpokenResult {
  const { answer, facts, summary, numbers = {} } = calculation.say(setting, computed);
  const names = rowNames(calculation, setting, words);
  const fixed: Numbers = { ...setting.values, ...outputNumbers(computed) };
  const list = (texts: readonly string[]) => listText(texts, shared.locale, 'narrow');
  /** Rows by their names, and parts by their sentences; what is left out has no number. */
  const named = (filling: Filling, told: Tellings): Numbers =>
    Object.fromEntries(
      Object.entries(filling).map(([name, value]) => [
        name,
        typeof value === 'object' && value !== null
          ? list(
              value.map((each) =>
                typeof each === 'number'
                  ? (names[each] ?? '')
                  : fillNumbers(words.sentences[each] ?? '', fixed, { ...shared, told }),
              ),
            )
          : value,
      ]),
    );
  const tellings = tellingsOf(calculation);
  const given = { ...setting.values, ...computed.values, ...numbers };
  const told = keptInOrder(tellings, given);
  const all: Numbers = { ...fixed, ...named(numbers, told) };
  const fill = (template: string, more?: Filling) => {
    if (!more) return fillNumbers(template, all, { ...shared, told });
    const toldMore = keptInOrder(tellings, { ...given, ...more });
    return fillNumbers(
      template,
      { ...all, ...named(more, toldMore) },
      { ...shared, told: toldMore },
    );
  };
  const sentence = (said: Said) =>
    typeof said === 'string'
      ? fill(words.sentences[said] ?? '')
      : fill(words.sentences[said[0]] ?? '', said[1]);
  const say = (each: readonly Said[]) => joinSentences(each.map(sentence));
  const { resultTable } = calculation;
  /** A sentence, or a number as it is told beside the others that are named with it. */
  function cell(said: Said | Filling): string {
    if (isSentence(said)) return sentence(said);
    const [[name, value] = ['', null]] = Object.entries(said);
    if (typeof value !== 'number') return '–';
    const toldHere = keptInOrder(tellings, { ...given, ...said });
    return namedNumber(name, value, { ...shared, told: toldHere });
  }
  const rows = () =>
    resultTable
      ? (setting.tables[resultTable.table] ?? []).map((_, row) =>
          resultTable.say(setting, computed, row).map(cell),
        )
      : [];
  const rowTexts = (): [string, string][] =>
    rows().map((cells, row) => [
      names[row] ?? '',
      cells
        .map((text, at) => {
          const column = resultTable?.columns[at] ?? '';
          return namedText(words.tables[resultTable?.table ?? '']?.results?.[column] ?? '', text);
        })
        .join(marksFor(words.held).semicolon),
    ]);
  return {
    answer: say(answer),
    facts: facts.map(say),
    summary: say(summary),
    warnings: computed.warnings
      .filter((key) => calculation.explained.includes(key))
      .map((key) => fill(words.warnings[key] ?? '')),
    values: () => [
      ...calculation.listed.map((name): [string, string] => {
        const value = computed.values[name];
        const text =
          typeof value === 'number' ? namedNumber(name, value, { ...shared, told }) : '–';
        return [words.values[name] ?? '', text];
      }),
      ...rowTexts(),
    ],
    rows,
    held: fill(words.held),
  };
}

/** The value of an input as the list of given values shows it: with five digits, as it was set. */
export function givenText(
  { name, unit, flag }: Pick<Input, 'name' | 'unit' | 'flag'>,
  value: number,
  shared: SharedWords,
): string {
  if (flag) return value ? shared.yes : shared.no;
  if (unit === 's' || unit === 'y')
    return namedNumber(name, value, { ...shared, told: { [name]: inputTelling(unit) } });
  return withUnit(
    numberText(value, shared.locale, FIELD_DIGITS),
    unitText(unit, shared.units),
    shared.locale,
  );
}

/** A cell of a table, as its field shows it: as many digits as the address keeps. */
const CELL_DIGITS = 6;

export const cellText = (value: number | string | undefined, locale: string): string =>
  typeof value === 'number' ? fieldText(value, locale, CELL_DIGITS) : (value ?? '');

/** A row in one line: "18 / 50 / 50". */
export const rowText = (row: Row, columns: readonly Column[], locale: string): string =>
  columns.map(({ key }) => cellText(row[key], locale)).join(' / ');

/** "Execution / period / deadline (µs)": units that all columns share stand once. */
export function columnsText({ columns }: Table, words: TableWords | undefined): string {
  const units = new Set(columns.map(({ unit }) => unit));
  const [only] = units.size === 1 ? [...units] : [];
  const heads = columns.map(({ key, unit }) => {
    const head = words?.columns[key] ?? '';
    return only !== undefined || unit === '' ? head : `${head} (${unit})`;
  });
  return `${heads.join(' / ')}${only ? ` (${only})` : ''}`;
}
