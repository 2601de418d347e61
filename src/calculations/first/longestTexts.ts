import { plainText } from '../richText.ts';
import { stepCount, valueOfStep } from '../scaleSteps.ts';
import type { Result } from './calculation.ts';
import {
  type Definition,
  defaultSetting,
  presetOf,
  type Setting,
  withPreset,
} from './definition.ts';
import {
  type SharedWords,
  type StatementWords,
  shownWarnings,
  speak,
  taskNames,
} from './statement.ts';

/** The longest texts of a calculation: the page keeps room for them, so that nothing moves when a text grows. */
export interface LongestTexts {
  readonly answer: string;
  readonly facts: readonly string[];
  readonly held: string;
  /** In lines. */
  readonly warnings: string;
}

/** Places on each rule; a calculation that is long has fewer. */
const PLACES = 4;
const PLACES_OF_LONG = 2;

export const longestOf = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

interface Reached {
  readonly setting: Setting;
  readonly result: Result;
}

/** Each preset, and each with its rules at all combinations of even places. */
function reach(definition: Definition): Reached[] {
  const places = definition.steps ? PLACES_OF_LONG : PLACES;
  const moved = definition.inputs.filter(({ role }) => role === 'moved');
  const settings = definition.presets.flatMap((preset) => {
    const start = withPreset(defaultSetting(definition), preset);
    const combinations = moved.reduce<Setting[]>(
      (all, input) =>
        all.flatMap((setting) =>
          Array.from({ length: places }, (_, index) => {
            const step = Math.round((stepCount(input) * index) / (places - 1));
            const values = { ...setting.values, [input.name]: valueOfStep(input, step) };
            return { ...setting, values };
          }),
        ),
      [start],
    );
    return [start, ...combinations];
  });
  return settings.map((setting) => ({ setting, result: definition.compute(setting) }));
}

/** The build asks in every language, and the numbers are the same in all. */
const reached = new Map<string, readonly Reached[]>();

export function longestTexts(
  definition: Definition,
  words: StatementWords & {
    readonly presets: Readonly<Record<string, { readonly tasks?: readonly string[] | undefined }>>;
  },
  shared: SharedWords,
): LongestTexts {
  const all = reached.get(definition.slug) ?? reach(definition);
  reached.set(definition.slug, all);
  const said = all.map(({ setting, result }) => {
    const preset = presetOf(definition, setting);
    const tasks = taskNames(setting, preset && words.presets[preset.key]?.tasks, shared);
    return speak(definition, setting, result, words, shared, tasks);
  });
  // Exponents stand on the line: nobody sees these texts, and the raised 2 alone would fetch another typeface.
  const longest = (texts: readonly string[]) =>
    longestOf(texts.map((text) => plainText(text.replaceAll(/\^\{(.*?)\}/g, '$1'))));
  return {
    answer: longest(said.map(({ answer }) => answer)),
    facts: [0, 1, 2].map((at) => longest(said.map(({ facts }) => facts[at] ?? ''))),
    held: longest(said.map(({ held }) => held)),
    warnings: longest(said.map(({ warnings }) => shownWarnings(warnings).join('\n'))),
  };
}
