import fc from 'fast-check';
import { type FilterInputs, inputs } from '../../src/calculations/filter/inputs.ts';
import { anyInputs, evenly, inEvenRatios } from './randomInputs.ts';

/** Anything that can be typed: nearly always with bands that lie outside. */
export const anyFilter = anyInputs(inputs);

const WIDEST = 0.4;

/** Bands inside half the sample rate, as shares of it; the longest filters have seven taps over the narrowest transition. */
export const bandsFrom = (narrowest: number) =>
  fc.tuple(inEvenRatios(narrowest, WIDEST), evenly(0.001, 0.999)).map(([width, place]) => {
    const pass = (0.5 - width) * place;
    return { pass, stop: pass + width };
  });

/** Filters of up to about two hundred taps, with everything else anywhere in its range. */
export const anyInside = fc.tuple(anyFilter, bandsFrom(0.035)).map(
  ([values, { pass, stop }]): FilterInputs => ({
    ...values,
    fpass_MHz: pass * values.fs_MHz,
    fstop_MHz: stop * values.fs_MHz,
  }),
);
