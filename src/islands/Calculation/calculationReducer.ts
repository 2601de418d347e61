import { clamp, type Notice } from '../../lib/calculations/address.ts';
import { type Input, TASK_LIMITS, type Tasks } from '../../lib/calculations/calculation.ts';
import {
  type Definition,
  type Setting,
  withPreset,
} from '../../lib/calculations/definitions/definition.ts';
import { readNumber } from '../../lib/calculations/readNumber.ts';

export interface CalculationState {
  readonly setting: Setting;
  /** What is being typed into one field; the others show their values. */
  readonly typed: { readonly name: string; readonly text: string } | null;
  /** What of the address, or of what was typed, could not be taken as it is. */
  readonly notices: readonly Notice[];
  /** Counts changes by the visitor: after the first the address is written and the result announced. */
  readonly changes: number;
}

export type TaskPart = 0 | 1 | 2;

export type CalculationEvent =
  | { type: 'moved'; name: string; value: number }
  | { type: 'typed'; name: string; text: string }
  | { type: 'left' }
  | { type: 'preset'; key: string }
  | { type: 'addressRead'; setting: Setting; notices: readonly Notice[] }
  | { type: 'taskTyped'; name: string; task: number; part: TaskPart; text: string };

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

/** Execution ≤ deadline ≤ period: what is set wins, the two others give way. */
function withTask(tasks: Tasks, at: number, part: TaskPart, value: number): Tasks {
  const { shortest_us, shortestPeriod_us, longestPeriod_us } = TASK_LIMITS;
  return tasks.map((task, index) => {
    if (index !== at) return task;
    let [execution, period, deadline] = task;
    if (part === 0) execution = Math.min(longestPeriod_us, Math.max(shortest_us, value));
    if (part === 1) period = Math.min(longestPeriod_us, Math.max(shortestPeriod_us, value));
    if (part === 2) deadline = Math.min(longestPeriod_us, Math.max(shortest_us, value));
    if (part === 1) deadline = Math.min(deadline, period);
    else period = Math.max(period, deadline, execution);
    if (part === 0) deadline = Math.max(deadline, execution);
    else execution = Math.min(execution, deadline);
    return [execution, period, deadline] as const;
  });
}

const inputOf = ({ inputs }: Definition, name: string): Input | undefined =>
  inputs.find((input) => input.name === name);

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
        const typed = { name: event.name, text: event.text };
        const input = inputOf(definition, event.name);
        const number = input ? readNumber(event.text, input.unit, locale) : null;
        if (!input || number === null) return { ...state, typed };
        const used = clamp(input, number);
        const notices: Notice[] =
          used === number
            ? []
            : [{ kind: 'clamped', name: event.name, asked: event.text.trim(), used }];
        return changed(withValue(state.setting, event.name, used), { typed, notices });
      }
      case 'left': {
        if (!state.typed) return state;
        const { name, text } = state.typed;
        const input = inputOf(definition, name);
        const unread = input && text.trim() !== '' && readNumber(text, input.unit, locale) === null;
        return {
          ...state,
          typed: null,
          ...(unread && { notices: [{ kind: 'unreadable', name, asked: text.trim() }] }),
        };
      }
      case 'preset': {
        const preset = definition.presets.find(({ key }) => key === event.key);
        return preset ? changed(withPreset(state.setting, preset)) : state;
      }
      case 'taskTyped': {
        const { tasks } = state.setting;
        const typed = { name: event.name, text: event.text };
        const number = readNumber(event.text, 'µs', locale);
        if (!tasks || number === null) return { ...state, typed };
        return changed(
          { ...state.setting, tasks: withTask(tasks, event.task, event.part, number) },
          { typed },
        );
      }
      case 'addressRead':
        return { ...state, setting: event.setting, notices: event.notices };
    }
  };
