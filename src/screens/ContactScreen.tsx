import type { ReactNode } from 'react';
import type { ContactContent } from '../content/schemas/contact.ts';
import type { QuestionSet } from '../lib/brief/questionSets.ts';
import { FormSection } from './Contact/FormSection.tsx';
import { OfficesSection } from './Contact/OfficesSection.tsx';
import { PresenceSection } from './Contact/PresenceSection.tsx';

interface ContactScreenProps {
  content: ContactContent;
  email: string;
  /** What is asked about each topic. */
  sets: readonly QuestionSet[];
  /** In the words of the page’s language, where the settings have it. */
  replyTime: string | undefined;
  /** Whether the hours of the offices are assumed, in words. */
  hoursNote: string;
  /** The slot for the map. */
  map?: ReactNode;
  /** The slot for the contact form. */
  form?: ReactNode;
  /** The slot for the table of the offices. */
  table?: ReactNode;
}

/** Map, form, table: the form follows the map, because whoever comes here wants to write. */
export function ContactScreen(props: ContactScreenProps) {
  const { content, email, sets, replyTime, hoursNote, map, form, table } = props;
  return (
    <>
      <PresenceSection content={content} email={email}>
        {map}
      </PresenceSection>
      <FormSection content={content} email={email} sets={sets} replyTime={replyTime}>
        {form}
      </FormSection>
      <OfficesSection content={content.list} note={hoursNote}>
        {table}
      </OfficesSection>
    </>
  );
}
