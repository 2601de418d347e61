import { kaiserFilters } from './kaiser.ts';
import { remez } from './remez.ts';
import { type BandFigures, bandFigures } from './response.ts';
import { passDeviation, SLACK_DB, type Specification, stopDeviation } from './specification.ts';
import type { SymmetricFilter } from './symmetricFilter.ts';

/** Exact filters of a given length. */

export interface MeasuredFilter {
  readonly filter: SymmetricFilter;
  readonly figures: BandFigures;
}

export type Outcome =
  | { readonly kind: 'meets'; readonly filters: readonly [MeasuredFilter, ...MeasuredFilter[]] }
  | { readonly kind: 'short' }
  /** The arithmetic has ended, because the length is far more than is needed. */
  | { readonly kind: 'failed' };

/** Whether figures keep a specification. Coefficients may cost some attenuation. */
export const meets = (
  { atten_dB, ripple_dB }: BandFigures,
  specification: Specification,
  tolerance_dB = 0,
): boolean =>
  atten_dB !== null &&
  ripple_dB !== null &&
  atten_dB >= specification.atten_dB - tolerance_dB - SLACK_DB &&
  ripple_dB <= specification.ripple_dB + SLACK_DB;

/** The certificate: what the coefficients have may lie this much below what the exchange has promised. */
const CERTIFICATE_DB = 0.01;
/** So much above the wish, double precision ends, and nobody needs the promise. */
const FAR_ABOVE_DB = 20;

function equiripple(specification: Specification, taps: number): Outcome {
  const exchange = remez(specification, taps);
  if (!exchange) return { kind: 'failed' };
  const { filter, delta } = exchange;
  const figures = bandFigures(filter, specification);
  const promise_dB =
    -20 * Math.log10((delta * stopDeviation(specification)) / passDeviation(specification));
  const isCertified =
    figures.atten_dB !== null &&
    (figures.atten_dB >= promise_dB - CERTIFICATE_DB ||
      figures.atten_dB >= specification.atten_dB + FAR_ABOVE_DB);
  if (meets(figures, specification))
    return isCertified ? { kind: 'meets', filters: [{ filter, figures }] } : { kind: 'failed' };
  return isCertified || promise_dB < specification.atten_dB
    ? { kind: 'short' }
    : { kind: 'failed' };
}

function kaiser(specification: Specification, taps: number): Outcome {
  const filters: MeasuredFilter[] = [];
  for (const filter of kaiserFilters(specification, taps)) {
    const figures = bandFigures(filter, specification);
    if (meets(figures, specification)) filters.push({ filter, figures });
  }
  const [first, ...others] = filters;
  return first ? { kind: 'meets', filters: [first, ...others] } : { kind: 'short' };
}

export type Method = 'equiripple' | 'kaiser';

/** The filters of each length, designed once. */
export function designer(method: Method, specification: Specification): (taps: number) => Outcome {
  const known = new Map<number, Outcome>();
  const design = method === 'equiripple' ? equiripple : kaiser;
  return (taps) => {
    const outcome = known.get(taps) ?? design(specification, taps);
    known.set(taps, outcome);
    return outcome;
  };
}
