import { type Dispatch, useMemo } from 'react';
import { type Definition, presetOfTasks } from '../../calculations/first/definition.ts';
import { unitText } from '../../calculations/numberText.ts';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { fieldOf } from './fields.ts';
import { HeldField, HeldValues } from './HeldValues.tsx';
import { Presets } from './Presets.tsx';
import { TaskList } from './TaskList.tsx';
import { taskName } from './taskFields.ts';

interface StartingValuesProps {
  definition: Definition;
  state: CalculationState;
  dispatch: Dispatch<CalculationEvent>;
  words: CalculationWords;
  /** The held values in a line. */
  heldLine: string;
  longestHeldLine: string;
  longestSource: string;
  /** The key of the preset whose values are set. */
  preset: string | undefined;
}

/** What a calculation starts from: presets and the values that they hold. It does not exist before React. */
export function StartingValues({
  definition,
  state,
  dispatch,
  words,
  heldLine,
  longestHeldLine,
  longestSource,
  preset,
}: StartingValuesProps) {
  const { content, labels, locale } = words;
  const { setting, typed } = state;
  const { tasks } = setting;
  const taskCount = tasks?.length ?? 0;
  const taskPreset = presetOfTasks(definition, setting)?.key;
  const names = useMemo(
    () =>
      Array.from({ length: taskCount }, (_, task) =>
        taskName(task, taskPreset, { content, labels }),
      ),
    [taskCount, taskPreset, content, labels],
  );
  return (
    <>
      <Presets
        title={labels.startFrom}
        presets={definition.presets}
        words={content.presets}
        longestSource={longestSource}
        chosen={preset}
        own={labels.own}
        dispatch={dispatch}
      />
      <HeldValues
        title={labels.held}
        line={heldLine}
        longestLine={longestHeldLine}
        tasks={tasks && <TaskList {...{ tasks, names, typed, labels, locale, dispatch }} />}
      >
        {definition.inputs
          .filter(({ role }) => role === 'held')
          .map((input) => (
            <HeldField
              key={input.name}
              {...fieldOf(input, state, words)}
              unit={unitText(input.unit, labels.units)}
              yes={labels.yes}
              dispatch={dispatch}
            />
          ))}
      </HeldValues>
    </>
  );
}
