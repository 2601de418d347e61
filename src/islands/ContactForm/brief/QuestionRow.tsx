import type { KeyboardEvent } from 'react';
import type { Entry } from '../../../lib/brief/brief.ts';
import type { AskedQuestion } from '../../../lib/brief/questionSets.ts';
import { fillText } from '../../../lib/placeholders.ts';
import { TranslatableText } from '../../shared/TranslatableText.tsx';
import fieldStyles from '../../shared/underlinedField.deferred.module.css';
import type { FormText } from '../formText.ts';
import styles from './QuestionRow.deferred.module.css';

interface QuestionRowProps {
  id: string;
  /** Id of the sentence that says what becomes of an answer. */
  describedBy: string;
  question: AskedQuestion;
  /** The answer. */
  entry: Entry | undefined;
  text: FormText['brief'];
  onAnswer: (answer: string) => void;
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
  const { id, describedBy, question, entry, text, onAnswer, onFocusChange } = props;
  const answer = entry?.isLeftOut ? '' : (entry?.text ?? '');
  const isAnswered = answer.trim() !== '';
  const isEdited = isAnswered && entry?.isEdited === true;
  const { hint } = question;
  const described = [describedBy, hint && `${id}-hint`, isEdited && `${id}-edited`];
  return (
    <li className={styles.row} data-answered={isAnswered || undefined}>
      <TranslatableText as="label" className={styles.question} htmlFor={id}>
        {question.text}
      </TranslatableText>
      {/* A text beside the field and none in it: what stands in a field is an answer. */}
      {hint && (
        <TranslatableText className={styles.hint} id={`${id}-hint`}>
          {fillText(text.example, { hint })}
        </TranslatableText>
      )}
      {/* It does not exist before React, so that nobody can have typed into it: it is controlled. */}
      <textarea
        className={`${fieldStyles.underlined} ${styles.answer}`}
        id={id}
        rows={1}
        dir="auto"
        autoComplete="off"
        enterKeyHint="next"
        aria-describedby={described.filter(Boolean).join(' ')}
        value={answer}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
        onKeyDown={goOnWithEnter}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
      />
      {isEdited && (
        <TranslatableText as="p" className={styles.edited} id={`${id}-edited`}>
          {text.theirs}
        </TranslatableText>
      )}
    </li>
  );
}
