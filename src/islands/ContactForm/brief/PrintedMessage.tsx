import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Message } from '../../../lib/messageFields.ts';
import type { FormText } from '../formText.ts';
import { MessagePreview } from '../MessagePreview.tsx';
import { messageIn } from '../message.ts';
import styles from './PrintedMessage.deferred.module.css';

interface PrintedMessageProps {
  form: RefObject<HTMLFormElement | null>;
  to: string;
  text: FormText;
}

/** The message on paper, in place of the form. The browser keeps its texts, so they are read when it is printed. */
export function PrintedMessage({ form, to, text }: PrintedMessageProps) {
  const [message, setMessage] = useState<Message | null>(null);

  useEffect(() => {
    const read = () => {
      // Where the form is hidden, a panel prints what was sent.
      const typed = form.current && !form.current.hidden ? messageIn(form.current) : null;
      // At once: the page is printed when the event is over.
      flushSync(() => setMessage(typed?.message.trim() ? typed : null));
    };
    const forget = () => setMessage(null);
    addEventListener('beforeprint', read);
    addEventListener('afterprint', forget);
    return () => {
      removeEventListener('beforeprint', read);
      removeEventListener('afterprint', forget);
    };
  }, [form]);

  return (
    message && (
      <div className={styles.sheet} data-on-paper>
        <MessagePreview to={to} message={message} text={text} />
      </div>
    )
  );
}
