import type { ReactNode } from 'react';
import type { ContactContent } from '../content/schemas/contact.ts';
import type { QuestionSet } from '../lib/brief/questionSets.ts';
import { FormSection } from './Contact/FormSection.tsx';
import { PresenceSection } from './Contact/PresenceSection.tsx';

interface ContactScreenProps {
  content: ContactContent;
  email: string;
  /** What is asked about each topic. */
  sets: readonly QuestionSet[];
  /** In the words of the page’s language, where the settings have it. */
  replyTime: string | undefined;
  /** The slot for map and list of the offices. */
  map?: ReactNode;
  /** The slot for the contact form. */
  form?: ReactNode;
}

export function ContactScreen({ content, email, sets, replyTime, map, form }: ContactScreenProps) {
  return (
    <>
      <PresenceSection content={content} email={email}>
        {map}
      </PresenceSection>
      <FormSection content={content} email={email} sets={sets} replyTime={replyTime}>
        {form}
      </FormSection>
    </>
  );
}
