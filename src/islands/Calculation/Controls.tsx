import type { Dispatch } from 'react';
import type { Input } from '../../lib/calculations/calculation.ts';
import type { Definition } from '../../lib/calculations/definitions/definition.ts';
import { fillText } from '../../lib/placeholders.ts';
import styles from './Calculation.deferred.module.css';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { HeldValues } from './HeldValues.tsx';
import { InputRule } from './InputRule.tsx';
import { Presets } from './Presets.tsx';
import { TaskList } from './TaskList.tsx';

interface ControlsProps {
  definition: Definition;
  state: CalculationState;
  dispatch: Dispatch<CalculationEvent>;
  words: CalculationWords;
  /** The held values in a line. */
  held: string;
  /** The key of the preset whose values are set. */
  preset: string | undefined;
}

/** A value in its field: five digits, and the decimal sign of the language. */
function fieldText(x: number, locale: string): string {
  if (x !== 0 && (Math.abs(x) < 1e-5 || Math.abs(x) >= 1e6))
    return x
      .toExponential(2)
      .replace(/\.?0+e/, 'e')
      .replace('e+', 'e');
  return new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: false,
    maximumSignificantDigits: 5,
  }).format(x);
}

/** Everything that can be set. It does not exist before React. */
export function Controls({
  definition,
  state,
  dispatch,
  words: { content, labels, locale },
  held,
  preset,
}: ControlsProps) {
  const { setting, typed } = state;
  const numberIn = (input: Input) => setting.values[input.name] ?? input.default;
  const textOf = (input: Input) =>
    typed?.name === input.name ? typed.text : fieldText(numberIn(input), locale);
  const moved = definition.inputs.filter(({ role }) => role === 'moved');
  const { tasks } = setting;
  const names = tasks?.map(
    (_, index) =>
      (preset && content.presets[preset]?.tasks?.[index]) ??
      fillText(labels.taskNumber, { number: index + 1 }),
  );
  return (
    <>
      <div className={styles.controls}>
        {moved.map((input) => (
          <InputRule
            key={input.name}
            input={input}
            name={content.inputs[input.name] ?? ''}
            spokenUnit={content.spoken[input.name] ?? labels.units[input.unit] ?? input.unit}
            value={numberIn(input)}
            text={textOf(input)}
            locale={locale}
            onMove={(value) => dispatch({ type: 'moved', name: input.name, value })}
            onType={(text) => dispatch({ type: 'typed', name: input.name, text })}
            onLeave={() => dispatch({ type: 'left' })}
          />
        ))}
      </div>
      <Presets
        title={labels.startFrom}
        presets={definition.presets}
        words={content.presets}
        chosen={preset}
        own={labels.own}
        onChoose={(key) => dispatch({ type: 'preset', key })}
      />
      <HeldValues
        title={labels.held}
        line={held}
        inputs={definition.inputs.filter(({ role }) => role === 'held')}
        names={content.inputs}
        yes={labels.yes}
        years={labels.units.y ?? ''}
        {...{ numberIn, textOf, dispatch }}
      >
        {tasks && names && <TaskList {...{ tasks, names, typed, labels, dispatch }} />}
      </HeldValues>
    </>
  );
}
