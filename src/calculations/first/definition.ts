import type { Numbers } from '../numberText.ts';
import type { Tellings } from '../told.ts';
import type { Input, Plot, Preset, Result, Tasks, Values } from './calculation.ts';

/** What a visitor has set. Only the schedule has tasks. */
export interface Setting {
  readonly values: Values;
  readonly tasks: Tasks | null;
}

/** Which sentences say the result; their words are content. */
export interface Statement {
  /** The answer, in one or two sentences. */
  readonly answer: readonly string[];
  /** Three facts, each of one or two sentences. */
  readonly facts: readonly (readonly string[])[];
  /** The result in a few words, for the table of presets. */
  readonly summary: readonly string[];
  /** Numbers that the sentences name beside inputs and values. */
  readonly numbers: Numbers;
}

export interface Definition {
  /** The service whose page shows it. */
  readonly slug: string;
  /** Of the formula: links of another version say so. */
  readonly version: number;
  readonly inputs: readonly Input[];
  readonly presets: readonly Preset[];
  readonly warningKeys: readonly string[];
  /** Words on the drawing. */
  readonly labelKeys: readonly string[];
  readonly sentenceKeys: readonly string[];
  /** How each result, and each number that the sentences name besides, is told. */
  readonly told: Tellings;
  /** Results that are words, such as the largest part. */
  readonly termKeys?: readonly string[];
  readonly compute: (setting: Setting) => Result;
  readonly say: (setting: Setting, result: Result) => Statement;
  /** A calculation that takes longer than a frame: in steps, and as a sketch while a rule is moved. */
  readonly steps?: (setting: Setting) => Generator<undefined, Result>;
  readonly sketch?: (setting: Setting) => Plot;
}

export function defaultSetting({
  inputs,
  presets,
}: Pick<Definition, 'inputs' | 'presets'>): Setting {
  return {
    values: Object.fromEntries(inputs.map((input) => [input.name, input.default])),
    tasks: presets[0]?.tasks ?? null,
  };
}

export const withPreset = ({ values, tasks }: Setting, preset: Preset): Setting => ({
  values: { ...values, ...preset.values },
  tasks: preset.tasks ?? tasks,
});

/** The preset whose values are set; undefined after any other change. */
export const presetOf = ({ presets }: Definition, { values, tasks }: Setting) =>
  presets.find(
    (preset) =>
      Object.entries(preset.values).every(([name, value]) => values[name] === value) &&
      (!preset.tasks || JSON.stringify(preset.tasks) === JSON.stringify(tasks)),
  );

/** The preset whose tasks are set: they keep their names when only a rule is moved. */
export const presetOfTasks = ({ presets }: Definition, { tasks }: Setting) =>
  presets.find((preset) => preset.tasks && JSON.stringify(preset.tasks) === JSON.stringify(tasks));

/** The value of a result, which is known to be a number where it is asked for. */
export function numberOf({ values }: Result, key: string): number {
  const value = values[key];
  return typeof value === 'number' ? value : Number.NaN;
}

export const isNull = ({ values }: Result, key: string) => values[key] === null;
