import { LinkSection } from '../../components/LinkSection.tsx';
import { ServiceRow } from '../../components/ServiceRow.tsx';
import type { ServiceLink } from '../../content/load.ts';

interface RelatedServicesProps {
  title: string;
  text: string;
  /** Why some of them are often combined with this service. */
  together: string | undefined;
  services: readonly ServiceLink[];
  /** For a visitor who needs none of them. */
  all: { text: string; href: string };
}

export function RelatedServices({ title, text, together, services, all }: RelatedServicesProps) {
  return (
    <LinkSection title={title} text={together ? [text, together] : [text]} all={all}>
      {services.map((service) => (
        <li key={service.slug}>
          <ServiceRow service={service} />
        </li>
      ))}
    </LinkSection>
  );
}
