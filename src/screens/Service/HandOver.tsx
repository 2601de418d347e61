import '../../styles/drawings.deferred.css';
import { useId } from 'react';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ServiceContent } from '../../content/schemas/service.ts';
import type { ServicesContent } from '../../content/schemas/servicesPage.ts';
import type { LargeDrawing } from '../../drawings/largeDrawing.ts';
import { compositionOf } from './compositions/compositions.ts';
import { Deliverables } from './Deliverables.tsx';
import { DrawingFrame } from './DrawingFrame.tsx';
import layout from './HandOver.deferred.module.css';
import { Standards } from './Standards.tsx';

interface HandOverProps {
  service: ServiceContent;
  content: ServicesContent;
  drawing: LargeDrawing | undefined;
}

/** Typical deliverables: a large drawing with numbered parts, the list, and the standards. */
export function HandOver({ service, content, drawing }: HandOverProps) {
  const heading = useId();
  const { handover, standards } = service;
  const { styles, ground, across } = compositionOf(service);
  /** Without deliverables the standards open the section and take its whole width. */
  const hasDeliverables = handover.length > 0;
  return (
    <section className={`section ${layout.handover}`} aria-labelledby={heading}>
      <div className="wrap">
        <SectionHeading
          id={heading}
          {...(hasDeliverables ? content.handover : content.standards)}
        />
      </div>
      <div className={layout.layout}>
        {service.drawing && drawing && (
          <DrawingFrame
            content={service.drawing}
            drawing={drawing}
            name={content.drawing}
            hint={content.drawingHint}
            ground={ground}
            className={styles.drawing}
          />
        )}
        {hasDeliverables && (
          <Deliverables items={handover} inDrawing={Boolean(drawing)} className={styles.list} />
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
