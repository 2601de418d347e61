import { DeferredStyles } from '../components/DeferredStyles.tsx';
import type { NoteLink } from '../content/loadMarkdown.ts';
import type { NotesPageContent } from '../content/schemas/notesPage.ts';
import { DocumentHead } from './Legal/DocumentHead.tsx';
import styles from './NotesScreen.module.css';

interface NotesScreenProps {
  content: NotesPageContent;
  /** The newest first. */
  notes: readonly NoteLink[];
  /** Address of the Atom feed. */
  feed: string;
}

export function NotesScreen({ content, notes, feed }: NotesScreenProps) {
  return (
    <>
      <DocumentHead label={content.title} title={content.heading} lead={content.lead} />
      <DeferredStyles />
      <ul className={`wrap ${styles.list}`}>
        {notes.map((note) => (
          <li key={note.path}>
            <a className={`grid ${styles.item}`} href={note.path}>
              <time className={`note ${styles.date}`} dateTime={note.date}>
                {note.day}
              </time>
              <div className={styles.what} lang={note.foreign?.lang}>
                <h2 className={styles.title}>{note.title}</h2>
                <p>{note.summary}</p>
              </div>
              <p className={`note ${styles.of}`}>
                {note.services.map(({ slug, title }) => (
                  <span key={slug}>{title}</span>
                ))}
                <span>{note.minutes}</span>
                {note.foreign && <span>{note.foreign.text}</span>}
              </p>
            </a>
          </li>
        ))}
      </ul>
      <p className={`wrap screen-only ${styles.feed}`}>
        <a className={`link ${styles.subscribe}`} href={feed} type="application/atom+xml">
          {content.feed}
        </a>
      </p>
    </>
  );
}
