import { localNumber } from './localNumber.ts';

/** The smallest length, as a power of ten in metres: 10 nm. */
export const FIRST_POWER = -8;

/** Every third power of ten has a name, and a longer tick: micrometre, millimetre, metre, kilometre. */
export const isNamedPower = (z: number) => z % 3 === 0;

/** 0.25 as "25%". */
export const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;

/** The ends of the log rule, as powers of ten in metres. */
export interface RuleEnds {
  from: number;
  to: number;
}

/** Where a power of ten stands on the log rule: 0 at its start, 1 at its end. */
export const shareOfRule = (z: number, { from, to }: RuleEnds): number => (z - from) / (to - from);

/** The power of ten that a length in metres begins with: 5 mm is 10⁻³ m, for 10⁻² m would read as 10 mm. */
export const powerOf = (metres: number): number => Math.floor(Math.log10(metres));

/** The part of the scroll track (0 to 1) on which the zoom rests at a stop. */
export interface DwellRange {
  from: number;
  to: number;
}

/** The share of the track on which the zoom rests; on the remainder it moves. */
const DWELL_SHARE = 0.45;
/** A longer zoom takes longer, but not in proportion: six powers of ten are not six times one. */
const travelWeight = (powers: number) => Math.abs(powers) ** 0.4;

/** Every stop is shown equally long; the travel between two grows with the powers of ten passed. */
export function dwellRanges(exponents: readonly number[]): DwellRange[] {
  const dwell = DWELL_SHARE / exponents.length;
  const travels = exponents.slice(1).map((z, index) => travelWeight(z - (exponents[index] ?? z)));
  const all = travels.reduce((sum, travel) => sum + travel, 0) || 1;
  let from = 0;
  return exponents.map((_, index) => {
    const range = { from, to: from + dwell };
    from = range.to + ((travels[index] ?? 0) / all) * (1 - DWELL_SHARE);
    return range;
  });
}

/**
 * How much earlier than its dwell range a caption is in place, and how much longer it stays, as a share of the track: it
 * does not move while it is read. Two fifths of the shortest transition: little of it is without a caption, two are never
 * visible, and the Tab key, which scrolls to the edge of this range, finds the drawing near its stop.
 */
export const CAPTION_LEAD = 0.03;

/** The share of a transition at which its easing has come this far: near to the inverse of `ease-in-out`. */
export const pulledShare = (share: number): number =>
  0.5 - Math.sin(Math.asin(1 - 2 * Math.min(1, Math.max(0, share))) / 3);

const UNITS = ['nm', 'µm', 'mm', 'm', 'km'];
const FIRST_UNIT = -9;

/** A length as instruments show it: two digits at least, "9.2 µm", "105 mm", "12 742 km". */
export function lengthText(metres: number, locale: string): string {
  const step = Math.floor((Math.log10(metres) - FIRST_UNIT) / 3);
  const unit = Math.max(0, Math.min(step, UNITS.length - 1));
  const value = metres / 10 ** (3 * unit + FIRST_UNIT);
  const number = localNumber(value, locale, { maximumFractionDigits: value < 10 ? 1 : 0 });
  return `${number}\u00a0${UNITS[unit]}`;
}

/** The powers of ten on the rule. */
export const ticksOf = ({ from, to }: RuleEnds): number[] =>
  Array.from(
    { length: Math.floor(to) - Math.ceil(from) + 1 },
    (_, index) => Math.ceil(from) + index,
  );
