import { listText } from '../../lib/joiners.ts';
import { localNumber } from '../../lib/localNumber.ts';
import {
  fieldText,
  fillNumbers,
  type Numbers,
  type NumberWords,
  namedNumber,
  numberText,
  unitText,
  withUnit,
} from '../numberText.ts';
import { keptInOrder, type Tellings } from '../told.ts';
import { type Input, isBeyondPeriod, type Result, type Task } from './calculation.ts';
import type { Definition, Setting } from './definition.ts';

/** The words of one calculation that its result is said with; src/content/schemas/calculation.ts describes them. */
export interface StatementWords {
  readonly inputs: Readonly<Record<string, string>>;
  readonly held: string;
  readonly sentences: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  /** Words for results that are no numbers. */
  readonly terms: Readonly<Record<string, string>>;
  readonly warnings: Readonly<Record<string, string>>;
}

export interface SharedWords extends NumberWords {
  readonly yes: string;
  readonly no: string;
  /** By their symbols: 'MHz' is megahertz. */
  readonly units: Readonly<Record<string, string>>;
  /** {number} */
  readonly taskNumber: string;
}

const COUNTED_UNITS: readonly string[] = ['bit', '1/s', 'σ'];
/** As many digits as a field shows. */
const FIELD_DIGITS = 5;

/** The result in words, as rich text (richText.ts). */
export interface SpokenResult {
  readonly answer: string;
  readonly facts: readonly string[];
  readonly summary: string;
  readonly warnings: readonly string[];
  /** One for every value, with a dash where there is none. Made when asked for: only print and copies have them. */
  readonly values: () => readonly string[];
  readonly held: string;
}

/** By their deadlines, the shortest first. */
export const inOrder = ({ tasks }: Setting) => [...(tasks ?? [])].sort((a, b) => a[2] - b[2]);

/** Names of the tasks in the order of their deadlines. */
export function taskNames(
  { tasks }: Setting,
  names: readonly string[] | undefined,
  { taskNumber }: SharedWords,
): string[] {
  const named = (tasks ?? []).map((task, index) => ({
    deadline: task[2],
    name: names?.[index] ?? taskNumber.replace('{number}', String(index + 1)),
  }));
  return named.sort((a, b) => a.deadline - b.deadline).map(({ name }) => name);
}

/** Sentences about tasks name them; all others have numbers only. */
function taskNumbers(
  numbers: Numbers,
  setting: Setting,
  result: Result,
  tasks: readonly string[],
  shared: SharedWords,
): Numbers {
  if (tasks.length === 0) return {};
  const responses = result.values.R_us as readonly (number | null)[];
  const nameAt = (at: Numbers[string]) => (typeof at === 'number' ? tasks[at - 1] : undefined);
  const isOutside = inOrder(setting).map(isBeyondPeriod);
  return {
    outside: listText(
      tasks.filter((_, row) => isOutside[row]),
      shared.locale,
      'narrow',
    ),
    first: nameAt(numbers.first),
    late: nameAt(numbers.late),
    responses: listText(
      responses.map(
        (time, index) =>
          `${tasks[index]} ${time === null ? '–' : namedNumber('R_us', time, shared)}`,
      ),
      shared.locale,
      'narrow',
    ),
    ...Object.fromEntries(tasks.map((name, index) => [`task${index + 1}`, name])),
  };
}

/** An input is told as it was set. Where its unit is a count, the sentence names it. */
const inputTelling = (unit: string) => ({
  unit: COUNTED_UNITS.includes(unit) ? '' : unit,
  side: 'near' as const,
  digits: FIELD_DIGITS,
});

const tellingsOf = ({ inputs, told }: Definition): Tellings => ({
  ...Object.fromEntries(inputs.map(({ name, unit }) => [name, inputTelling(unit)])),
  ...told,
});

/** How each number of a result is told, with the digits that keep bounds and present values in order. */
export const tellingsFor = (
  definition: Definition,
  setting: Setting,
  result: Result,
  numbers: Numbers,
): Tellings =>
  keptInOrder(tellingsOf(definition), { ...setting.values, ...result.values, ...numbers });

/** Results of the calculation; those that are words in the words of the language. */
const outputNumbers = ({ values }: Result, { terms }: StatementWords): Numbers =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => !Array.isArray(value))
      .map(([key, value]) => [key, typeof value === 'string' ? (terms[value] ?? '–') : value]),
  ) as Numbers;

/** Sentences in a row. The full stop of Japanese and Chinese brings its own room. */
export const joinSentences = (sentences: readonly string[]) =>
  sentences
    .filter(Boolean)
    .reduce((text, next) => `${text}${/^$|。$/.test(text) ? '' : ' '}${next}`, '');

/** Of several tasks that are late the first is said on the page; drawing and copies have them all. */
export const shownWarnings = (warnings: readonly string[]) =>
  warnings.filter((_, index) => index === 0 || index === warnings.length - 1);

export function speak(
  definition: Definition,
  setting: Setting,
  result: Result,
  words: StatementWords,
  shared: SharedWords,
  tasks: readonly string[] = [],
): SpokenResult {
  const { answer, facts, summary, numbers } = definition.say(setting, result);
  const told = tellingsFor(definition, setting, result, numbers);
  const telling = { ...shared, told };
  const all: Numbers = {
    ...setting.values,
    ...outputNumbers(result, words),
    ...numbers,
    ...taskNumbers(numbers, setting, result, tasks, telling),
  };
  const fill = (template: string, more: Numbers = {}) =>
    fillNumbers(template, { ...all, ...more }, telling);
  const say = (keys: readonly string[]) =>
    joinSentences(keys.map((key) => fill(words.sentences[key] ?? '')));
  return {
    answer: say(answer),
    facts: facts.map(say),
    summary: say(summary),
    warnings: result.warnings.map((key) => fill(words.warnings[key] ?? '')),
    values: () =>
      Object.entries(result.values)
        // A logarithm is said as a number: its time would be that of another sentence.
        .map(([key, value]) =>
          fill(words.values[key] ?? '', typeof value === 'number' ? { lg: value } : {}),
        ),
    held: fill(words.held),
  };
}

/** The value of an input as the list of given values shows it: with five digits, as it was set. */
export function givenText({ name, unit, flag }: Input, value: number, shared: SharedWords): string {
  if (flag) return value ? shared.yes : shared.no;
  if (unit === 's' || unit === 'y')
    return namedNumber(name, value, { ...shared, told: { [name]: inputTelling(unit) } });
  return withUnit(numberText(value, shared.locale, 5), unitText(unit, shared.units), shared.locale);
}

/** As many digits as the address keeps. */
const TASK_DIGITS = 6;

/** A time of a task in microseconds, as its field shows it. */
export const taskTimeText = (time_us: number, locale: string) =>
  fieldText(time_us, locale, TASK_DIGITS);

/** "18 / 50 / 50" */
export const taskText = (task: Task, locale: string) =>
  task
    .map((time_us) => localNumber(time_us, locale, { maximumSignificantDigits: TASK_DIGITS }))
    .join(' / ');
