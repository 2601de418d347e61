import { type ClipboardEvent, type Dispatch, memo, type ReactNode } from 'react';
import type { Input } from '../../calculations/input.ts';
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
  /** What is set in rows. */
  tables: ReactNode;
  /** Several of them are pasted at once. */
  onPaste: (event: ClipboardEvent) => void;
}

/** Values that a preset sets and that can be typed. */
export function HeldValues({
  title,
  line,
  longestLine,
  children,
  tables,
  onPaste,
}: HeldValuesProps) {
  return (
    <>
      <details className={styles.held}>
        <TranslatableText as="summary">{title}</TranslatableText>
        <div className={styles.fields} onPaste={onPaste}>
          {children}
        </div>
        {tables}
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
  /** Words of a choice, by its number. */
  choices: Readonly<Record<string, string>> | undefined;
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
  choices,
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
      ) : input.list && choices ? (
        <select
          className={styles.choice}
          aria-label={spokenName(name)}
          value={value}
          onChange={({ target }) =>
            dispatch({ type: 'moved', name: input.name, value: Number(target.value) })
          }
        >
          {input.list.map((each) => (
            <option key={each} value={each}>
              {choices[String(each)]}
            </option>
          ))}
        </select>
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
