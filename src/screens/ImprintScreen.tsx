import type { ImprintContent } from '../content/schemas/legal.ts';
import type { LegalEntry } from '../lib/legal.ts';
import { addressLink } from '../lib/mail.ts';
import styles from './ImprintScreen.module.css';
import { DocumentHead } from './Legal/DocumentHead.tsx';

interface ImprintScreenProps {
  content: ImprintContent;
  entries: readonly LegalEntry[];
  email: string;
}

export function ImprintScreen({ content, entries, email }: ImprintScreenProps) {
  return (
    <>
      <DocumentHead label={content.label} title={content.title} />
      <div className="wrap grid">
        <dl className={styles.details}>
          {entries.map(({ field, lines }) => (
            <div key={field}>
              <dt className="note">{content.fields[field]}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
          <div>
            <dt className="note">{content.fields.email}</dt>
            <dd>
              <a className="link" href={addressLink(email)}>
                {email}
              </a>
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
}
