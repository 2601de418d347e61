import { type Ref, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { type Message, plainText, webLinks } from '../../lib/mail.ts';
import styles from './AfterPanel.module.css';
import { Slip } from './Slip.tsx';
import type { FormText } from './wording.ts';

export interface AfterPanelProps {
  /** Also the id of its heading. */
  id: string;
  to: string;
  message: Message;
  /** The link was too long for a mail program: copying comes first. */
  isTooLong: boolean;
  text: FormText;
  ref: Ref<HTMLElement>;
  onSent: () => void;
  onBack: () => void;
}

type Copy = 'idle' | 'copied' | 'failed';

export function AfterPanel(props: AfterPanelProps) {
  const { id, to, message, isTooLong, text, ref, onSent, onBack } = props;
  const { after } = text;
  const [copy, setCopy] = useState<Copy>('idle');
  const web = webLinks(to, message);
  const labels = { to: after.to, topic: text.topic, from: after.from };

  const slip = <Slip to={to} message={message} text={text} />;

  const copyMessage = async () => {
    try {
      await navigator.clipboard.writeText(plainText(to, message, labels));
      setCopy('copied');
    } catch {
      setCopy('failed');
    }
  };

  return (
    <section
      className={styles.panel}
      data-too-long={isTooLong || undefined}
      ref={ref}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h3 className={styles.title} id={id}>
        {isTooLong ? after.tooLongTitle : after.title}
      </h3>
      <p className={styles.text}>{isTooLong ? after.tooLong : after.text}</p>
      {!isTooLong && slip}
      <ul className={styles.ways}>
        <li>
          <Button look={isTooLong ? 'primary' : 'line'} onClick={copyMessage}>
            <span className={styles.swap} data-copy={copy}>
              <span>{after.copy}</span>
              <span>{after.copied}</span>
            </span>
          </Button>
        </li>
        <li>
          <ButtonLink look="line" href={web.gmail} external>
            {web.complete ? after.gmail : after.gmailPaste}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink look="line" href={web.outlook} external>
            {web.complete ? after.outlook : after.outlookPaste}
          </ButtonLink>
        </li>
      </ul>
      <p className={copy === 'failed' ? styles.failed : 'vh'} role="status">
        {copy === 'copied' && after.copied}
        {copy === 'failed' && after.copyFailed}
      </p>
      {isTooLong && slip}
      <p className={styles.end}>
        <Button look={isTooLong ? 'line' : 'primary'} onClick={onSent}>
          {after.sent}
        </Button>
        <button className={`link ${styles.back}`} type="button" onClick={onBack}>
          {after.back}
        </button>
      </p>
    </section>
  );
}
