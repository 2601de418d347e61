import { Fragment, type Ref } from 'react';
import { addressLink, signatureOf } from '../../lib/mail.ts';
import type { Message } from '../../lib/messageFields.ts';
import { Text } from '../shared/Text.tsx';
import type { FormText } from './formText.ts';
import styles from './MessagePreview.deferred.module.css';

interface MessagePreviewProps {
  to: string;
  message: Message;
  text: FormText;
  /** The field with the message, to be selected where the browser forbids copying. */
  messageRef?: Ref<HTMLTextAreaElement>;
  /** Rows before the others: the receipt of an inbox. */
  rows?: Readonly<Record<string, string>>;
}

export function MessagePreview({ to, message, text, messageRef, rows }: MessagePreviewProps) {
  const { after } = text;
  return (
    <dl className={styles.preview}>
      {HAS_INBOX &&
        rows &&
        Object.entries(rows).map(([label, value]) => (
          <div key={label}>
            <Text as="dt">{label}</Text>
            <Text as="dd" translate="no">
              {value}
            </Text>
          </div>
        ))}
      <div>
        <Text as="dt">{after.to}</Text>
        <dd>
          <Text as="a" className="link" href={addressLink(to)}>
            {to}
          </Text>
        </dd>
      </div>
      <div>
        <Text as="dt">{text.topic}</Text>
        <Text as="dd" dir="auto" translate="no">
          {message.topic}
        </Text>
      </div>
      <div>
        <Text as="dt">{after.from}</Text>
        <dd translate="no">
          {signatureOf(message).map(({ field, text: value }, index) => (
            <Fragment key={field}>
              {index > 0 && <Text>, </Text>}
              <Text as="bdi">{value}</Text>
            </Fragment>
          ))}
        </dd>
      </div>
      <div>
        <Text as="dt">{text.message}</Text>
        <dd>
          {/* A textarea: a long message scrolls by keyboard and is selected with one key. */}
          <textarea
            className={`screen-only ${styles.message}`}
            ref={messageRef}
            aria-label={text.message}
            rows={5}
            dir="auto"
            readOnly
            defaultValue={message.message}
          />
          <Text as="p" className={styles.printed} dir="auto" translate="no">
            {message.message}
          </Text>
        </dd>
      </div>
    </dl>
  );
}
