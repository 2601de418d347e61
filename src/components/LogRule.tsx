import type { ScaleContent } from '../content/schemas/scale.ts';
import { isNamedPower, lengthText, percent, shareOfRule, ticksOf } from '../lib/scale.ts';
import styles from './LogRule.deferred.module.css';

interface LogRuleProps {
  rule: ScaleContent['rule'];
  locale: string;
  /** Stands on a phone, where names are rows beside it. */
  stands?: boolean;
}

/** Units of the viewBox along the rule, which is stretched to the width or height of its place. */
const LENGTH = 10_000;

/** A name this near to an end of the rule, as a share of it, begins or ends there: centred, it would stick out. */
const NEAR_END = 0.04;

const anchorAt = (share: number) => {
  if (share < NEAR_END) return 'start';
  return share > 1 - NEAR_END ? 'end' : undefined;
};

/** A tick for each power of ten, a longer one with its name for every third. */
export function LogRule({ rule, locale, stands = false }: LogRuleProps) {
  const ticks = ticksOf(rule).map((z) => ({
    z,
    at: Math.round(shareOfRule(z, rule) * LENGTH),
    length: isNamedPower(z) ? 14 : 6,
  }));
  const lying = ticks.map(({ at, length }) => `M${at} 0v${length}`).join('');
  const standing = ticks.map(({ at, length }) => `M0 ${at}h${length}`).join('');
  return (
    <>
      <svg className={`ltr ${styles.lying}`} data-stands={stands || undefined} aria-hidden="true">
        <svg y="22" height="14" viewBox={`0 0 ${LENGTH} 14`} preserveAspectRatio="none" aria-hidden>
          <path d={`M0 0H${LENGTH}${lying}`} />
        </svg>
        {ticks
          .filter(({ z }) => isNamedPower(z))
          .map(({ z }) => (
            <text
              key={z}
              x={percent(shareOfRule(z, rule))}
              y="14"
              textAnchor={anchorAt(shareOfRule(z, rule))}
            >
              {lengthText(10 ** z, locale)}
            </text>
          ))}
      </svg>
      {stands && (
        <svg
          className={styles.standing}
          viewBox={`0 0 14 ${LENGTH}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 0V${LENGTH}${standing}`} />
        </svg>
      )}
    </>
  );
}
