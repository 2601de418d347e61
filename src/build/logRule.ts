import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { FIRST_POWER, isNamedPower, percent, type RuleEnds, shareOfRule } from '../lib/scale.ts';
import { inked, ruleInk } from './ink.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** A stop of the scale, as far as the rule shows it. */
export interface RuleStop {
  /** In metres. */
  size: number;
  current: boolean;
}

export interface LogRuleOf {
  /** From the deepest to the highest. */
  stops: readonly RuleStop[];
  rule: RuleEnds;
  /** How many powers of ten the scale names. */
  powers: number;
}

/** Shares of the rule are written in so many parts of it; across it, lying, in pixels. */
const LENGTH = 10_000;
const HEIGHT = 72;
/** Standing, it is this wide, or as much narrower as the window is; its line is there. */
const WIDTH = 64;
const LINE = 5;
const along = (share: number) => Math.round(share * LENGTH);

/**
 * The scale's log rule: a tick for each power of ten, the stops at their true sizes, and a fan of
 * leaders from there to the names, which stand evenly. It lies on a desk and stands on a phone.
 */
export function logRule({ stops, rule, powers }: LogRuleOf): { lying: Element; standing: Element } {
  const ticks = Array.from({ length: powers }, (_, at) => FIRST_POWER + at)
    .filter((z) => z >= rule.from && z <= rule.to)
    .map((z) => ({ at: along(shareOfRule(z, rule)), isNamed: isNamedPower(z) }));
  const leaders = stops.map(({ size, current }, at) => ({
    share: shareOfRule(Math.log10(size), rule),
    lyingTo: along(at / stops.length),
    standingTo: along((at + 0.5) / stops.length),
    current,
  }));
  const here = leaders.find(({ current }) => current);
  const others = leaders.filter((leader) => leader !== here);
  type Leader = (typeof leaders)[number];
  const lying = ({ share, lyingTo }: Leader) => `M${along(share)} 22L${lyingTo} ${HEIGHT}`;
  const standing = ({ share, standingTo }: Leader) =>
    `M${LINE} ${along(share)}L${WIDTH} ${standingTo}`;
  return {
    lying: group(
      sheet(`0 0 ${LENGTH} ${HEIGHT}`, [
        ticks.map(({ at, isNamed }) => `M${at} 22v${isNamed ? 14 : 6}`).join(''),
        `M0 22h${LENGTH}${others.map(lying).join('')}`,
        here && lying(here),
      ]) + (here ? die(`x="${percent(here.share)}" y="17.5" transform="translate(-4.5)"`) : ''),
    ),
    standing: group(
      sheet(`0 0 ${WIDTH} ${LENGTH}`, [
        ticks.map(({ at, isNamed }) => `M${LINE} ${at}h${isNamed ? 12 : 6}`).join(''),
        `M${LINE} 0v${LENGTH}${others.map(standing).join('')}`,
        here && standing(here),
      ]) +
        (here
          ? die(
              `x="${percent(LINE / WIDTH)}" y="${percent(here.share)}" transform="translate(-4.5 -4.5)"`,
            )
          : ''),
    ),
  };
}

/** The rule as markup that stands in a page itself, where no file of drawings holds its lines. */
export function inlineRule(of: LogRuleOf): { lying: string; standing: string } {
  const { lying, standing } = logRule(of);
  return { lying: serialize(inked(lying, ruleInk)), standing: serialize(inked(standing, ruleInk)) };
}

function sheet(viewBox: string, [ticks, leaders, here]: (string | undefined)[]): string {
  const marked = here ? `<path class="r-here" d="${here}"/>` : '';
  return `<svg viewBox="${viewBox}" preserveAspectRatio="none" overflow="visible"><path d="${ticks}"/><path d="${leaders}"/>${marked}</svg>`;
}

const die = (place: string) => `<rect class="r-die" width="9" height="9" ${place}/>`;

const group = (inside: string) => parseFragment(`<svg>${inside}</svg>`).childNodes[0] as Element;
