import { addressLink } from '../../lib/mail.ts';
import type { FormText } from './ContactForm.tsx';
import styles from './Slip.later.module.css';

export interface SlipProps {
  to: string;
  text: FormText;
}

/** The message as it goes out; the form's script fills it in. */
export function Slip({ to, text }: SlipProps) {
  const { after } = text;
  return (
    <dl className={styles.slip}>
      <div>
        <dt>{after.to}</dt>
        <dd>
          <a className="link" href={addressLink(to)}>
            {to}
          </a>
        </dd>
      </div>
      <div>
        <dt>{text.topic}</dt>
        <dd dir="auto" data-sent="topic" translate="no" />
      </div>
      <div>
        <dt>{after.from}</dt>
        <dd translate="no">
          <bdi data-sent="name" />, <bdi data-sent="email" />
        </dd>
      </div>
      <div>
        <dt>{text.message}</dt>
        <dd>
          {/* A field, not a text: a long message scrolls by keyboard and is selected in one go. */}
          <textarea
            className={styles.message}
            aria-label={text.message}
            rows={5}
            dir="auto"
            readOnly
          />
          <p className={styles.onPaper} dir="auto" data-sent="message" translate="no" />
        </dd>
      </div>
    </dl>
  );
}
