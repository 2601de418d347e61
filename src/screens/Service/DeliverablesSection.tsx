import '../../styles/drawings.deferred.css';
import { useId } from 'react';
import { BriefBox, BriefNext } from '../../components/BriefBox.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { SpecimenLine } from '../../content/example/loadExample.ts';
import type { ServiceContent } from '../../content/schemas/service.ts';
import type { ServicesPageContent } from '../../content/schemas/servicesPage.ts';
import type { LargeDrawing } from '../../drawings/largeDrawing.ts';
import { compositionOf } from './compositions/compositions.ts';
import { Deliverables } from './Deliverables.tsx';
import layout from './DeliverablesSection.deferred.module.css';
import { DrawingFrame } from './DrawingFrame.tsx';
import { Standards } from './Standards.tsx';

interface DeliverablesSectionProps {
  slug: string;
  service: ServiceContent;
  content: ServicesPageContent;
  /** The address of the contact form. */
  formPath: string;
  drawing: LargeDrawing | undefined;
  specimens: Readonly<Record<string, SpecimenLine>>;
}

/** Typical deliverables: a large drawing with numbered parts, the list, and the standards. */
export function DeliverablesSection(props: DeliverablesSectionProps) {
  const { slug, service, content, formPath, drawing, specimens } = props;
  const heading = useId();
  const { deliverables, standards } = service;
  const { take, line, ...opening } = content.deliverables;
  const { styles, ground, across } = compositionOf(service);
  /** Without deliverables the standards open the section and take its whole width. */
  const hasDeliverables = deliverables.length > 0;
  return (
    <section className={`section ${layout.deliverables}`} aria-labelledby={heading}>
      <div className="wrap">
        <SectionHeading id={heading} {...(hasDeliverables ? opening : content.standards)} />
        {hasDeliverables && (
          <div className={`screen-only ${layout.take}`}>
            <BriefBox
              className={layout.box}
              name={`deliverables/${slug}`}
              line={line}
              text={deliverables.map(({ title }) => title).join('; ')}
              service={slug}
              label={take}
            />
            <BriefNext label={content.toForm} href={formPath} className={layout.next} />
          </div>
        )}
      </div>
      <div className={layout.layout}>
        {service.drawing && drawing && (
          <DrawingFrame
            content={service.drawing}
            drawing={drawing}
            titles={deliverables.map(({ title }) => title)}
            name={content.drawing}
            hint={content.drawingHint}
            ground={ground}
            className={styles.drawing}
          />
        )}
        {hasDeliverables && (
          <Deliverables
            items={deliverables}
            inDrawing={Boolean(drawing)}
            specimens={specimens}
            className={styles.list}
          />
        )}
        {standards.length > 0 && (
          <Standards
            {...(hasDeliverables && { opening: content.standards })}
            items={standards}
            across={hasDeliverables && across}
            className={hasDeliverables ? styles.standards : undefined}
          />
        )}
      </div>
    </section>
  );
}
