import { useLayoutEffect, useRef } from 'react';
import { fillText } from '../../../lib/placeholders.ts';
import { TranslatableText } from '../../shared/TranslatableText.tsx';
import type { Delivery } from '../delivery.ts';
import { MessageForm, type MessageFormProps } from '../MessageForm.tsx';
import { SentPanel } from '../SentPanel.tsx';
import styles from './InboxForm.deferred.module.css';
import type { InboxProps } from './inboxProps.ts';
import { ReceivedPanel } from './ReceivedPanel.tsx';
import { useSending } from './useSending.ts';

interface InboxFormProps {
  form: MessageFormProps;
  inbox: InboxProps;
}

const PANEL_ID = 'contact-message-outcome';

/** The contact form where the settings have an inbox: it posts the message itself. */
export function InboxForm({ form, inbox }: InboxFormProps) {
  const { state, send, back } = useSending(inbox.url, inbox.language);
  const panel = useRef<HTMLElement>(null);
  /** Empties the form once the message has arrived, also after a second try. */
  const onArrived = useRef(() => {});
  const { phase } = state;

  useLayoutEffect(() => {
    if (phase === 'received') onArrived.current();
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [phase]);

  const panelOf: Delivery['panel'] = (onBack) => {
    const { email, text, labels } = form;
    const shared = { ref: panel, id: PANEL_ID, to: email, text, labels };
    const toForm = () => {
      back();
      onBack();
    };
    if (state.phase === 'received') {
      const { message, receipt } = state;
      return <ReceivedPanel {...shared} {...{ message, receipt, inbox }} onAnother={toForm} />;
    }
    if (state.phase !== 'failed') return null;
    const { message, reason } = state;
    const { title, reasons, again } = inbox.failed;
    const failure = { title, text: reasons[reason], again, onAgain: () => send(message) };
    const onSent = () => {
      onArrived.current();
      toForm();
    };
    return (
      <div className={styles.failed}>
        <SentPanel {...shared} {...{ message, failure, onSent }} onBack={toForm} />
      </div>
    );
  };

  const { form: words } = inbox;
  const statusOf: Delivery['status'] = (onStop) => {
    const stop = () => {
      back();
      onStop();
    };
    return (
      <p className={styles.status} role="status">
        <TranslatableText>{`${words.waiting} `}</TranslatableText>
        <TranslatableText
          as="button"
          className={`link ${styles.stop}`}
          type="button"
          onClick={stop}
        >
          {words.stop}
        </TranslatableText>
      </p>
    );
  };
  const delivery: Delivery = {
    action: inbox.url,
    language: inbox.language,
    label:
      state.phase === 'sending'
        ? fillText(words.sending, { seconds: state.seconds }, inbox.locale)
        : words.send,
    isSending: state.phase === 'sending',
    send: (message, whenArrived) => {
      onArrived.current = whenArrived;
      void send(message);
    },
    status: state.phase === 'sending' ? statusOf : null,
    panel: phase === 'received' || phase === 'failed' ? panelOf : null,
  };
  return (
    <div className={styles.inbox}>
      <MessageForm {...form} delivery={delivery} />
    </div>
  );
}
