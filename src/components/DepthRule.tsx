import type { RuleDrawings } from '../build/serviceDrawings.ts';
import type { ServiceLink } from '../content/load.ts';
import type { ScaleContent } from '../content/schemas/scale.ts';
import type { Level } from '../lib/depth.ts';
import { wholeMeasures } from '../lib/scale.ts';
import styles from './DepthRule.later.module.css';
import { LogRule } from './LogRule.tsx';

export interface DepthRuleProps {
  /** What the rule is, for screen readers. */
  name: string;
  /** From the deepest to the highest. */
  levels: readonly Level<ServiceLink>[];
  drawings: RuleDrawings;
  rule: ScaleContent['rule'];
  powers: readonly string[];
  /** Space above it, where it is not that of a section. */
  start?: string;
}

/** Where the page stands between transistor and cloud, to scale, with a way to every other level. */
export function DepthRule({ name, levels, drawings, rule, powers, start }: DepthRuleProps) {
  return (
    <nav className={`wrap ${styles.scale}`} style={{ '--rule-start': start }} aria-label={name}>
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
  const level = <span className={`note ${styles.depth}`}>{label}</span>;
  if (!service) return <p className={styles.place}>{level}</p>;
  return (
    <a className={styles.place} href={service.path} aria-current={current ? 'page' : undefined}>
      {level} <span className={styles.name}>{service.title}</span>
      {current && <span className={`note ${styles.size}`}> {wholeMeasures(dimension)}</span>}
    </a>
  );
}
