import { FIRST_POWER, lengthText } from '../../lib/scale.ts';
import { cssString } from './cssString.ts';

interface Lengths {
  /** Exponents of the views of the stops. */
  viewPowers: readonly number[];
  locale: string;
}

/**
 * The width of the picture is counted in twentieths of a power of ten: a unit for every three powers, as far as the
 * kilometre, and a number of that unit. ScaleStage.deferred.module.css counts alike.
 */
const STEPS = 20;
const STEPS_OF_UNIT = 3 * STEPS;
const KILOMETRE = 3;
/** In powers of ten: how much wider than high a picture may be. */
const WIDEST_PICTURE = 0.7;

/** Counter styles that turn an exponent into the name of a length. */
export function lengthsCss({ viewPowers, locale }: Lengths): string {
  const [least, most] = [Math.min(...viewPowers), Math.max(...viewPowers)];
  // The scale bar is up to two powers of ten shorter than the view.
  const [first, last] = [Math.max(Math.floor(least) - 1, FIRST_POWER), Math.ceil(most)];
  const bars = Array.from({ length: last - first + 1 }, (_, index) =>
    lengthText(10 ** (first + index), locale),
  );
  const firstUnit = Math.floor(least / 3);
  const units = Array.from({ length: KILOMETRE / 3 - firstUnit + 1 }, (_, index) =>
    lengthText(10 ** (3 * (firstUnit + index)), locale).slice(1),
  );
  const longest = Math.ceil((most + WIDEST_PICTURE - KILOMETRE) * STEPS);
  const numbers = Array.from({ length: Math.max(longest, STEPS_OF_UNIT) + 1 }, (_, step) => {
    const metres = Number((10 ** (KILOMETRE + step / STEPS)).toPrecision(2));
    return lengthText(metres, locale).replace(/\skm$/, '');
  });
  return [
    counterStyle('lengths', first, bars),
    counterStyle('numbers', 0, numbers),
    counterStyle('units', firstUnit, units),
  ].join('');
}

const counterStyle = (name: string, first: number, symbols: readonly string[]) =>
  `@counter-style ${name}{system:fixed ${first};symbols:${symbols.map(cssString).join(' ')}}`;
