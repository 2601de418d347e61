import '../../styles/drawings.later.css';
import { useId } from 'react';
import type { LargeDrawing } from '../../build/largeDrawing.ts';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ServiceContent } from '../../content/schemas/service.ts';
import type { ServicesContent } from '../../content/schemas/servicesPage.ts';
import { compositionOf } from './compositions/compositions.ts';
import { Deliverables } from './Deliverables.tsx';
import { DrawingFrame } from './DrawingFrame.tsx';
import layout from './HandOver.later.module.css';
import { Standards } from './Standards.tsx';

export interface HandOverProps {
  service: ServiceContent;
  content: ServicesContent;
  drawing: LargeDrawing | undefined;
}

/** Typical deliverables: a large drawing whose numbers are those of the list, and the standards. */
export function HandOver({ service, content, drawing }: HandOverProps) {
  const heading = useId();
  const { handover, standards } = service;
  const { styles, ground, across } = compositionOf(service);
  /** Standards alone open the section themselves, and have its whole width. */
  const isLed = handover.length > 0;
  return (
    <section className="section" aria-labelledby={heading}>
      <div className="wrap">
        <SectionHeading id={heading} {...(isLed ? content.handover : content.standards)} />
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
        {isLed && (
          <Deliverables items={handover} inDrawing={Boolean(drawing)} className={styles.list} />
        )}
        {standards.length > 0 && (
          <Standards
            {...(isLed && { opening: content.standards })}
            items={standards}
            across={isLed && across}
            className={isLed ? styles.standards : undefined}
          />
        )}
      </div>
    </section>
  );
}
