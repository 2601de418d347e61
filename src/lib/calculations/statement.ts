import type { Input, Result } from './calculation.ts';
import type { Definition, Setting } from './definitions/definition.ts';
import {
  fillNumbers,
  type Numbers,
  type NumberWords,
  namedNumber,
  numberText,
} from './numberText.ts';

/** The words of one calculation that its result is said with; src/content/schemas/calculation.ts describes them. */
export interface StatementWords {
  readonly inputs: Readonly<Record<string, string>>;
  readonly held: string;
  readonly sentences: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly warnings: Readonly<Record<string, string>>;
}

export interface SharedWords extends NumberWords {
  readonly yes: string;
  readonly no: string;
  /** {number} */
  readonly taskNumber: string;
}

/** The result in words, as rich text (richText.ts). */
export interface SpokenResult {
  readonly answer: string;
  readonly facts: readonly string[];
  readonly summary: string;
  readonly warnings: readonly string[];
  /** One for every value that there is. */
  readonly values: readonly string[];
  readonly held: string;
}

/** Names of the tasks in the order of their deadlines. */
export function taskNames(
  { tasks }: Setting,
  names: readonly string[] | undefined,
  { taskNumber }: SharedWords,
): string[] {
  const named = (tasks ?? []).map((task, at) => ({
    deadline: task[2],
    name: names?.[at] ?? taskNumber.replace('{number}', String(at + 1)),
  }));
  return named.sort((a, b) => a.deadline - b.deadline).map(({ name }) => name);
}

/** Sentences about tasks name them; all others have numbers only. */
function taskNumbers(
  numbers: Numbers,
  result: Result,
  tasks: readonly string[],
  shared: SharedWords,
): Numbers {
  if (tasks.length === 0) return {};
  const responses = result.values.R_us as readonly (number | null)[];
  const nameAt = (at: Numbers[string]) => (typeof at === 'number' ? tasks[at - 1] : undefined);
  return {
    first: nameAt(numbers.first),
    late: nameAt(numbers.late),
    responses: responses
      .map(
        (time, at) =>
          `${tasks[at]} ${time === null ? '–' : namedNumber('R_us', time, false, shared)}`,
      )
      .join(', '),
    ...Object.fromEntries(tasks.map((name, at) => [`task${at + 1}`, name])),
  };
}

const outputNumbers = ({ values }: Result): Numbers =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => !Array.isArray(value)),
  ) as Numbers;

export function speak(
  definition: Definition,
  setting: Setting,
  result: Result,
  words: StatementWords,
  shared: SharedWords,
  tasks: readonly string[] = [],
): SpokenResult {
  const { answer, facts, summary, numbers } = definition.say(setting, result);
  const all: Numbers = {
    ...setting.values,
    ...outputNumbers(result),
    ...numbers,
    ...taskNumbers(numbers, result, tasks, shared),
  };
  const fill = (template: string, more: Numbers = {}) =>
    fillNumbers(template, { ...all, ...more }, shared);
  const say = (keys: readonly string[]) =>
    keys.map((key) => fill(words.sentences[key] ?? '')).join(' ');
  return {
    answer: say(answer),
    facts: facts.map(say),
    summary: summary.map((key) => fill(words.sentences[key] ?? '')).join('; '),
    warnings: result.warnings.map((key) => fill(words.warnings[key] ?? '')),
    values: Object.entries(result.values)
      .filter(([, value]) => value !== null)
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
  if (unit === 's' || unit === 'y') return namedNumber(name, value, false, shared);
  return `${numberText(value, shared.locale, 5)}${unit ? `\u00a0${unit}` : ''}`;
}
