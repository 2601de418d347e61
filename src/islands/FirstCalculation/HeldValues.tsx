import { type Dispatch, memo, type ReactNode } from 'react';
import type { Input } from '../../calculations/first/calculation.ts';
import { richHtml } from '../../calculations/richText.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import type { CalculationEvent } from './calculationReducer.ts';
import { isPlainNumber, shownText, spokenName } from './fields.ts';
import styles from './HeldValues.deferred.module.css';
import { Html } from './Html.tsx';
import { NumberField } from './NumberField.tsx';
import { ReservedSpace } from './ReservedSpace.tsx';
import square from './squareInput.deferred.module.css';

interface HeldValuesProps {
  title: string;
  /** All of them in a line, shown while the list is folded. */
  line: string;
  longestLine: string;
  /** The fields. */
  children: ReactNode;
  /** The list of tasks, where there is one. */
  tasks: ReactNode;
}

/** Values that a preset sets and that can be typed. */
export function HeldValues({ title, line, longestLine, children, tasks }: HeldValuesProps) {
  return (
    <>
      <details className={styles.held}>
        <TranslatableText as="summary">{title}</TranslatableText>
        <div className={styles.fields}>{children}</div>
        {tasks}
      </details>
      <ReservedSpace className={`note ${styles.heldLine}`} longest={longestLine}>
        <Html as="p" html={richHtml(line)} />
      </ReservedSpace>
    </>
  );
}

interface HeldFieldProps {
  input: Input;
  name: string;
  /** As it is written beside the field. */
  unit: string;
  yes: string;
  value: number;
  typedText: string | undefined;
  locale: string;
  dispatch: Dispatch<CalculationEvent>;
}

/** `memo`, because a move of a rule leaves the held values as they are. */
export const HeldField = memo(function HeldField({
  input,
  name,
  unit,
  yes,
  value,
  typedText,
  locale,
  dispatch,
}: HeldFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field stands in both branches below
    <label>
      <TranslatableText>{name}</TranslatableText>
      {input.flag ? (
        <span className={styles.flag}>
          <input
            className={square.square}
            type="checkbox"
            aria-label={spokenName(name)}
            aria-description={yes}
            checked={value === 1}
            onChange={({ target }) =>
              dispatch({ type: 'moved', name: input.name, value: target.checked ? 1 : 0 })
            }
          />
        </span>
      ) : (
        <NumberField
          name={input.name}
          label={spokenName(name)}
          isPlain={isPlainNumber(input)}
          text={shownText(typedText, value, locale)}
          {...{ unit, dispatch }}
        />
      )}
    </label>
  );
});
