import type { Level } from '../../lib/depth.ts';
import styles from './DepthRule.module.css';

export interface DepthRuleProps {
  /** What the rule is, for screen readers. */
  name: string;
  /** From the deepest to the highest. */
  levels: readonly Level[];
}

/** Where the page stands between transistor and cloud, with a way to every other level. */
export function DepthRule({ name, levels }: DepthRuleProps) {
  const here = levels.find((level) => level.current);
  return (
    <nav className={`wrap ${styles.scale}`} aria-label={name}>
      <ol className={styles.rule}>
        {levels.map((level) => (
          <li key={level.name} className={styles.level} data-current={level.current || undefined}>
            <LevelLink {...level} />
          </li>
        ))}
      </ol>
      {here && (
        <p className={styles.now} aria-hidden="true">
          <span className={`note ${styles.depth}`}>{here.name}</span>
          {here.service?.title}
        </p>
      )}
    </nav>
  );
}

function LevelLink({ name, service, current }: Level) {
  const level = <span className={`note ${styles.depth}`}>{name}</span>;
  if (!service) return <p className={styles.place}>{level}</p>;
  return (
    <a className={styles.place} href={service.path} aria-current={current ? 'page' : undefined}>
      {level}
      <span className={styles.name}>{service.title}</span>
    </a>
  );
}
