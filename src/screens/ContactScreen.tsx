import type { ReactNode } from 'react';
import type { SiteContent } from '../content/load.ts';
import type { ContactContent } from '../content/schema.ts';
import { FormSection } from './Contact/FormSection.tsx';
import { PresenceSection } from './Contact/PresenceSection.tsx';

export interface ContactScreenProps {
  site: SiteContent;
  content: ContactContent;
  email: string;
  /** The land as path data, drawn at build time. */
  land: string;
  shapesUrl: string;
  /** The markers: an island, given as a slot. */
  map?: ReactNode;
}

export function ContactScreen({ site, content, email, land, shapesUrl, map }: ContactScreenProps) {
  return (
    <>
      <PresenceSection
        site={site}
        content={content}
        land={land}
        shapesUrl={shapesUrl}
        markers={map}
      />
      <FormSection site={site} content={content} email={email} />
    </>
  );
}
