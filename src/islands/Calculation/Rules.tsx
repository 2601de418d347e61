import type { Dispatch } from 'react';
import type { Calculation } from '../../calculations/definition.ts';
import { unitText } from '../../calculations/numberText.ts';
import { ruleEnd } from '../../calculations/scaleSteps.ts';
import type { CalculationEvent, CalculationState } from './calculationReducer.ts';
import type { CalculationWords } from './calculationWords.ts';
import { fieldOf } from './fields.ts';
import styles from './InputRule.deferred.module.css';
import { InputRule } from './InputRule.tsx';

interface RulesProps {
  calculation: Calculation;
  state: CalculationState;
  dispatch: Dispatch<CalculationEvent>;
  words: CalculationWords;
}

/** The inputs that are moved. They do not exist before React. */
export function Rules({ calculation, state, dispatch, words }: RulesProps) {
  const { content, labels } = words;
  const instead = calculation.shownInstead(state.setting);
  return (
    <div className={styles.controls}>
      {calculation.inputs
        .filter(({ role }) => role === 'moved')
        .map((input) => (
          <InputRule
            key={input.name}
            {...fieldOf(input, state, words)}
            instead={instead[input.name]}
            end={ruleEnd(input, state.setting.values)}
            unit={unitText(input.unit, labels.units)}
            spokenUnit={content.spoken[input.name] ?? labels.units[input.unit] ?? input.unit}
            dispatch={dispatch}
          />
        ))}
    </div>
  );
}
