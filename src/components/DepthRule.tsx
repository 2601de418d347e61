import type { ServiceLink } from '../content/load.ts';
import type { ScaleContent } from '../content/schemas/scale.ts';
import type { LogRuleMarkup } from '../drawings/logRule.ts';
import { unbrokenMeasures } from '../lib/scale.ts';
import type { Level } from '../lib/serviceLevels.ts';
import styles from './DepthRule.deferred.module.css';
import { LogRule } from './LogRule.tsx';

interface DepthRuleProps {
  /** Accessible name. */
  name: string;
  /** From the deepest to the highest. */
  levels: readonly Level<ServiceLink>[];
  drawings: LogRuleMarkup;
  rule: ScaleContent['rule'];
  powers: readonly string[];
  /** Space above the rule, if it is not that of a section. */
  marginTop?: string;
}

/** A log rule from transistor to cloud, with the current level and links to the others. */
export function DepthRule({ name, levels, drawings, rule, powers, marginTop }: DepthRuleProps) {
  return (
    <nav
      className={`wrap ${styles.scale}`}
      style={{ '--rule-margin': marginTop }}
      aria-label={name}
    >
      <LogRule {...drawings} rule={rule} powers={powers} />
      <ol className={styles.levels}>
        {levels.map((level) => (
          <li key={level.id} className={styles.level} data-current={level.current || undefined}>
            <LevelLink {...level} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LevelLink({ label, dimension, service, current }: Level<ServiceLink>) {
  // The level stands above it already.
  const size = dimension.startsWith(label)
    ? dimension.slice(label.length).replace(/^:? /, '')
    : dimension;
  const level = <span className={`note ${styles.depth}`}>{label}</span>;
  if (!service) return <p className={styles.place}>{level}</p>;
  return (
    <a className={styles.place} href={service.path} aria-current={current ? 'page' : undefined}>
      {level} <span className={styles.name}>{service.title}</span>
      {current && (
        <span className={`note screen-only ${styles.size}`}> {unbrokenMeasures(size)}</span>
      )}
    </a>
  );
}
