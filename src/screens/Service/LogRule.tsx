import type { ServiceLink } from '../../content/load.ts';
import { FIRST_POWER, type ScaleContent } from '../../content/schemas/scale.ts';
import type { Level } from '../../lib/depth.ts';
import { shareOfRule } from '../../lib/scale.ts';
import styles from './DepthRule.later.module.css';

export interface LogRuleProps {
  levels: readonly Level<ServiceLink>[];
  rule: ScaleContent['rule'];
  powers: readonly string[];
}

/** Every third power of ten is named: micrometre, millimetre, metre, kilometre. */
const NAMED = 3;

/** Shares of the rule are written in so many parts of it; across it, lying, in pixels. */
const LENGTH = 10_000;
const HEIGHT = 72;
/** Standing, it is this wide, or as much narrower as the window is; its line is there. */
const WIDTH = 64;
const LINE = 5;
const along = (share: number) => Math.round(share * LENGTH);
const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;

/**
 * The scale's log rule: a tick for each power of ten, the stops at their true sizes, and a fan of
 * leaders from there to the names, which stand evenly. It lies on a desk and stands on a phone.
 */
export function LogRule({ levels, rule, powers }: LogRuleProps) {
  const ticks = powers
    .map((label, at) => ({ label, z: FIRST_POWER + at }))
    .filter(({ z }) => z >= rule.from && z <= rule.to)
    .map(({ label, z }) => ({ label, at: shareOfRule(z, rule), isNamed: z % NAMED === 0 }));
  const stops = levels.map((level, at) => ({
    at: shareOfRule(Math.log10(level.size), rule),
    lyingTo: at / levels.length,
    standingTo: (at + 0.5) / levels.length,
    current: level.current,
  }));
  const here = stops.find(({ current }) => current);
  const others = stops.filter((stop) => stop !== here);
  const leadLying = ({ at, lyingTo }: (typeof stops)[number]) =>
    `M${along(at)} 22L${along(lyingTo)} ${HEIGHT}`;
  const leadStanding = ({ at, standingTo }: (typeof stops)[number]) =>
    `M${LINE} ${along(at)}L${WIDTH} ${along(standingTo)}`;
  return (
    <div className={styles.rule}>
      <svg className={`ltr ${styles.lying}`} aria-hidden="true">
        <svg viewBox={`0 0 ${LENGTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            d={ticks.map(({ at, isNamed }) => `M${along(at)} 22v${isNamed ? 14 : 6}`).join('')}
          />
          <path d={`M0 22h${LENGTH}${others.map(leadLying).join('')}`} />
          {here && <path data-current="" d={leadLying(here)} />}
        </svg>
        {ticks.map(
          ({ label, at, isNamed }) =>
            isNamed && (
              <text key={label} x={percent(at)} y="14">
                {label}
              </text>
            ),
        )}
        {here && <rect x={percent(here.at)} y="17.5" width="9" height="9" />}
      </svg>
      <svg className={`ltr ${styles.standing}`} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${LENGTH}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            d={ticks.map(({ at, isNamed }) => `M${LINE} ${along(at)}h${isNamed ? 12 : 6}`).join('')}
          />
          <path d={`M${LINE} 0v${LENGTH}${others.map(leadStanding).join('')}`} />
          {here && <path data-current="" d={leadStanding(here)} />}
        </svg>
        {here && <rect x={percent(LINE / WIDTH)} y={percent(here.at)} width="9" height="9" />}
      </svg>
    </div>
  );
}
