import type { ScaleContent } from '../../../content/schemas/scale.ts';
import type { ScaleDrawings } from '../../../drawings/scale/scaleDrawings.ts';
import { ScaleRule } from './ScaleRule.tsx';
import styles from './ScaleStage.deferred.module.css';
import { ScaleWorld } from './ScaleWorld.tsx';

interface ScaleStageProps {
  content: ScaleContent;
  drawings: ScaleDrawings;
}

/** The sticky part: drawing, scale bar and rule. */
export function ScaleStage({ content, drawings }: ScaleStageProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.view}>
        <ScaleWorld stops={content.stops} drawings={drawings} />
        <p className={`heading ${styles.width}`} aria-hidden="true" />
        <p className={`note ${styles.bar}`} aria-hidden="true" />
      </div>
      <ScaleRule label={content.stopsLabel} stops={content.stops} />
    </div>
  );
}
