import { LinkRow } from '../../components/LinkRow.tsx';
import { LinkSection } from '../../components/LinkSection.tsx';
import type { NoteLink } from '../../content/loadMarkdown.ts';
import type { NotesPageContent } from '../../content/schemas/notesPage.ts';

interface NotesSectionProps {
  words: NotesPageContent;
  items: readonly NoteLink[];
  /** Address of the list of all notes. */
  all: string;
}

/** Leads from /services and from a service to its notes. */
export function NotesSection({ words, items, all }: NotesSectionProps) {
  return (
    <LinkSection title={words.title} all={{ text: words.all, href: all }}>
      {items.map(({ path, title, summary, foreign }) => (
        <li key={path}>
          <LinkRow href={path} name={title} line={summary} lang={foreign?.lang}>
            {foreign && <span className="note">{foreign.text}</span>}
          </LinkRow>
        </li>
      ))}
    </LinkSection>
  );
}
