import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Entry } from '../../../lib/brief/brief.ts';
import type { AskedQuestion } from '../../../lib/brief/questionSets.ts';
import { TranslatableText } from '../../shared/TranslatableText.tsx';
import fieldStyles from '../../shared/underlinedField.deferred.module.css';
import type { FormText } from '../formText.ts';
import styles from './QuestionRow.deferred.module.css';

interface QuestionRowProps {
  id: string;
  /** Id of the sentence that says what becomes of an answer. */
  describedBy: string;
  question: AskedQuestion;
  /** The answer, or that there shall be none. */
  entry: Entry | undefined;
  text: FormText['brief'];
  onAnswer: (answer: string) => void;
  onLeaveOut: () => void;
  onPutBack: () => void;
  onFocusChange: (hasFocus: boolean) => void;
}

/** An answer is one line of the message, so Enter goes on to the next field, as the keyboard of a phone says. */
function goOnWithEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { currentTarget, key, shiftKey, nativeEvent } = event;
  // The Enter that ends a composition is no key of ours; Safari reports it afterwards, with the key code 229:
  // https://bugs.webkit.org/show_bug.cgi?id=165004
  const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  if (key !== 'Enter' || shiftKey || isComposing) return;
  event.preventDefault();
  const controls = [...(currentTarget.form?.elements ?? [])];
  const next = controls
    .slice(controls.indexOf(currentTarget) + 1)
    .find((control) => control instanceof HTMLTextAreaElement && !control.hidden);
  if (next instanceof HTMLTextAreaElement) next.focus();
}

export function QuestionRow(props: QuestionRowProps) {
  const { id, describedBy, question, entry, text } = props;
  const { onAnswer, onLeaveOut, onPutBack, onFocusChange } = props;
  const isLeftOut = entry?.isLeftOut === true;
  const isAnswered = !isLeftOut && Boolean(entry?.text.trim());
  const isEdited = !isLeftOut && entry?.isEdited === true;
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasLeftOut = useRef(isLeftOut);

  // Skipping takes the field away and "Answer it" brings it back: the focus goes where the visitor goes on.
  useLayoutEffect(() => {
    if (wasLeftOut.current && !isLeftOut && document.activeElement === button.current)
      field.current?.focus();
    wasLeftOut.current = isLeftOut;
  }, [isLeftOut]);

  return (
    <li
      className={styles.row}
      data-answered={isAnswered || undefined}
      data-out={isLeftOut || undefined}
    >
      <TranslatableText as="label" className={styles.question} htmlFor={id}>
        {question.text}
      </TranslatableText>
      {/* It does not exist before React, so that nobody can have typed into it: it is controlled. */}
      <textarea
        ref={field}
        className={`${fieldStyles.underlined} ${styles.answer}`}
        id={id}
        rows={1}
        dir="auto"
        autoComplete="off"
        enterKeyHint="next"
        placeholder={question.hint}
        aria-describedby={isEdited ? `${describedBy} ${id}-edited` : describedBy}
        hidden={isLeftOut}
        value={entry?.text ?? ''}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
        onKeyDown={goOnWithEnter}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
      />
      <button
        ref={button}
        className={styles.skip}
        type="button"
        aria-describedby={id}
        onClick={isLeftOut ? onPutBack : onLeaveOut}
      >
        <TranslatableText className="link">
          {isLeftOut ? text.answer : isAnswered ? text.leaveOut : text.skip}
        </TranslatableText>
      </button>
      {isEdited && (
        <TranslatableText as="p" className={styles.edited} id={`${id}-edited`}>
          {text.theirs}
        </TranslatableText>
      )}
    </li>
  );
}
