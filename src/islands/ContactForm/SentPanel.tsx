import { type MouseEvent, type Ref, useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
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
  /** Where a time is proposed: saves it for a calendar. */
  onSaveTime?: (() => void) | null;
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
  const { ref, id, to, message, labels, text, failure, onSaveTime, onSent, onBack } = props;
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
      <MessagePreview to={to} message={message} text={text} messageRef={field} />
      {!(HAS_INBOX && failure) && (
        <TranslatableText as="p" className={`screen-only ${styles.question}`}>
          {after.notOpen}
        </TranslatableText>
      )}
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
        {[
          { href: web.gmail, words: web.complete ? after.gmail : after.gmailPaste },
          { href: web.outlook, words: web.complete ? after.outlook : after.outlookPaste },
        ].map(({ href, words }) => (
          <li key={href}>
            <TranslatableText
              as="a"
              className={`link ${styles.way}`}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
            >
              {words}
            </TranslatableText>
          </li>
        ))}
        <li>
          <TranslatableText as="a" className={`link ${styles.way}`} href={mail.href}>
            {HAS_INBOX && failure ? text.send : after.again}
          </TranslatableText>
        </li>
      </ul>
      <CopyStatus text={after} {...{ outcome, presses }} />
      <p className={`screen-only ${styles.end}`}>
        {[
          { words: after.back, act: onBack },
          { words: after.save, act: () => saveFile('message.txt', asText) },
          ...(onSaveTime ? [{ words: text.brief.calendar, act: onSaveTime }] : []),
          { words: after.print, act: () => print() },
          { words: after.sent, act: onSent },
        ].map(({ words, act }) => (
          <TranslatableText
            key={words}
            as="button"
            className={`link ${styles.way}`}
            type="button"
            onClick={act}
          >
            {words}
          </TranslatableText>
        ))}
      </p>
    </section>
  );
}
