import type { Ref } from 'react';
import { Button } from '../../../components/Button.tsx';
import { named } from '../../../lib/joiners.ts';
import { addressLink, type MailLabels, plainText } from '../../../lib/mail.ts';
import type { Message } from '../../../lib/messageFields.ts';
import { saveFile } from '../../shared/saveFile.ts';
import { TranslatableText } from '../../shared/TranslatableText.tsx';
import { useCopy } from '../../shared/useCopy.ts';
import { CopyStatus } from '../CopyStatus.tsx';
import type { FormText } from '../formText.ts';
import { MessagePreview } from '../MessagePreview.tsx';
import panelStyles from '../SentPanel.deferred.module.css';
import type { InboxProps } from './inboxProps.ts';
import type { Receipt } from './postMessage.ts';
import styles from './ReceivedPanel.deferred.module.css';

interface ReceivedPanelProps {
  ref: Ref<HTMLElement>;
  /** Id of its heading. */
  id: string;
  to: string;
  message: Message;
  receipt: Receipt;
  labels: MailLabels;
  text: FormText;
  inbox: InboxProps;
  onAnother: () => void;
}

/** In UTC, because the visitor and the office may be in different zones. */
const timeText = (time: string, locale: string) =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(time))} UTC`;

export function ReceivedPanel(props: ReceivedPanelProps) {
  const { ref, id, to, message, receipt, labels, text, inbox, onAnother } = props;
  const { received, locale } = inbox;
  const rows = {
    ...(receipt.number && { [received.receipt]: receipt.number }),
    ...(receipt.time && { [received.time]: timeText(receipt.time, locale) }),
  };
  const copyToKeep = [
    ...Object.entries(rows).map(([label, value]) => named(label, value)),
    plainText(to, message, labels),
  ].join('\n');
  const { copy, field, outcome, presses } = useCopy(() => copyToKeep);
  const [before = '', after = ''] = received.noAnswer.split(to);

  return (
    <section
      className={`${panelStyles.panel} ${styles.received}`}
      data-on-paper
      ref={ref}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <TranslatableText as="h3" className={`title ${panelStyles.title}`} id={id}>
        {received.title}
      </TranslatableText>
      <TranslatableText as="p" className={panelStyles.text}>
        {received.text}
      </TranslatableText>
      <MessagePreview to={to} message={message} text={text} rows={rows} messageRef={field} />
      <TranslatableText as="p" className={`screen-only ${styles.keep}`}>
        {received.keep}
      </TranslatableText>
      <ul className={`screen-only ${styles.copies}`}>
        <li>
          <Button look="line" onClick={copy}>
            <TranslatableText>{received.copy}</TranslatableText>
          </Button>
        </li>
        <li>
          <Button look="line" onClick={() => saveFile('message.txt', copyToKeep)}>
            <TranslatableText>{received.save}</TranslatableText>
          </Button>
        </li>
        <li>
          <Button look="line" onClick={() => print()}>
            <TranslatableText>{received.print}</TranslatableText>
          </Button>
        </li>
      </ul>
      <CopyStatus text={text.after} {...{ outcome, presses }} />
      <p className={`${panelStyles.text} ${styles.noAnswer}`}>
        <TranslatableText>{before}</TranslatableText>
        <TranslatableText as="a" className="link" href={addressLink(to)}>
          {to}
        </TranslatableText>
        <TranslatableText>{after}</TranslatableText>
      </p>
      <p className={`screen-only ${panelStyles.end}`}>
        <TranslatableText
          as="button"
          className={`link ${panelStyles.back}`}
          type="button"
          onClick={onAnother}
        >
          {received.another}
        </TranslatableText>
      </p>
    </section>
  );
}
