import type { ScaleStop } from '../../../content/schemas/scale.ts';
import styles from './ScaleRule.later.module.css';

export interface ScaleRuleProps {
  label: string;
  stops: ScaleStop[];
}

/** The log rule with its die, and the stops by name: each leads to its place in the track. */
export function ScaleRule({ label, stops }: ScaleRuleProps) {
  return (
    <nav className={styles.rule} aria-label={label}>
      <i className={styles.die} />
      {stops.map((stop) => (
        <a key={stop.id} href={`#${stop.id}`} data-stop={stop.id}>
          <span>{stop.label}</span>
        </a>
      ))}
    </nav>
  );
}
