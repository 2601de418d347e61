import type { ServiceLink } from '../content/load.ts';
import type { ScaleContent } from '../content/schemas/scale.ts';
import { lengthText, shareOfRule } from '../lib/scale.ts';
import type { Level } from '../lib/serviceLevels.ts';
import styles from './DepthRule.deferred.module.css';
import { LogRule } from './LogRule.tsx';
import { StyleRules } from './StyleRules.tsx';

interface DepthRuleProps {
  /** Accessible name. */
  name: string;
  /** From the deepest to the highest. */
  levels: readonly Level<ServiceLink>[];
  /** Id of the level that the die stands at while nothing is pointed at; the current one, if not named. */
  marked?: string | undefined;
  rule: ScaleContent['rule'];
  locale: string;
  /** Closer to what is above it, and lower where the window is low. */
  inFirstView?: boolean;
}

const shareOf = (size: number, rule: ScaleContent['rule']) =>
  +shareOfRule(Math.log10(size), rule).toFixed(4);

/** A log rule from transistor to cloud, with the current level and links to the others. */
export function DepthRule({ name, levels, marked, rule, locale, inFirstView }: DepthRuleProps) {
  const isMarked = ({ id, current }: Level<ServiceLink>) => (marked ? id === marked : current);
  const start = levels.find(isMarked);
  return (
    <nav
      className={`wrap ${styles.scale}`}
      style={{ '--count': levels.length }}
      aria-label={name}
      data-depth={inFirstView ? 'first-view' : ''}
    >
      <div className={styles.rule}>
        <LogRule rule={rule} locale={locale} stands />
      </div>
      <ol className={styles.levels}>
        {levels.map((level, index) => (
          <li
            key={level.id}
            className={styles.level}
            style={{ '--from': shareOf(level.size, rule), '--index': index }}
            data-marked={isMarked(level) || undefined}
          >
            <LevelLink {...level} length={lengthText(level.size, locale)} />
            <svg
              className={styles.leader}
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d="M0 0L1 1" />
            </svg>
          </li>
        ))}
      </ol>
      {start && (
        <>
          <StyleRules css={dieRules(levels, shareOf(start.size, rule), rule)} />
          <i className={styles.die} />
        </>
      )}
    </nav>
  );
}

/** The die goes to the level that is pointed at. A rule for each, because they lie in another element. */
const dieRules = (
  levels: readonly Level<ServiceLink>[],
  start: number,
  rule: ScaleContent['rule'],
) =>
  levels
    .map(({ size }, index) => {
      const pointedAt = `li:nth-child(${index + 1})>a:is(:hover,:focus-visible)`;
      return `[data-depth]:has(${pointedAt}){--at:${shareOf(size, rule)}}`;
    })
    .toSpliced(0, 0, `[data-depth]{--at:${start}}`)
    .join('');

interface LevelLinkProps extends Level<ServiceLink> {
  /** Its size as a number with a unit. */
  length: string;
}

function LevelLink({ label, dimension, length, service, current }: LevelLinkProps) {
  // The level stands above it already.
  const words = dimension.startsWith(label)
    ? dimension.slice(label.length).replace(/^:? /, '')
    : dimension;
  const depth = (
    <span className={`note ${styles.depth}`}>
      <span className={styles.label}>{label}</span> <span className={styles.size}>{length}</span>
    </span>
  );
  if (!service) return <p className={styles.place}>{depth}</p>;
  return (
    <a className={styles.place} href={service.path} aria-current={current ? 'page' : undefined}>
      {depth} <span className={styles.name}>{service.title}</span>
      {current && <span className={`note screen-only ${styles.words}`}> {words}</span>}
    </a>
  );
}
