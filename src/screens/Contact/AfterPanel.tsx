import { Button, ButtonLink } from '../../components/Button.tsx';
import { addressLink } from '../../lib/mail.ts';
import styles from './AfterPanel.later.module.css';
import type { FormText } from './ContactForm.tsx';
import { Slip } from './Slip.tsx';

export interface AfterPanelProps {
  /** Also the id of its heading. */
  id: string;
  to: string;
  text: FormText;
}

/** What follows on sending. Both outcomes are here; the form's script shows the one that holds. */
export function AfterPanel({ id, to, text }: AfterPanelProps) {
  const { after } = text;
  return (
    <section className={styles.panel} aria-labelledby={id} tabIndex={-1} data-part="panel" hidden>
      <h3 className={styles.title} id={id}>
        <span data-stage="opened">{after.title}</span>
        <span data-stage="tooLong">{after.tooLongTitle}</span>
      </h3>
      <p className={styles.text} data-stage="opened">
        {after.text}
      </p>
      <p className={styles.text} data-stage="tooLong">
        {after.tooLong}
      </p>
      <Slip to={to} text={text} />
      <ul className={styles.ways}>
        <li>
          <Button look="line" hook="copy">
            {/* Both words in one cell: the button keeps its width when it says "Copied". */}
            <span className={styles.swap}>
              <span className={styles.copy}>{after.copy}</span>
              <span className={styles.copied}>{after.copied}</span>
            </span>
          </Button>
        </li>
        <li>
          <ButtonLink look="line" href={addressLink(to)} hook="mail">
            {after.again}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink look="line" href={addressLink(to)} hook="gmail" external>
            <span data-web="whole">{after.gmail}</span>
            <span data-web="paste">{after.gmailPaste}</span>
          </ButtonLink>
        </li>
        <li>
          <ButtonLink look="line" href={addressLink(to)} hook="outlook" external>
            <span data-web="whole">{after.outlook}</span>
            <span data-web="paste">{after.outlookPaste}</span>
          </ButtonLink>
        </li>
      </ul>
      <p className={styles.status} role="status">
        <span className="vh" data-copy="copied" hidden>
          {after.copied}
        </span>
        <span data-copy="failed" hidden>
          {after.copyFailed}
        </span>
      </p>
      <p className={styles.end}>
        <Button hook="sent">{after.sent}</Button>
        <button className={`link ${styles.back}`} type="button" data-hook="back">
          {after.back}
        </button>
      </p>
    </section>
  );
}
