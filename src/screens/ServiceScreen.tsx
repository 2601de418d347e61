import type { ReactNode } from 'react';
import type { PictureData } from '../assets/pictures.ts';
import { DeferredStyles } from '../components/DeferredStyles.tsx';
import { DepthRule } from '../components/DepthRule.tsx';
import { Impact } from '../components/Impact.tsx';
import type { SpecimenLine } from '../content/example/loadExample.ts';
import type { ServiceGroup, SiteContent } from '../content/load.ts';
import type { NoteLink } from '../content/loadMarkdown.ts';
import type { NotesPageContent } from '../content/schemas/notesPage.ts';
import type { ServiceContent } from '../content/schemas/service.ts';
import type { ServicesPageContent } from '../content/schemas/servicesPage.ts';
import type { LargeDrawing } from '../drawings/largeDrawing.ts';
import { levelsWithServices, relatedServices } from '../lib/serviceLevels.ts';
import { SameNumbers, type SameNumbersProps } from './Example/SameNumbers.tsx';
import { NotesSection } from './Notes/NotesSection.tsx';
import { DeliverablesSection } from './Service/DeliverablesSection.tsx';
import { RelatedServices } from './Service/RelatedServices.tsx';
import { ServiceHero } from './Service/ServiceHero.tsx';

interface ServiceScreenProps {
  site: SiteContent;
  group: ServiceGroup;
  slug: string;
  service: ServiceContent;
  /** The words that all service pages share. */
  content: ServicesPageContent;
  picture: PictureData;
  drawing?: LargeDrawing | undefined;
  /** Notes on this service, and the words of their page. */
  notes: { words: NotesPageContent; items: readonly NoteLink[] } | undefined;
  /** Links to the specimens of the worked example, by their layers. */
  specimens: Readonly<Record<string, SpecimenLine>>;
  /** Where the worked example uses the calculation. */
  same: SameNumbersProps | undefined;
  /** The carousel: an island, which only an .astro file can hydrate. */
  children?: ReactNode;
  /** The calculation, also an island. */
  calculation?: ReactNode;
}

export function ServiceScreen(props: ServiceScreenProps) {
  const { site, group, slug, service, content, picture, drawing, notes } = props;
  const { specimens, same, children, calculation } = props;
  const hasDeliverablesSection = service.deliverables.length > 0 || service.standards.length > 0;
  const hasHighlights = service.highlights.length > 0;
  return (
    <article>
      <ServiceHero
        // Capitals in the text and not in CSS: the language decides how they are formed.
        label={group.label.toLocaleUpperCase(site.language)}
        film={group.film}
        title={service.title}
        text={service.description}
        picture={picture}
        contact={{ text: site.labels.contact, href: site.paths.contactForm }}
      />
      <DeferredStyles />
      <DepthRule
        name={content.depth}
        levels={levelsWithServices(site, slug)}
        rule={site.rule}
        locale={site.labels.locale}
      />
      {/* Figures are smaller on paper where the first sheet has to hold more. */}
      <div className="wrap section" data-small-on-paper={hasHighlights || undefined}>
        {children}
      </div>
      {calculation}
      {same && <SameNumbers {...same} />}
      {hasHighlights && (
        <Impact
          title={content.impact}
          highlights={service.highlights}
          locale={site.labels.locale}
        />
      )}
      {hasDeliverablesSection && (
        <DeliverablesSection
          {...{ slug, service, content, drawing, specimens }}
          formPath={site.paths.contactForm}
        />
      )}
      {notes && <NotesSection {...notes} all={site.paths.notes} />}
      <RelatedServices
        title={content.relatedTitle}
        text={content.relatedText}
        together={service.together}
        services={relatedServices(site, slug, service.related)}
        all={{ text: site.labels.allServices, href: site.paths.services }}
      />
    </article>
  );
}
