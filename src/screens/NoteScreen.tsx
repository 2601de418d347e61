import type { ReactNode } from 'react';
import { DeferredStyles } from '../components/DeferredStyles.tsx';
import type { NoteLink } from '../content/loadMarkdown.ts';
import type { NotesPageContent } from '../content/schemas/notesPage.ts';
import { headingSize } from '../lib/headingSize.ts';
import styles from './NoteScreen.module.css';
import { FurtherReading } from './Notes/FurtherReading.tsx';

interface NoteScreenProps {
  note: NoteLink;
  /** The words of the notes' page. */
  content: NotesPageContent;
  /** The one before it in time, or the newest. */
  next: NoteLink | undefined;
  calculation: { text: string; lang: string | undefined } | undefined;
  /** Address of the list of all notes. */
  all: string;
  /** The text, rendered from Markdown. */
  children?: ReactNode;
}

export function NoteScreen(props: NoteScreenProps) {
  const { note, content, next, calculation, all, children } = props;
  return (
    <article>
      <header className={`wrap ${styles.head}`}>
        <p className="label">
          <a className={styles.all} href={all}>
            {content.title}
          </a>
        </p>
        <h1 className={`statement ${styles.title}`} style={headingSize(note.title)}>
          {note.title}
        </h1>
        <p className={`note ${styles.meta}`}>
          <time dateTime={note.date}>{note.day}</time>
          <span>{note.minutes}</span>
          {note.services.map(({ slug, title }) => (
            <span key={slug}>{title}</span>
          ))}
        </p>
      </header>
      <div className={`wrap grid ${styles.lead}`}>
        <p>{note.summary}</p>
      </div>
      <DeferredStyles />
      {children}
      <FurtherReading note={note} next={next} calculation={calculation} words={content} />
    </article>
  );
}
