import { addressLink, type Message } from '../../lib/mail.ts';
import styles from './Slip.module.css';
import type { FormText } from './wording.ts';

export interface SlipProps {
  to: string;
  message: Message;
  text: FormText;
}

/** The message as it goes out. */
export function Slip({ to, message, text }: SlipProps) {
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
        <dd dir="auto">{message.topic}</dd>
      </div>
      <div>
        <dt>{after.from}</dt>
        <dd>
          <bdi>{message.name}</bdi>, <bdi>{message.email}</bdi>
        </dd>
      </div>
      <div>
        <dt>{text.message}</dt>
        <dd>
          {/* A field, not a text: a long message scrolls by keyboard and is selected in one go. */}
          <textarea
            className={styles.message}
            aria-label={text.message}
            defaultValue={message.message}
            rows={5}
            dir="auto"
            readOnly
          />
        </dd>
      </div>
    </dl>
  );
}
