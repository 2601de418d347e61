import { clamp, type Notice } from '../../calculations/first/address.ts';
import type { Input } from '../../calculations/first/calculation.ts';
import { type Definition, type Setting, withPreset } from '../../calculations/first/definition.ts';
import { readNumber } from '../../calculations/readNumber.ts';
import { type TaskField, taskFieldOf, withTask } from './taskFields.ts';

export interface CalculationState {
  readonly setting: Setting;
  /** What is being typed into one field; the others show their values. */
  readonly typed: {
    readonly name: string;
    readonly text: string;
    /** What was set before, and is again when the text is no number. */
    readonly before: Setting;
  } | null;
  /** What of the address, or of what was typed, could not be taken as it is. */
  readonly notices: readonly Notice[];
  /**
   * Counts changes by the visitor, refused ones too: after the first the address is written, and the result is announced
   * with its notices.
   */
  readonly changes: number;
}

export type CalculationEvent =
  | { type: 'moved'; name: string; value: number }
  | { type: 'typed'; name: string; text: string }
  | { type: 'left' }
  | { type: 'preset'; key: string }
  | { type: 'addressRead'; setting: Setting; notices: readonly Notice[] };

export const initialState = (setting: Setting): CalculationState => ({
  setting,
  typed: null,
  notices: [],
  changes: 0,
});

const withValue = ({ values, tasks }: Setting, name: string, value: number): Setting => ({
  values: { ...values, [name]: value },
  tasks,
});

const inputOf = ({ inputs }: Definition, name: string): Input | undefined =>
  inputs.find((input) => input.name === name);

/** The field of an input or of a task: unit and range. */
const fieldOf = (
  definition: Definition,
  { tasks }: Setting,
  name: string,
): Input | TaskField | undefined => inputOf(definition, name) ?? taskFieldOf(tasks, name);

const withField = (setting: Setting, field: Input | TaskField, value: number): Setting =>
  'part' in field
    ? { ...setting, tasks: setting.tasks && withTask(setting.tasks, field, value) }
    : withValue(setting, field.name, value);

export const calculationReducer =
  (definition: Definition, locale: string) =>
  (state: CalculationState, event: CalculationEvent): CalculationState => {
    const changed = (setting: Setting, more: Partial<CalculationState> = {}): CalculationState => ({
      ...state,
      typed: null,
      notices: [],
      ...more,
      setting,
      changes: state.changes + 1,
    });
    switch (event.type) {
      case 'moved': {
        const input = inputOf(definition, event.name);
        return input
          ? changed(withValue(state.setting, event.name, clamp(input, event.value)))
          : state;
      }
      case 'typed': {
        const { name, text } = event;
        const before = state.typed?.name === name ? state.typed.before : state.setting;
        const typed = { name, text, before };
        const field = fieldOf(definition, before, name);
        const number = field ? readNumber(text, field.unit, locale) : null;
        // The text was a number before, as "5" of "5x": neither its value may stay nor what was said about it.
        if (!field || number === null) return { ...state, typed, setting: before, notices: [] };
        const used = clamp(field, number);
        const notices: Notice[] =
          used === number ? [] : [{ kind: 'clamped', name, asked: text.trim(), used }];
        return changed(withField(before, field, used), { typed, notices });
      }
      case 'left': {
        if (!state.typed) return state;
        const { name, text } = state.typed;
        const field = fieldOf(definition, state.setting, name);
        const unread = field && text.trim() !== '' && readNumber(text, field.unit, locale) === null;
        return unread
          ? changed(state.setting, { notices: [{ kind: 'unreadable', name, asked: text.trim() }] })
          : { ...state, typed: null };
      }
      case 'preset': {
        const preset = definition.presets.find(({ key }) => key === event.key);
        return preset ? changed(withPreset(state.setting, preset)) : state;
      }
      case 'addressRead':
        return { ...state, setting: event.setting, notices: event.notices };
    }
  };
