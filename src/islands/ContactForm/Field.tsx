import type { FocusEventHandler, InputEventHandler, InputHTMLAttributes } from 'react';
import { stripBreakMarks } from '../../lib/breaks.ts';
import type { FieldControl } from '../../lib/formControls.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import styles from './Field.deferred.module.css';

interface FieldProps {
  id: string;
  /** The name under which it is sent. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** Below the field. */
  note?: string | undefined;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  isRequired?: boolean;
  /** Takes the whole row. */
  isWide?: boolean;
  /** More than one line. */
  rows?: number;
  /** Values to choose from. */
  options?: readonly string[];
  /** What the visitor reads for a value; the value itself where there is nothing else. */
  optionWords?: Readonly<Record<string, string>> | undefined;
  type?: 'text' | 'email';
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  /** Id of the datalist with suggestions. */
  list?: string | undefined;
  onInput: InputEventHandler<FieldControl>;
  onBlur: FocusEventHandler<FieldControl>;
}

/** Uncontrolled: the browser keeps the text, so that hydration cannot change what was typed before it. */
export function Field(props: FieldProps) {
  const { id, name, label, hint, note, error, isWide, rows, options, type = 'text', list } = props;
  const hintId = `${id}-hint`;
  const noteId = `${id}-note`;
  const errorId = `${id}-error`;
  const control = {
    id,
    name,
    required: props.isRequired,
    autoComplete: props.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && hintId, note && noteId, errorId].filter(Boolean).join(' '),
    onInput: props.onInput,
    onBlur: props.onBlur,
  } as const;
  return (
    <div className={styles.field} data-wide={isWide || undefined}>
      <div className={styles.caption}>
        <TranslatableText as="label" htmlFor={id}>
          {stripBreakMarks(label)}
        </TranslatableText>
        {hint && (
          // A key: another hint is another text, and the words of a translator must not stay.
          <TranslatableText className={styles.hint} id={hintId} key={hint}>
            {hint}
          </TranslatableText>
        )}
      </div>
      {rows ? (
        <textarea {...control} rows={rows} dir="auto" />
      ) : options ? (
        <select {...control}>
          <option value="" />
          {options.map((value) => (
            <option key={value} value={value}>
              {props.optionWords?.[value] ?? value}
            </option>
          ))}
        </select>
      ) : (
        <Input {...control} type={type} list={list} dir={type === 'text' ? 'auto' : undefined} />
      )}
      {note && (
        <TranslatableText as="p" className={`${styles.hint} ${styles.note}`} id={noteId}>
          {note}
        </TranslatableText>
      )}
      {/* The description is the box and not the error in it: its id exists before there is an error. */}
      <div id={errorId}>
        {error && (
          <TranslatableText as="p" className={styles.error}>
            {error}
          </TranslatableText>
        )}
      </div>
    </div>
  );
}

/** With suggestions it shows a chevron, which a field cannot draw itself. */
function Input(props: InputHTMLAttributes<HTMLInputElement>) {
  const input = <input {...props} />;
  return props.list ? <span className={styles.picker}>{input}</span> : input;
}
