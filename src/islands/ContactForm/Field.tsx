import type { InputHTMLAttributes } from 'react';
import type { FieldName } from './contactForm.ts';
import styles from './Field.module.css';
import type { Control } from './useLeaving.ts';

export interface FieldProps {
  id: string;
  name: FieldName;
  label: string;
  hint?: string;
  /** What is wrong with what was typed. */
  problem?: string | undefined;
  /** Takes the whole row. */
  wide?: boolean;
  /** More than one line. */
  rows?: number;
  type?: 'text' | 'email';
  autoComplete?: InputHTMLAttributes<Control>['autoComplete'];
  /** Id of the datalist with suggestions. */
  list?: string;
  onBlur: (event: { currentTarget: Control }) => void;
  onInput: (event: { currentTarget: Control }) => void;
}

export function Field(props: FieldProps) {
  const { id, name, label, hint, problem, wide, rows, type = 'text', list } = props;
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [hint && hintId, problem && problemId].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    required: true,
    autoComplete: props.autoComplete,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    onBlur: props.onBlur,
    onInput: props.onInput,
  } as const;
  return (
    <div className={styles.field} data-wide={wide || undefined}>
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
      {problem && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
    </div>
  );
}
