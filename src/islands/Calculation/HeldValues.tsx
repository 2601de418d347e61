import type { Dispatch, ReactNode } from 'react';
import type { Input } from '../../lib/calculations/calculation.ts';
import { richHtml } from '../../lib/calculations/richText.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './Calculation.deferred.module.css';
import type { CalculationEvent } from './calculationReducer.ts';
import { Html } from './Html.tsx';

interface HeldValuesProps {
  title: string;
  /** All of them in a line, shown while the list is folded. */
  line: string;
  inputs: readonly Input[];
  names: Readonly<Record<string, string>>;
  yes: string;
  /** The word for the unit of years, which has no sign that all languages know. */
  years: string;
  numberIn: (input: Input) => number;
  textOf: (input: Input) => string;
  dispatch: Dispatch<CalculationEvent>;
  /** The list of tasks, where there is one. */
  children?: ReactNode;
}

/** Values that a preset sets and that can be typed. */
export function HeldValues({
  title,
  line,
  inputs,
  names,
  yes,
  years,
  numberIn,
  textOf,
  dispatch,
  children,
}: HeldValuesProps) {
  return (
    <>
      <details className={styles.held}>
        <TranslatableText as="summary">{title}</TranslatableText>
        <div className={styles.heldFields}>
          {inputs.map((input) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the field stands in both branches below
            <label key={input.name}>
              <TranslatableText>{names[input.name] ?? input.name}</TranslatableText>
              {input.flag ? (
                <span className={styles.field}>
                  <input
                    type="checkbox"
                    aria-description={yes}
                    checked={numberIn(input) === 1}
                    onChange={({ target }) =>
                      dispatch({ type: 'moved', name: input.name, value: target.checked ? 1 : 0 })
                    }
                  />
                </span>
              ) : (
                <span className={styles.field}>
                  <input
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    size={6}
                    value={textOf(input)}
                    onChange={({ target }) =>
                      dispatch({ type: 'typed', name: input.name, text: target.value })
                    }
                    onBlur={() => dispatch({ type: 'left' })}
                  />
                  <TranslatableText className={`note ${styles.unit}`}>
                    {input.unit === 'y' ? years : input.unit}
                  </TranslatableText>
                </span>
              )}
            </label>
          ))}
        </div>
        {children}
      </details>
      <Html as="p" className={`note ${styles.heldLine}`} html={richHtml(line)} />
    </>
  );
}
