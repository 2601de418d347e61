import { useId } from 'react';
import type { ServiceLink } from '../../../content/load.ts';
import type { ScaleContent } from '../../../content/scaleSchema.ts';
import type { Office } from '../../../content/schema.ts';
import styles from './Scale.later.module.css';
import { ScaleRule } from './ScaleRule.tsx';
import { ScaleStops } from './ScaleStops.tsx';
import { ScaleWorld } from './ScaleWorld.tsx';

export interface ScaleProps {
  content: ScaleContent;
  services: ServiceLink[];
  offices: Office[];
  officesPath: string;
}

/**
 * One zoom from a gate to the globe, driven by scrolling alone; where that is not wanted or not to be
 * had, a strip of the same drawings (docs/scale.md).
 */
export function Scale({ content, services, offices, officesPath }: ScaleProps) {
  const id = useId();
  const world = useId();
  return (
    <section className={`wrap ${styles.scale}`} aria-labelledby={id}>
      <header className={`opening ${styles.head}`}>
        <h2 className="heading" id={id}>
          {content.title.flatMap((phrase) => [<span key={phrase}>{phrase}</span>, ' '])}
        </h2>
        <p>{content.text}</p>
      </header>
      <div className={styles.track}>
        <div className={styles.stage}>
          <div className={styles.view}>
            <ScaleWorld id={world} stops={content.stops} offices={offices} />
            <p className={styles.width} aria-hidden="true" />
            <p className={`note ${styles.bar}`} aria-hidden="true" />
          </div>
          <ScaleRule label={content.stopsLabel} stops={content.stops} />
        </div>
        <ScaleStops {...{ content, services, world, officesPath }} />
      </div>
      <p className={`note ${styles.credit}`}>{content.credit}</p>
    </section>
  );
}
