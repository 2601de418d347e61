import { type Dispatch, type KeyboardEvent, memo, useMemo } from 'react';
import type { Input } from '../../calculations/input.ts';
import { numberText } from '../../calculations/numberText.ts';
import { plainText } from '../../calculations/richText.ts';
import {
  asRule,
  stepCount,
  stepOfValue,
  valueAfter,
  valueOfStep,
} from '../../calculations/scaleSteps.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { useScrollUndo } from '../shared/useScrollUndo.ts';
import type { CalculationEvent } from './calculationReducer.ts';
import { isPlainNumber, shownText, spokenName } from './fields.ts';
import styles from './InputRule.deferred.module.css';
import { NumberField } from './NumberField.tsx';
import { RuleScale } from './RuleScale.tsx';

/** Page keys move ten steps. */
const PAGE_STEPS = 10;

interface InputRuleProps {
  input: Input;
  name: string;
  /** As it is written beside the field. */
  unit: string;
  /** What screen readers say after the number: 'picoseconds'. */
  spokenUnit: string;
  /** Where another input ends the rule. */
  end: number | null;
  value: number;
  /** Shown in its place, and not to be moved; `null`: nothing. */
  instead?: number | null | undefined;
  typedText: string | undefined;
  locale: string;
  dispatch: Dispatch<CalculationEvent>;
}

const KEYS: Readonly<Record<string, number>> = {
  PageUp: PAGE_STEPS,
  PageDown: -PAGE_STEPS,
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/**
 * An input that is moved: its number, which takes exact values, and a rule with a native range on it. `memo`, because a
 * move of one leaves the others as they are.
 */
export const InputRule = memo(function InputRule({
  input,
  name,
  unit,
  spokenUnit,
  end,
  value: own,
  instead,
  typedText,
  locale,
  dispatch,
}: InputRuleProps) {
  const value = instead ?? own;
  const isEmpty = instead === null;
  const id = `calculation-${input.name}`;
  const rule = useMemo(() => asRule(input, end), [input, end]);
  const move = (to: number) => dispatch({ type: 'moved', name: input.name, value: to });
  const scrollUndo = useScrollUndo(own, move);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = KEYS[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(valueAfter(rule, value, steps));
  };
  return (
    <div className={styles.control}>
      <TranslatableText as="label" className={styles.name} htmlFor={id}>
        {name}
      </TranslatableText>
      <NumberField
        id={id}
        name={input.name}
        unit={unit}
        label={spokenName(name)}
        isPlain={isPlainNumber(input)}
        text={isEmpty ? '–' : shownText(typedText, value, locale)}
        isOff={instead !== undefined}
        dispatch={dispatch}
      />
      <div className={`ltr ${styles.rule}`}>
        <RuleScale input={rule} locale={locale} />
        <input
          type="range"
          aria-label={spokenName(name) ?? name}
          min={0}
          max={stepCount(rule)}
          step={1}
          value={stepOfValue(rule, isEmpty ? rule.min : value)}
          disabled={instead !== undefined}
          aria-valuetext={
            isEmpty ? '–' : `${plainText(numberText(value, locale))} ${spokenUnit}`.trim()
          }
          onChange={({ target }) => move(valueOfStep(rule, Number(target.value)))}
          onKeyDown={onKeyDown}
          {...scrollUndo}
        />
      </div>
    </div>
  );
});
