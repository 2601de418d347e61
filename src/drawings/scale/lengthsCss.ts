import { FIRST_POWER, lengthText } from '../../lib/scale.ts';
import { cssString } from './cssString.ts';

interface Lengths {
  /** Exponents of the views of the stops. */
  viewPowers: readonly number[];
  /** The names of lengths, each ten times the one before. */
  powers: readonly string[];
  locale: string;
}

/** Names for the width of the picture in each power of ten. ScaleStage.deferred.module.css counts in the same steps. */
const STEPS = 24;
/** In powers of ten: how much wider than high a picture may be. */
const WIDEST_PICTURE = 0.8;

/** Counter styles that turn an exponent into the name of a length. */
export function lengthsCss({ viewPowers, powers, locale }: Lengths): string {
  const [least, most] = [Math.min(...viewPowers), Math.max(...viewPowers)];
  // The scale bar is up to two powers of ten shorter than the view.
  const [first, last] = [Math.max(Math.floor(least) - 1, FIRST_POWER), Math.ceil(most)];
  const bars = powers.slice(first - FIRST_POWER, last - FIRST_POWER + 1);
  const narrowest = Math.floor(least * STEPS);
  const count = Math.ceil((most + WIDEST_PICTURE) * STEPS) - narrowest + 1;
  const widths = Array.from({ length: count }, (_, at) =>
    lengthText(Number((10 ** ((narrowest + at) / STEPS)).toPrecision(2)), locale),
  );
  return counterStyle('lengths', first, bars) + counterStyle('widths', narrowest, widths);
}

const counterStyle = (name: string, first: number, symbols: readonly string[]) =>
  `@counter-style ${name}{system:fixed ${first};symbols:${symbols.map(cssString).join(' ')}}`;
