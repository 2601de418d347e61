import type { ReactNode } from 'react';
import type { LargeDrawing } from '../build/largeDrawing.ts';
import type { PictureData } from '../build/pictures.ts';
import type { RuleDrawings } from '../build/serviceDrawings.ts';
import { DepthRule } from '../components/DepthRule.tsx';
import { Impact } from '../components/Impact.tsx';
import { LaterStyles } from '../components/LaterStyles.tsx';
import type { ServiceGroup, SiteContent } from '../content/load.ts';
import type { ServiceContent } from '../content/schemas/service.ts';
import type { ServicesContent } from '../content/schemas/servicesPage.ts';
import { levelsOf, relatedTo } from '../lib/depth.ts';
import { HandOver } from './Service/HandOver.tsx';
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
  drawing?: LargeDrawing | undefined;
  rule: RuleDrawings;
  /** The carousel of the key features: an island, which only a route can place. */
  children?: ReactNode;
}

export function ServiceScreen(props: ServiceScreenProps) {
  const { site, group, slug, service, content, picture, drawing, rule, children } = props;
  const hasHandOver = service.handover.length > 0 || service.standards.length > 0;
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
      <LaterStyles />
      <DepthRule
        name={content.depth}
        levels={levelsOf(site, slug)}
        drawings={rule}
        rule={site.rule}
        powers={site.powers}
      />
      <div className="wrap section">{children}</div>
      {service.highlights.length > 0 && (
        <Impact
          title={content.impact}
          highlights={service.highlights}
          locale={site.labels.locale}
        />
      )}
      {hasHandOver && <HandOver {...{ service, content, drawing }} />}
      <RelatedServices
        title={content.relatedTitle}
        text={content.relatedText}
        together={service.together}
        services={relatedTo(site, slug, service.related)}
        ways={[
          { text: site.labels.allServices, href: site.paths.services },
          { text: site.labels.contact, href: site.paths.contactForm },
        ]}
      />
    </article>
  );
}
