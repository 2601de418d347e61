import { type Calculation, type Computed, defaultSetting, withPreset } from './definition.ts';
import type { Setting } from './input.ts';
import { plainText } from './richText.ts';
import { asRule, ruleEnd, stepCount, valueOfStep } from './scaleSteps.ts';
import { type SharedWords, type StatementWords, speak } from './statement.ts';

/** The longest texts of a calculation: the page keeps room for them, so that nothing moves when a text grows. */
export interface LongestTexts {
  readonly answer: string;
  readonly facts: readonly string[];
  readonly held: string;
  /** In lines. */
  readonly warnings: string;
}

/** Places on each rule; a calculation that takes long has fewer. */
const PLACES = 3;
const PLACES_OF_LONG = 2;

export const longestOf = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

interface Reached {
  readonly setting: Setting;
  readonly computed: Computed;
}

/** Each preset, and each with its rules at all combinations of even places. */
function reach(calculation: Calculation): Reached[] {
  const places = calculation.isLong ? PLACES_OF_LONG : PLACES;
  const moved = calculation.inputs.filter(({ role }) => role === 'moved');
  const settings = calculation.presets.flatMap((preset) => {
    const start = withPreset(defaultSetting(calculation), preset);
    const combinations = moved.reduce<Setting[]>(
      (all, input) =>
        all.flatMap((setting) =>
          Array.from({ length: places }, (_, index) => {
            const rule = asRule(input, ruleEnd(input, setting.values));
            const step = Math.round((stepCount(rule) * index) / (places - 1));
            const values = { ...setting.values, [input.name]: valueOfStep(rule, step) };
            return { ...setting, values };
          }),
        ),
      [start],
    );
    return [start, ...combinations];
  });
  return settings.map((setting) => ({ setting, computed: calculation.compute(setting) }));
}

/** The build asks in every language, and the numbers are the same in all. */
const reached = new Map<string, readonly Reached[]>();

export function longestTexts(
  calculation: Calculation,
  words: StatementWords,
  shared: SharedWords,
): LongestTexts {
  const all = reached.get(calculation.name) ?? reach(calculation);
  reached.set(calculation.name, all);
  const said = all.map(({ setting, computed }) =>
    speak(calculation, setting, computed, words, shared),
  );
  // Exponents stand on the line: nobody sees these texts, and the raised 2 alone would fetch another typeface.
  const longest = (texts: readonly string[]) =>
    longestOf(texts.map((text) => plainText(text.replaceAll(/\^\{(.*?)\}/g, '$1'))));
  const most = Math.max(...said.map(({ facts }) => facts.length));
  return {
    answer: longest(said.map(({ answer }) => answer)),
    facts: Array.from({ length: most }, (_, at) =>
      longest(said.map(({ facts }) => facts[at] ?? '')),
    ),
    held: longest(said.map(({ held }) => held)),
    warnings: longest(said.map(({ warnings }) => warnings.join('\n'))),
  };
}
