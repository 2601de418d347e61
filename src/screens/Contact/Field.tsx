import type { InputHTMLAttributes } from 'react';
import styles from './Field.later.module.css';

export interface FieldProps {
  id: string;
  /** The name under which it is sent, and found by src/browser/contactForm. */
  name: string;
  label: string;
  hint?: string;
  /** What can be wrong with what was typed, each by its name; shown by the form's script. */
  problems: Readonly<Record<string, string>>;
  /** Takes the whole row. */
  wide?: boolean;
  /** More than one line. */
  rows?: number;
  type?: 'text' | 'email';
  autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  /** Id of the datalist with suggestions. */
  list?: string;
}

export function Field(props: FieldProps) {
  const { id, name, label, hint, problems, wide, rows, type = 'text', list } = props;
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const control = {
    id,
    name,
    required: true,
    autoComplete: props.autoComplete,
    'aria-describedby': hint ? `${hintId} ${problemId}` : problemId,
  } as const;
  return (
    <div className={styles.field} data-field={name} data-wide={wide || undefined}>
      <div className={styles.caption}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </div>
      {rows ? (
        <textarea {...control} rows={rows} dir="auto" />
      ) : (
        <input {...control} type={type} list={list} dir={type === 'text' ? 'auto' : undefined} />
      )}
      {/* Described by the box and not by a problem: only what is shown in it is read. */}
      <div id={problemId}>
        {Object.entries(problems).map(([problem, text]) => (
          <p className={styles.problem} key={problem} data-problem={problem} hidden>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
