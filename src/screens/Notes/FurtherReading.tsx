import type { SpecimenLine } from '../../content/example/loadExample.ts';
import type { NoteLink } from '../../content/loadMarkdown.ts';
import type { NotesPageContent } from '../../content/schemas/notesPage.ts';
import { SpecimenLink } from '../Example/SpecimenLink.tsx';
import styles from './FurtherReading.module.css';

interface FurtherReadingProps {
  note: NoteLink;
  next: NoteLink | undefined;
  /** Leads to the calculation of its service, where it has one. */
  calculation: { text: string; lang: string | undefined } | undefined;
  /** The specimen that confirms or contradicts the note. */
  specimen: SpecimenLine | undefined;
  words: NotesPageContent;
  /** Of the page, where the note is in another. */
  language: string | undefined;
}

/** The end of a note: its service, and the next note. */
export function FurtherReading(props: FurtherReadingProps) {
  const { note, next, calculation, specimen, words, language } = props;
  const [service] = note.services;
  return (
    <nav
      className={`wrap grid screen-only ${styles.further}`}
      aria-label={words.title}
      lang={language}
    >
      {service && (
        <div className={styles.service}>
          <p className="note">{words.related}</p>
          <a href={service.path}>
            <h2 className="title">{service.title}</h2>
          </a>
          <p>{service.line}</p>
          {calculation && (
            <p lang={calculation.lang}>
              <a className="link" href={`${service.path}#calculation`}>
                {calculation.text}
              </a>
            </p>
          )}
          {specimen && (
            <p>
              <SpecimenLink {...specimen} />
            </p>
          )}
        </div>
      )}
      {next && (
        <div className={styles.next}>
          <p className="note">{[words.next, next.foreign?.text].filter(Boolean).join(' · ')}</p>
          <a href={next.path} lang={next.foreign?.lang}>
            <h2 className="title">{next.title}</h2>
          </a>
          <p lang={next.foreign?.lang}>{next.summary}</p>
        </div>
      )}
    </nav>
  );
}
