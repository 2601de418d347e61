import type { ReactNode } from 'react';
import type { OfficeMarker } from '../build/map/officeMarkers.ts';
import type { SiteContent } from '../content/load.ts';
import type { ContactContent } from '../content/schemas/contact.ts';
import { FormSection } from './Contact/FormSection.tsx';
import { PresenceSection } from './Contact/PresenceSection.tsx';

export interface ContactScreenProps {
  site: SiteContent;
  content: ContactContent;
  email: string;
  /** Address of the file with the land's shapes. */
  land: string;
  shapesUrl: string;
  markers: readonly OfficeMarker[];
  /** In the words of the page’s language, where the settings have it. */
  replyTime: string | undefined;
  /** The slot for the contact form. */
  form?: ReactNode;
}

export function ContactScreen(props: ContactScreenProps) {
  const { site, content, email, land, shapesUrl, markers, replyTime, form } = props;
  return (
    <>
      <PresenceSection
        site={site}
        content={content}
        land={land}
        shapesUrl={shapesUrl}
        markers={markers}
      />
      <FormSection content={content} email={email} replyTime={replyTime}>
        {form}
      </FormSection>
    </>
  );
}
