import type { Dispatch } from 'react';
import type { Definition } from '../../calculations/first/definition.ts';
import { unitText } from '../../calculations/numberText.ts';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { fieldOf } from './fields.ts';
import styles from './InputRule.deferred.module.css';
import { InputRule } from './InputRule.tsx';

interface RulesProps {
  definition: Definition;
  state: CalculationState;
  dispatch: Dispatch<CalculationEvent>;
  words: CalculationWords;
}

/** The inputs that are moved. They do not exist before React. */
export function Rules({ definition, state, dispatch, words }: RulesProps) {
  const { content, labels } = words;
  return (
    <div className={styles.controls}>
      {definition.inputs
        .filter(({ role }) => role === 'moved')
        .map((input) => (
          <InputRule
            key={input.name}
            {...fieldOf(input, state, words)}
            unit={unitText(input.unit, labels.units)}
            spokenUnit={content.spoken[input.name] ?? labels.units[input.unit] ?? input.unit}
            dispatch={dispatch}
          />
        ))}
    </div>
  );
}
