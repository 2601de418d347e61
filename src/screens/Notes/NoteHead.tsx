import type { NoteLink } from '../../content/loadMarkdown.ts';
import { headingSize } from '../../lib/headingSize.ts';
import styles from './NoteHead.module.css';

interface NoteHeadProps {
  note: NoteLink;
  /** The link to the list of all notes. */
  all: { text: string; href: string };
  /** Of the page, where the note is in another. */
  language: string | undefined;
}

/** The first view of a note. */
export function NoteHead({ note, all, language }: NoteHeadProps) {
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <p className="label" lang={language}>
          <a className={styles.all} href={all.href}>
            {all.text}
          </a>
        </p>
        <h1 className={`statement ${styles.title}`} style={headingSize(note.title)}>
          {note.title}
        </h1>
        <p className={`note ${styles.meta}`} lang={language}>
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
    </>
  );
}
