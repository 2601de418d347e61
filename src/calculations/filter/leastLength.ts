import { ceil } from '../rounding.ts';
import { passDeviation, type Specification, stopDeviation } from './specification.ts';
import { isEven } from './symmetricFilter.ts';

/** No longer filter is designed: `tooLong`. */
export const MOST_TAPS = 401;
/** A longer estimate is not even tried. */
export const MOST_ESTIMATED_TAPS = 441;
const FEWEST_TAPS = 2;

/**
 * O. Herrmann, L. R. Rabiner, D. S. K. Chan (1973): the length of an equiripple low pass. Beside 0 and half the sample
 * rate it can be 1.7 times too long, so that it only starts the search. `width` is a share of the sample rate.
 */
export function herrmannTaps(specification: Specification, width: number): number {
  const pass = Math.log10(passDeviation(specification));
  const stop = Math.log10(stopDeviation(specification));
  const slope =
    stop * (0.005_309 * pass ** 2 + 0.071_14 * pass - 0.4761) -
    (0.002_66 * pass ** 2 + 0.5941 * pass + 0.4278);
  const correction = 11.012_17 + 0.512_44 * (pass - stop);
  return Math.max(FEWEST_TAPS, ceil((slope - correction * width ** 2) / width + 1));
}

type IsEnough = (taps: number) => boolean;

/**
 * The least length of one parity that is enough, up to `most`; `null`, if none is. The steps double away from the
 * start, then halve, because an estimate can be far off.
 */
function leastOfParity(start: number, most: number, isEnough: IsEnough): number | null {
  const least = isEven(start) ? 2 : 3;
  let short = least - 2;
  let enough = start;
  if (isEnough(start)) {
    for (let step = 2; ; step *= 2) {
      const next = enough - step;
      if (next < least) break;
      if (!isEnough(next)) {
        short = next;
        break;
      }
      enough = next;
    }
  } else {
    short = start;
    for (let step = 2; ; step *= 2) {
      if (short + 2 > most) return null;
      enough = Math.min(short + step, most - ((most - short) % 2));
      if (isEnough(enough)) break;
      short = enough;
    }
  }
  while (enough - short > 2) {
    const between = short + 2 * Math.floor((enough - short) / 4);
    if (isEnough(between)) enough = between;
    else short = between;
  }
  return enough;
}

export interface SearchOptions {
  readonly estimate: number;
  readonly oddOnly: boolean;
}

/**
 * The least length that is enough, or `null`. Within a parity each length can do what a shorter one can; odd and even
 * are searched apart, because 52 taps may do where 53 do not.
 */
export function leastLength(
  { estimate, oddOnly }: SearchOptions,
  isEnough: IsEnough,
): number | null {
  const start = Math.min(MOST_TAPS, Math.max(3, estimate));
  if (oddOnly) return leastOfParity(isEven(start) ? start - 1 : start, MOST_TAPS, isEnough);
  const one = leastOfParity(start, MOST_TAPS, isEnough);
  // Of the other parity, only a shorter one is worth having.
  const most = (one ?? (isEven(start) ? MOST_TAPS + 1 : MOST_TAPS)) - 1;
  if (most < FEWEST_TAPS || !isEnough(most)) return one;
  return leastOfParity(most, most, isEnough);
}
