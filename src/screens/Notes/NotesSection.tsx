import { useId } from 'react';
import type { NoteLink } from '../../content/loadMarkdown.ts';
import type { NotesPageContent } from '../../content/schemas/notesPage.ts';
import styles from './NotesSection.deferred.module.css';

interface NotesSectionProps {
  words: NotesPageContent;
  items: readonly NoteLink[];
  /** Address of the list of all notes. */
  all: string;
}

/** Leads from /services and from a service to its notes. */
export function NotesSection({ words, items, all }: NotesSectionProps) {
  const heading = useId();
  return (
    <nav className="wrap section screen-only" aria-labelledby={heading}>
      <div className={`grid ${styles.row}`}>
        <h2 className={`title ${styles.title}`} id={heading}>
          {words.title}
        </h2>
        <ul className={styles.list}>
          {items.map(({ path, title, summary, foreign }) => (
            <li key={path}>
              <a className={styles.item} href={path}>
                <span lang={foreign?.lang}>
                  <span className={`title ${styles.name}`}>{title}</span>
                  <span className={`quiet ${styles.line}`}>{summary}</span>
                </span>
                {foreign && <span className="note">{foreign.text}</span>}
              </a>
            </li>
          ))}
          <li className={styles.all}>
            <a className="link" href={all}>
              {words.all}
            </a>
          </li>
        </ul>
      </div>
    </nav>
  );
}
