import { PlainFallback } from '../shared/PlainFallback.tsx';
import styles from './ContactForm.deferred.module.css';
import { InboxForm } from './inbox/InboxForm.tsx';
import type { InboxProps } from './inbox/inboxProps.ts';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';

interface ContactFormProps extends MessageFormProps {
  /** Where the settings have an inbox; left out, the visitor's mail program sends the message. */
  inbox?: InboxProps | undefined;
}

export function ContactForm({ inbox, ...form }: ContactFormProps) {
  return (
    <PlainFallback className={styles.root} id="contact-message-island">
      {HAS_INBOX && inbox ? <InboxForm form={form} inbox={inbox} /> : <MessageForm {...form} />}
    </PlainFallback>
  );
}
