import type { OfficeMarker } from '../build/map/officeMarkers.ts';
import type { SiteContent } from '../content/load.ts';
import type { ContactContent } from '../content/schemas/contact.ts';
import type { MailLabels } from '../lib/mail.ts';
import { FormSection } from './Contact/FormSection.tsx';
import { PresenceSection } from './Contact/PresenceSection.tsx';

export interface ContactScreenProps {
  site: SiteContent;
  content: ContactContent;
  email: string;
  /** What the form's mail calls its lines. */
  mailLabels: MailLabels;
  /** Address of the file with the land's shapes. */
  land: string;
  shapesUrl: string;
  markers: readonly OfficeMarker[];
}

export function ContactScreen(props: ContactScreenProps) {
  const { site, content, email, mailLabels, land, shapesUrl, markers } = props;
  return (
    <>
      <PresenceSection
        site={site}
        content={content}
        land={land}
        shapesUrl={shapesUrl}
        markers={markers}
      />
      <FormSection
        content={content}
        email={email}
        labels={mailLabels}
        services={site.groups.flatMap((group) => group.services.map((service) => service.title))}
      />
    </>
  );
}
