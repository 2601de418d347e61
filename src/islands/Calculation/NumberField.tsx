import type { Dispatch } from 'react';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import fieldStyles from '../shared/underlinedField.deferred.module.css';
import type { CalculationEvent } from './calculationReducer.ts';
import styles from './NumberField.deferred.module.css';

interface NumberFieldProps {
  id?: string;
  /** The name of the input. */
  name: string;
  /** Not given where the head of a table has it. */
  unit?: string;
  /** For a field without a label of its own, or whose label has marks that nobody says. */
  label?: string | undefined;
  /** Nothing but digits and a decimal sign can be meant: the small keypad of a phone is enough. */
  isPlain?: boolean;
  /** Others decide its value. */
  isOff?: boolean;
  /** What is shown: what is being typed, or the value. */
  text: string;
  dispatch: Dispatch<CalculationEvent>;
}

/** In signs; the style sheet sets the type by it. */
function sizeFor({ length }: string): number {
  if (length > 7) return 9;
  return length > 5 ? 7 : 6;
}

/** A number with its unit: takes exact values and pasted units. */
export function NumberField({
  id,
  name,
  unit,
  label,
  isPlain,
  isOff,
  text,
  dispatch,
}: NumberFieldProps) {
  return (
    <span className={styles.field}>
      <input
        id={id}
        className={`${fieldStyles.underlined} ${styles.number}`}
        type="text"
        inputMode={isPlain ? 'decimal' : 'text'} // that of an iPhone has neither a minus nor letters
        autoComplete="off"
        size={sizeFor(text)}
        aria-label={label}
        disabled={isOff}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()} // a phone has no other way to clear it at once
        onChange={({ target }) => dispatch({ type: 'typed', name, text: target.value })}
        onBlur={() => dispatch({ type: 'left' })}
      />
      {unit !== undefined && (
        <TranslatableText className={`note ${styles.unit}`}>{unit}</TranslatableText>
      )}
    </span>
  );
}
