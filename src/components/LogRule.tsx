import type { ScaleContent } from '../content/schemas/scale.ts';
import { FIRST_POWER, isNamedPower, percent, shareOfRule } from '../lib/scale.ts';
import styles from './DepthRule.later.module.css';
import { InlineSvg } from './InlineSvg.tsx';

export interface LogRuleProps {
  /** The rule as it lies on a desk, and as it stands on a phone (src/build/logRule.ts). */
  lying: string;
  standing: string;
  rule: ScaleContent['rule'];
  powers: readonly string[];
}

export function LogRule({ lying, standing, rule, powers }: LogRuleProps) {
  const names = powers
    .map((label, at) => ({ label, z: FIRST_POWER + at }))
    .filter(({ z }) => z >= rule.from && z <= rule.to && isNamedPower(z));
  return (
    <div className={styles.rule}>
      <svg className={`ltr ${styles.lying}`} aria-hidden="true">
        <InlineSvg shapes={lying} />
        {names.map(({ label, z }) => (
          <text key={label} x={percent(shareOfRule(z, rule))} y="14">
            {label}
          </text>
        ))}
      </svg>
      <svg className={`ltr ${styles.standing}`} aria-hidden="true">
        <InlineSvg shapes={standing} />
      </svg>
    </div>
  );
}
