import { LogRule } from '../../../components/LogRule.tsx';
import type { ScaleContent } from '../../../content/schemas/scale.ts';
import styles from './ScaleRule.deferred.module.css';

interface ScaleRuleProps {
  content: ScaleContent;
  locale: string;
}

/** The log rule of the site: a marker for the true size of what is shown, and links to the stops. */
export function ScaleRule({
  content: { stopsLabel, sizeLabel, stops, rule },
  locale,
}: ScaleRuleProps) {
  return (
    <nav className={styles.rule} aria-label={stopsLabel}>
      <p className={`note ${styles.label}`} aria-hidden="true">
        {sizeLabel}
      </p>
      <LogRule rule={rule} locale={locale} />
      <i className={styles.die} />
      {stops.map((stop) => (
        <a key={stop.id} href={`#${stop.id}`} data-stop={stop.id}>
          <span>{stop.label}</span>
        </a>
      ))}
    </nav>
  );
}
