import { type MouseEvent, type Ref, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { type MailLabels, mailProgramLink, plainText, webmailLinks } from '../../lib/mail.ts';
import type { Message } from '../../lib/messageFields.ts';
import { saveFile } from '../shared/saveFile.ts';
import { TranslatableText } from '../shared/TranslatableText.tsx';
import { useCopy } from '../shared/useCopy.ts';
import { CopyStatus } from './CopyStatus.tsx';
import type { FormText } from './formText.ts';
import { MessagePreview } from './MessagePreview.tsx';
import styles from './SentPanel.deferred.module.css';

interface SentPanelProps {
  ref: Ref<HTMLElement>;
  /** Id of its heading. */
  id: string;
  to: string;
  /** What was sent. */
  message: Message;
  labels: MailLabels;
  text: FormText;
  /** Why an inbox did not take the message; this panel then offers the other ways. */
  failure?: { title: string; text: string; again: string; onAgain: () => void };
  onSent: () => void;
  onBack: () => void;
}

/** Longer than the pause between the two presses of a double click. */
const PRESS_GUARD_MS = 600;

/** True while a press may still be meant for Send, which stood where the panel appeared. */
function usePressGuard(): boolean {
  const [isGuarded, setGuarded] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setGuarded(false), PRESS_GUARD_MS);
    return () => clearTimeout(timer);
  }, []);
  return isGuarded;
}

/** A slow double click, as some visitors have set it, ends after the guard. */
function ignoreSecondPress(event: MouseEvent) {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}

export function SentPanel(props: SentPanelProps) {
  const { ref, id, to, message, labels, text, failure, onSent, onBack } = props;
  const { after } = text;
  const asText = plainText(to, message, labels);
  const { copy, field, outcome, presses } = useCopy(() => asText);
  const isGuarded = usePressGuard();

  const mail = mailProgramLink(to, message, labels);
  const web = webmailLinks(to, message, labels);

  return (
    <section
      className={styles.panel}
      data-on-paper
      ref={ref}
      aria-labelledby={id}
      tabIndex={-1}
      data-too-long={mail.complete ? undefined : true}
      data-guarded={isGuarded || undefined}
      onClickCapture={ignoreSecondPress}
    >
      <TranslatableText as="h3" className={`title screen-only ${styles.title}`} id={id}>
        {HAS_INBOX && failure ? failure.title : mail.complete ? after.title : after.tooLongTitle}
      </TranslatableText>
      <TranslatableText as="p" className={`screen-only ${styles.text}`}>
        {HAS_INBOX && failure ? failure.text : mail.complete ? after.text : after.tooLong}
      </TranslatableText>
      <ul className={`screen-only ${styles.actions}`}>
        {HAS_INBOX && failure && (
          <li>
            <Button onClick={failure.onAgain}>
              <TranslatableText>{failure.again}</TranslatableText>
            </Button>
          </li>
        )}
        <li>
          <Button look={HAS_INBOX && failure ? 'line' : undefined} onClick={copy}>
            {/* Both labels share one grid cell: the button keeps its width when it says "Copied". */}
            <span className={styles.swap} data-copied={outcome === 'copied' || undefined}>
              <TranslatableText className={styles.copy}>{after.copy}</TranslatableText>
              <TranslatableText className={styles.copied}>{after.copied}</TranslatableText>
            </span>
          </Button>
        </li>
        <li>
          <ButtonLink look="line" href={mail.href}>
            <TranslatableText>{after.again}</TranslatableText>
          </ButtonLink>
        </li>
        <li>
          <ButtonLink look="line" href={web.gmail} external>
            <TranslatableText>{web.complete ? after.gmail : after.gmailPaste}</TranslatableText>
          </ButtonLink>
        </li>
        <li>
          <ButtonLink look="line" href={web.outlook} external>
            <TranslatableText>{web.complete ? after.outlook : after.outlookPaste}</TranslatableText>
          </ButtonLink>
        </li>
        <li>
          <Button look="line" onClick={() => saveFile('message.txt', asText)}>
            <TranslatableText>{after.save}</TranslatableText>
          </Button>
        </li>
        <li>
          <Button look="line" onClick={() => print()}>
            <TranslatableText>{after.print}</TranslatableText>
          </Button>
        </li>
      </ul>
      <CopyStatus text={after} {...{ outcome, presses }} />
      <p className={`screen-only ${styles.end}`}>
        <Button look="line" onClick={onSent}>
          <TranslatableText>{after.sent}</TranslatableText>
        </Button>
        <TranslatableText
          as="button"
          className={`link ${styles.back}`}
          type="button"
          onClick={onBack}
        >
          {after.back}
        </TranslatableText>
      </p>
      <MessagePreview to={to} message={message} text={text} messageRef={field} />
    </section>
  );
}
