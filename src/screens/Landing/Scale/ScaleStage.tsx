import type { ScaleContent } from '../../../content/schemas/scale.ts';
import type { ScaleDrawings } from '../../../drawings/scale/scaleDrawings.ts';
import { ScaleRule } from './ScaleRule.tsx';
import styles from './ScaleStage.deferred.module.css';
import { ScaleWorld } from './ScaleWorld.tsx';

interface ScaleStageProps {
  content: ScaleContent;
  drawings: ScaleDrawings;
  contactPath: string;
  locale: string;
}

/** The sticky part: drawing, its width, scale bar and rule. */
export function ScaleStage({ content, drawings, contactPath, locale }: ScaleStageProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.view}>
        <ScaleWorld stops={content.stops} {...{ drawings, contactPath }} />
        <p className={`note ${styles.width}`} aria-hidden="true">
          <span>{content.widthLabel}</span>
          <b />
        </p>
        <p className={`note ${styles.bar}`} aria-hidden="true" />
      </div>
      {/* Words of the style sheet: a search in the page would find them while they are not seen. */}
      {content.passed.map(({ id }) => (
        <p key={id} className={styles.passed} data-passed={id} aria-hidden="true" />
      ))}
      <ScaleRule content={content} locale={locale} />
    </div>
  );
}
