import type { Ref } from 'react';
import { addressLink, type Message } from '../../lib/mail.ts';
import { Text } from '../shared/Text.tsx';
import type { FormText } from './formText.ts';
import styles from './MessagePreview.deferred.module.css';

interface MessagePreviewProps {
  to: string;
  message: Message;
  text: FormText;
  /** The field with the message, to be selected where the browser forbids copying. */
  messageRef: Ref<HTMLTextAreaElement>;
}

export function MessagePreview({ to, message, text, messageRef }: MessagePreviewProps) {
  const { after } = text;
  return (
    <dl className={styles.preview}>
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
          <Text as="bdi">{message.name}</Text>
          <Text>, </Text>
          <Text as="bdi">{message.email}</Text>
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
