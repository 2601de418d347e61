import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import { addressLink } from '../../lib/mail.ts';
import { AfterPanel } from './AfterPanel.tsx';
import styles from './ContactForm.module.css';
import { FIELDS, type FieldName } from './contactForm.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { useContactForm } from './useContactForm.ts';
import { type FormText, problemLine, problemText } from './wording.ts';

export interface ContactFormProps {
  /** Where the message goes. */
  email: string;
  /** Suggestions; anything else can be typed. */
  topics: readonly string[];
  text: FormText;
}

const MESSAGE_ROWS = 5; // spec C5

export function ContactForm({ email, topics, text }: ContactFormProps) {
  const id = useId();
  const { state, root, form, formProps, fieldProps, target, goTo, clear, back } =
    useContactForm(email);
  const { stage, problems, summary, sent, cleared, announced } = state;

  const field = (name: FieldName) => ({
    ...fieldProps,
    id: `${id}-${name}`,
    name,
    label: text[name],
    problem: problemText(text, name, problems[name]),
  });
  const listed = FIELDS.filter((name) => summary[name]).map((name) => ({
    field: name,
    id: `${id}-${name}`,
    text: problemLine(text, name, summary),
    mended: !problems[name],
  }));

  const left = listed.filter((item) => !item.mended).length;

  return (
    <div className={styles.root} ref={root}>
      <form
        className={styles.form}
        ref={form}
        method="post"
        encType="text/plain"
        action={addressLink(email)}
        hidden={stage !== 'writing'}
        {...formProps}
      >
        {listed.length > 0 && (
          <ErrorSummary
            id={`${id}-summary`}
            title={text.errors.titles[left - 1] ?? text.errors.mended}
            items={listed}
            ref={target('summary')}
            onChoose={goTo}
          />
        )}
        {cleared && (
          <p className={styles.cleared} ref={target('cleared')} role="status" tabIndex={-1}>
            {cleared === 'sent' ? text.after.done : text.draftCleared}
          </p>
        )}
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" />
        <Field {...field('topic')} hint={text.topicHint} list={`${id}-topics`} wide />
        <datalist id={`${id}-topics`}>
          {topics.map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
        <Field {...field('message')} hint={text.messageHint} rows={MESSAGE_ROWS} wide />
        <p className={styles.send}>
          <Button type="submit" arrow>
            {text.send}
          </Button>
          {/* Shown by src/browser/keepDraft.ts, which keeps the draft and listens for the reset. */}
          <span className={styles.draft}>
            {text.draft}{' '}
            <button className={`link ${styles.clear}`} type="reset">
              {text.draftClear}
            </button>
          </span>
        </p>
        <p className="vh" role="status">
          {announced && problemLine(text, announced, problems)}
        </p>
      </form>
      {stage !== 'writing' && sent && (
        <AfterPanel
          id={`${id}-after`}
          to={email}
          message={sent}
          isTooLong={stage === 'tooLong'}
          text={text}
          ref={target('panel')}
          onSent={clear}
          onBack={back}
        />
      )}
    </div>
  );
}
