import type { Office } from '../../../content/schemas/offices.ts';
import type { ScaleContent } from '../../../content/schemas/scale.ts';
import { ScaleRule } from './ScaleRule.tsx';
import styles from './ScaleStage.later.module.css';
import { ScaleWorld } from './ScaleWorld.tsx';

export interface ScaleStageProps {
  content: ScaleContent;
  offices: Office[];
  /** The id of the drawing: the frames of the strip show parts of it. */
  world: string;
}

/** What stays in the window while the track passes: the drawing, its measures and the rule. */
export function ScaleStage({ content, offices, world }: ScaleStageProps) {
  return (
    <div className={styles.stage}>
      <div className={styles.view}>
        <ScaleWorld id={world} stops={content.stops} offices={offices} />
        <p className={styles.width} aria-hidden="true" />
        <p className={`note ${styles.bar}`} aria-hidden="true" />
      </div>
      <ScaleRule label={content.stopsLabel} stops={content.stops} />
    </div>
  );
}
