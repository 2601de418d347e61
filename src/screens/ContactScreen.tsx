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
  /** The island of the markers. */
  map?: ReactNode;
}

export function ContactScreen(props: ContactScreenProps) {
  const { site, content, email, land, shapesUrl, map } = props;
  return (
    <>
      <PresenceSection
        site={site}
        content={content}
        land={land}
        shapesUrl={shapesUrl}
        markers={map}
      />
      <FormSection
        content={content}
        email={email}
        services={site.groups.flatMap((group) => group.services.map((service) => service.title))}
      />
    </>
  );
}
