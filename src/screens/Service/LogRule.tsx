import type { ServiceLink } from '../../content/load.ts';
import { FIRST_POWER, type ScaleContent } from '../../content/schemas/scale.ts';
import type { Level } from '../../lib/depth.ts';
import { shareOfRule } from '../../lib/scale.ts';
import styles from './DepthRule.module.css';

export interface LogRuleProps {
  levels: readonly Level<ServiceLink>[];
  rule: ScaleContent['rule'];
  powers: readonly string[];
}

/** Every third power of ten is named: micrometre, millimetre, metre, kilometre. */
const NAMED = 3;

const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;

/**
 * The scale's log rule: a tick for each power of ten, the stops at their true sizes, and a fan of
 * leaders from there to the names, which stand evenly. It lies on a desk and stands on a phone.
 */
export function LogRule({ levels, rule, powers }: LogRuleProps) {
  const exponents = powers
    .map((label, at) => ({ label, z: FIRST_POWER + at }))
    .filter(({ z }) => z >= rule.from && z <= rule.to);
  const stops = levels.map((level, at) => ({
    ...level,
    at: percent(shareOfRule(Math.log10(level.size), rule)),
    to: percent(at / levels.length),
    middle: percent((at + 0.5) / levels.length),
  }));
  const here = stops.find(({ current }) => current);
  return (
    <div className={styles.rule}>
      <svg className={`ltr ${styles.lying}`} aria-hidden="true">
        {exponents.map(({ z, label }) => {
          const x = percent(shareOfRule(z, rule));
          const isNamed = z % NAMED === 0;
          return (
            <g key={z}>
              <line x1={x} x2={x} y1="22" y2={isNamed ? 36 : 28} />
              {isNamed && (
                <text x={x} y="14">
                  {label}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2="100%" y1="22" y2="22" />
        {stops.map(({ id, at, to, current }) => (
          <line key={id} data-current={current || undefined} x1={at} x2={to} y1="22" y2="100%" />
        ))}
        {here && <rect x={here.at} y="17.5" width="9" height="9" />}
      </svg>
      <svg className={`ltr ${styles.standing}`} aria-hidden="true">
        {exponents.map(({ z }) => {
          const y = percent(shareOfRule(z, rule));
          return <line key={z} x1="5" x2={z % NAMED === 0 ? 17 : 11} y1={y} y2={y} />;
        })}
        <line x1="5" x2="5" y1="0" y2="100%" />
        {stops.map(({ id, at, middle, current }) => (
          <line key={id} data-current={current || undefined} x1="5" x2="100%" y1={at} y2={middle} />
        ))}
        {here && <rect x="0.5" y={here.at} width="9" height="9" />}
      </svg>
    </div>
  );
}
