import type { ScaleStop } from '../../../content/schemas/scale.ts';
import styles from './ScaleRule.deferred.module.css';

interface ScaleRuleProps {
  label: string;
  stops: ScaleStop[];
}

/** The log rule: a marker for the current size, and links to the stops. */
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
