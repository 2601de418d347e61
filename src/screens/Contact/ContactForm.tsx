import { useId } from 'react';
import { Button } from '../../components/Button.tsx';
import type { ContactContent } from '../../content/schemas/contact.ts';
import { addressLink } from '../../lib/mail.ts';
import { AfterPanel } from './AfterPanel.tsx';
import styles from './ContactForm.later.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';

export type FormText = ContactContent['form'];

export interface ContactFormProps {
  /** Where the message goes. */
  email: string;
  /** Suggestions; anything else can be typed. */
  topics: readonly string[];
  text: FormText;
}

const MESSAGE_ROWS = 5; // spec C5

/**
 * The form with all that it may ever say, as plain HTML. src/browser/contactForm shows and hides its
 * parts; without it the browser sends the form.
 */
export function ContactForm({ email, topics, text }: ContactFormProps) {
  const id = useId();
  const { errors } = text;
  const field = (name: 'name' | 'email' | 'topic' | 'message') => ({
    id: `${id}-${name}`,
    name,
    label: text[name],
    problems: name === 'email' ? errors.email : { missing: errors[name] },
  });
  const fields = [field('name'), field('email'), field('topic'), field('message')] as const;
  const [nameField, emailField, topicField, messageField] = fields;
  return (
    <div className={styles.root} data-part="root">
      <form className={styles.form} method="post" encType="text/plain" action={addressLink(email)}>
        <ErrorSummary
          id={`${id}-summary`}
          titles={errors.titles}
          fixed={errors.fixed}
          items={fields.map((each) => ({ ...each, field: each.name }))}
        />
        <p className={styles.cleared} role="status" tabIndex={-1} data-told="sent" hidden>
          {text.after.done}
        </p>
        <p className={styles.cleared} role="status" tabIndex={-1} data-told="draft" hidden>
          {text.draftCleared}
        </p>
        <Field {...nameField} autoComplete="name" />
        <Field {...emailField} type="email" autoComplete="email" />
        <Field {...topicField} hint={text.topicHint} list={`${id}-topics`} wide />
        <datalist id={`${id}-topics`}>
          {topics.map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
        <Field {...messageField} hint={text.messageHint} rows={MESSAGE_ROWS} wide />
        <p className={styles.send}>
          <Button type="submit" arrow>
            {text.send}
          </Button>
          <span className={styles.draft}>
            {text.draft}{' '}
            <button className={`link ${styles.clear}`} type="reset">
              {text.draftClear}
            </button>
          </span>
        </p>
        <p className="vh" role="status" data-part="status" />
      </form>
      <AfterPanel id={`${id}-after`} to={email} text={text} />
    </div>
  );
}
