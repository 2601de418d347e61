import type { SiteContent } from '../content/load.ts';
import type { ContactContent } from '../content/schema.ts';

export interface ContactScreenProps {
  site: SiteContent;
  content: ContactContent;
}

export function ContactScreen({ content }: ContactScreenProps) {
  return <h1>{content.title}</h1>;
}
