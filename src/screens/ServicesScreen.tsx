import type { SiteContent } from '../content/load.ts';
import type { ServicesContent } from '../content/schema.ts';

export interface ServicesScreenProps {
  site: SiteContent;
  content: ServicesContent;
}

export function ServicesScreen({ content }: ServicesScreenProps) {
  return <h1>{content.title}</h1>;
}
