import type { ScaleDrawings } from '../../../build/scale/drawings.ts';
import type { ScaleContent } from '../../../content/schemas/scale.ts';
import { ScaleRule } from './ScaleRule.tsx';
import styles from './ScaleStage.later.module.css';
import { ScaleWorld } from './ScaleWorld.tsx';

export interface ScaleStageProps {
  content: ScaleContent;
  drawings: ScaleDrawings;
}

/** What stays in the window while the track passes: the drawing, its measures and the rule. */
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
