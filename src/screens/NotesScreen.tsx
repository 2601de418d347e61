import { DeferredStyles } from '../components/DeferredStyles.tsx';
import type { NoteLink } from '../content/loadMarkdown.ts';
import type { NotesPageContent } from '../content/schemas/notesPage.ts';
import type { NoteCurve } from '../plots/noteCurve.ts';
import { DocumentHead } from './Legal/DocumentHead.tsx';
import { CurveSign } from './Notes/CurveSign.tsx';
import styles from './NotesScreen.module.css';

interface NotesScreenProps {
  content: NotesPageContent;
  /** The newest first, each with the curve of its calculation. */
  notes: readonly (NoteLink & { curve: NoteCurve | undefined })[];
  /** For the names of months. */
  locale: string;
  /** Address of the Atom feed. */
  feed: string;
}

export function NotesScreen({ content, notes, locale, feed }: NotesScreenProps) {
  const months = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const monthOf = ({ date }: NoteLink) => months.format(new Date(date));
  const groups = Object.entries(Object.groupBy(notes, monthOf));
  return (
    <>
      <DocumentHead label={content.title} title={content.heading} lead={content.lead} />
      <DeferredStyles />
      {groups.map(([month, items = []]) => (
        <section key={month} className="wrap">
          <h2 className={`note ${styles.month}`}>{month}</h2>
          <ul className={styles.list}>
            {items.map((note) => (
              <li key={note.path}>
                <a className={`grid ${styles.item}`} href={note.path}>
                  <div className={styles.what} lang={note.foreign?.lang}>
                    <h3 className={styles.title}>{note.title}</h3>
                    <p>{note.summary}</p>
                  </div>
                  <p className={`note ${styles.of}`}>
                    {note.services.map(({ slug, title }) => (
                      <span key={slug}>{title}</span>
                    ))}
                    <span>{note.minutes}</span>
                    {note.foreign && <span>{note.foreign.text}</span>}
                  </p>
                  {note.curve && <CurveSign curve={note.curve} />}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={`wrap screen-only ${styles.feed}`}>
        <a className={`link ${styles.subscribe}`} href={feed} type="application/atom+xml">
          {content.feed}
        </a>
      </p>
    </>
  );
}
