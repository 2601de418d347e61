import { Fragment, type Ref } from 'react';
import { marksFor } from '../../lib/joiners.ts';
import { addressLink, signatureOf } from '../../lib/mail.ts';
import type { Message } from '../../lib/messageFields.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
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
            <TranslatableText as="dt">{label}</TranslatableText>
            <TranslatableText as="dd" translate="no">
              {value}
            </TranslatableText>
          </div>
        ))}
      <div>
        <TranslatableText as="dt">{after.to}</TranslatableText>
        <dd>
          <TranslatableText as="a" className="link" href={addressLink(to)}>
            {to}
          </TranslatableText>
        </dd>
      </div>
      <div>
        <TranslatableText as="dt">{text.topic}</TranslatableText>
        <TranslatableText as="dd" dir="auto" translate="no">
          {message.topic}
        </TranslatableText>
      </div>
      <div>
        <TranslatableText as="dt">{after.from}</TranslatableText>
        <dd translate="no">
          {signatureOf(message).map(({ field, text: value }, index) => (
            <Fragment key={field}>
              {index > 0 && <TranslatableText>{marksFor(after.from).comma}</TranslatableText>}
              <TranslatableText as="bdi">{value}</TranslatableText>
            </Fragment>
          ))}
        </dd>
      </div>
      <div>
        <TranslatableText as="dt">{text.message}</TranslatableText>
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
          <TranslatableText as="p" className={styles.printed} dir="auto" translate="no">
            {message.message}
          </TranslatableText>
        </dd>
      </div>
    </dl>
  );
}
