import { parseFragment, serialize } from 'parse5';
import { FIRST_POWER, isNamedPower, percent, type RuleEnds, shareOfRule } from '../lib/scale.ts';
import { applyStyle, logRuleStyle } from './drawingStyles.ts';
import type { SvgElement } from './svgElements.ts';

interface RuleStop {
  /** In metres. */
  size: number;
  current: boolean;
}

interface LogRule {
  /** From the deepest to the highest. */
  stops: readonly RuleStop[];
  rule: RuleEnds;
  /** How many powers of ten the scale names. */
  powers: number;
}

/** The rule twice: horizontal for wide windows, vertical for narrow ones. */
export interface LogRuleMarkup {
  horizontal: string;
  vertical: string;
}

/** Units of the viewBox along the rule, which is stretched to the width or height of the page. */
const LENGTH = 10_000;
/** Pixels across the horizontal rule. */
const HEIGHT = 72;
/** Pixels across the vertical rule, and the x of its axis. */
const WIDTH = 64;
const AXIS = 5;
const along = (share: number) => Math.round(share * LENGTH);

/** A tick for each power of ten, and a line from each stop's true size to its name; names are spaced evenly. */
export function drawLogRule({ stops, rule, powers }: LogRule): {
  horizontal: SvgElement;
  vertical: SvgElement;
} {
  const ticks = Array.from({ length: powers }, (_, at) => FIRST_POWER + at)
    .filter((z) => z >= rule.from && z <= rule.to)
    .map((z) => ({ at: along(shareOfRule(z, rule)), isNamed: isNamedPower(z) }));
  const leaders = stops.map(({ size, current }, at) => ({
    share: shareOfRule(Math.log10(size), rule),
    horizontalTo: along(at / stops.length),
    verticalTo: along((at + 0.5) / stops.length),
    current,
  }));
  const marked = leaders.find(({ current }) => current);
  const others = leaders.filter((leader) => leader !== marked);
  type Leader = (typeof leaders)[number];
  const horizontalLeader = ({ share, horizontalTo }: Leader) =>
    `M${along(share)} 22L${horizontalTo} ${HEIGHT}`;
  const verticalLeader = ({ share, verticalTo }: Leader) =>
    `M${AXIS} ${along(share)}L${WIDTH} ${verticalTo}`;
  return {
    horizontal: parsed(
      sheet(`0 0 ${LENGTH} ${HEIGHT}`, {
        ticks: ticks.map(({ at, isNamed }) => `M${at} 22v${isNamed ? 14 : 6}`).join(''),
        leaders: `M0 22h${LENGTH}${others.map(horizontalLeader).join('')}`,
        marked: marked && horizontalLeader(marked),
      }) + (marked ? die(percent(marked.share), '17.5', '-4.5') : ''),
    ),
    vertical: parsed(
      sheet(`0 0 ${WIDTH} ${LENGTH}`, {
        ticks: ticks.map(({ at, isNamed }) => `M${AXIS} ${at}h${isNamed ? 12 : 6}`).join(''),
        leaders: `M${AXIS} 0v${LENGTH}${others.map(verticalLeader).join('')}`,
        marked: marked && verticalLeader(marked),
      }) + (marked ? die(percent(AXIS / WIDTH), percent(marked.share), '-4.5 -4.5') : ''),
    ),
  };
}

/** The rule with its lines inline, for a page without a file of shared shapes. */
export function inlineLogRule(logRule: LogRule): LogRuleMarkup {
  const { horizontal, vertical } = drawLogRule(logRule);
  return {
    horizontal: serialize(applyStyle(horizontal, logRuleStyle)),
    vertical: serialize(applyStyle(vertical, logRuleStyle)),
  };
}

function sheet(
  viewBox: string,
  { ticks, leaders, marked }: { ticks: string; leaders: string; marked: string | undefined },
): string {
  const here = marked ? `<path class="r-here" d="${marked}"/>` : '';
  return `<svg viewBox="${viewBox}" preserveAspectRatio="none" overflow="visible"><path d="${ticks}"/><path d="${leaders}"/>${here}</svg>`;
}

/** The copper square at the current stop. */
const die = (x: string, y: string, offset: string) =>
  `<rect class="r-die" width="9" height="9" x="${x}" y="${y}" transform="translate(${offset})"/>`;

const parsed = (inside: string) =>
  parseFragment(`<svg>${inside}</svg>`).childNodes[0] as SvgElement;
