import type { ReactNode } from 'react';
import type { PictureData } from '../build/pictures.ts';
import { Impact } from '../components/Impact.tsx';
import { LaterStyles } from '../components/LaterStyles.tsx';
import type { ServiceGroup, SiteContent } from '../content/load.ts';
import type { ServiceContent, ServicesContent } from '../content/schema.ts';
import { levelsOf, relatedTo } from '../lib/depth.ts';
import { DepthRule } from './Service/DepthRule.tsx';
import { RelatedServices } from './Service/RelatedServices.tsx';
import { ServiceHero } from './Service/ServiceHero.tsx';

export interface ServiceScreenProps {
  site: SiteContent;
  group: ServiceGroup;
  slug: string;
  service: ServiceContent;
  /** The words that all service pages share. */
  content: ServicesContent;
  picture: PictureData;
  /** The carousel of the key features: an island, which only a route can place. */
  children?: ReactNode;
}

export function ServiceScreen(props: ServiceScreenProps) {
  const { site, group, slug, service, content, picture, children } = props;
  return (
    <article>
      <ServiceHero
        // Capitals in the text itself, as the language forms them: what is read is what is copied.
        label={group.label.toLocaleUpperCase(site.language)}
        title={service.title}
        text={service.description}
        picture={picture}
        contact={{ text: site.labels.contact, href: site.paths.contact }}
      />
      <DepthRule name={content.depth} levels={levelsOf(site, slug)} />
      <LaterStyles />
      <div className="wrap section">{children}</div>
      {service.highlights.length > 0 && (
        <Impact title={content.impact} scale={content.scale} highlights={service.highlights} />
      )}
      <RelatedServices
        title={content.relatedTitle}
        text={content.relatedText}
        services={relatedTo(site, slug)}
        ways={[
          { text: site.labels.allServices, href: site.paths.services },
          { text: site.labels.contact, href: site.paths.contactForm },
        ]}
      />
    </article>
  );
}
