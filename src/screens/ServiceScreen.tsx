import type { ServiceGroup, SiteContent } from '../content/load.ts';
import type { ServiceContent, ServicesContent } from '../content/schema.ts';

export interface ServiceScreenProps {
  site: SiteContent;
  group: ServiceGroup;
  slug: string;
  service: ServiceContent;
  /** The words that all service pages share. */
  content: ServicesContent;
}

export function ServiceScreen({ content }: ServiceScreenProps) {
  return <h1>{content.title}</h1>;
}
