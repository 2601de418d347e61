import { useId } from 'react';
import type { ScaleDrawings } from '../../../build/scale/drawings.ts';
import { StyleRules } from '../../../components/StyleRules.tsx';
import type { ServiceLink } from '../../../content/load.ts';
import type { ScaleContent } from '../../../content/schemas/scale.ts';
import styles from './Scale.later.module.css';
import { ScaleStage } from './ScaleStage.tsx';
import { ScaleStops } from './ScaleStops.tsx';

export interface ScaleProps {
  content: ScaleContent;
  services: ServiceLink[];
  drawings: ScaleDrawings;
  rules: string;
  officesPath: string;
}

/**
 * One zoom from a gate to the globe, driven by scrolling alone; where that is not wanted or not to be
 * had, a strip of the same drawings (docs/scale.md).
 */
export function Scale({ content, services, drawings, rules, officesPath }: ScaleProps) {
  const id = useId();
  return (
    <section className={`wrap ${styles.scale}`} aria-labelledby={id}>
      <StyleRules css={rules} />
      <header className={`opening ${styles.head}`}>
        <h2 className="heading" id={id}>
          {content.title.flatMap((phrase) => [<span key={phrase}>{phrase}</span>, ' '])}
        </h2>
        <p>{content.text}</p>
      </header>
      <div className={styles.track}>
        <ScaleStage {...{ content, drawings }} />
        <ScaleStops {...{ content, services, officesPath }} drawings={drawings.file.path} />
      </div>
      <p className={`note ${styles.credit}`}>{content.credit}</p>
    </section>
  );
}
