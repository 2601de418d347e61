import type { ScaleContent } from '../content/schemas/scale.ts';
import { FIRST_POWER, isNamedPower, percent, shareOfRule } from '../lib/scale.ts';
import styles from './DepthRule.deferred.module.css';
import { InlineSvg } from './InlineSvg.tsx';

interface LogRuleProps {
  /** SVG markup of the horizontal rule, and of the vertical one for phones (src/drawings/logRule.ts). */
  horizontal: string;
  vertical: string;
  rule: ScaleContent['rule'];
  powers: readonly string[];
}

export function LogRule({ horizontal, vertical, rule, powers }: LogRuleProps) {
  const names = powers
    .map((label, at) => ({ label, z: FIRST_POWER + at }))
    .filter(({ z }) => z >= rule.from && z <= rule.to && isNamedPower(z));
  return (
    <div className={styles.rule}>
      <svg className={`ltr ${styles.horizontal}`} aria-hidden="true">
        <InlineSvg shapes={horizontal} />
        {names.map(({ label, z }) => (
          <text key={label} x={percent(shareOfRule(z, rule))} y="14">
            {label}
          </text>
        ))}
      </svg>
      <svg className={`ltr ${styles.vertical}`} aria-hidden="true">
        <InlineSvg shapes={vertical} />
      </svg>
    </div>
  );
}
