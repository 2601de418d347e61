import { kaiserFilters } from './kaiser.ts';
import { isCertainlyShort, meets } from './meets.ts';
import { type Exchange, remez } from './remez.ts';
import { type BandFigures, bandFigures } from './response.ts';
import { passDeviation, type Specification, stopDeviation } from './specification.ts';
import type { SymmetricFilter } from './symmetricFilter.ts';

/** Exact filters of a given length. */

export interface MeasuredFilter {
  readonly filter: SymmetricFilter;
  readonly figures: BandFigures;
}

/** A filter whose coefficients may be rounded, if it keeps the specification itself. */
interface Candidate {
  readonly filter: SymmetricFilter;
  /** `null`: it does not keep it. Measured when first asked for. */
  readonly measured: () => MeasuredFilter | null;
}

export type Outcome =
  | {
      readonly kind: 'meets';
      /** The first candidate that keeps the specification. */
      readonly first: MeasuredFilter;
      readonly candidates: readonly Candidate[];
    }
  | { readonly kind: 'short' }
  /** The arithmetic has ended, because the length is far more than is needed. */
  | { readonly kind: 'failed' };

export type Design = (taps: number) => Outcome;

/** What the coefficients let through may exceed what the exchange has promised by this much. */
const CERTIFICATE_DB = 0.01;
/** So much above the wish, double precision ends, and nobody needs the promise. */
const FAR_ABOVE_DB = 20;

/** The attenuation against 1 that an exchange promises. */
const promise_dB = ({ delta }: Exchange, specification: Specification): number =>
  -20 * Math.log10((delta * stopDeviation(specification)) / passDeviation(specification));

/**
 * The certificate: whether coefficients have what their exchange has promised. Amplitudes are compared, because a narrow
 * pass band need not reach up to 1 + δ, and then has a lower middle.
 */
export const isCertified = (
  { stopLargest, atten_dB }: BandFigures,
  exchange: Exchange,
  specification: Specification,
): boolean =>
  -20 * Math.log10(stopLargest) >= promise_dB(exchange, specification) - CERTIFICATE_DB ||
  (atten_dB !== null && atten_dB >= specification.atten_dB + FAR_ABOVE_DB);

function equiripple(specification: Specification): Design {
  let reference: Float64Array | undefined;
  return (taps) => {
    const exchange = remez(specification, taps, reference);
    if (!exchange) return { kind: 'failed' };
    const { filter, delta } = exchange;
    const figures = bandFigures(filter, specification);
    if (!isCertified(figures, exchange, specification))
      return { kind: delta > passDeviation(specification) ? 'short' : 'failed' };
    reference = exchange.reference;
    if (!meets(figures, specification)) return { kind: 'short' };
    const first = { filter, figures };
    return { kind: 'meets', first, candidates: [{ filter, measured: () => first }] };
  };
}

function windowCandidate(filter: SymmetricFilter, specification: Specification): Candidate {
  let known: MeasuredFilter | null | undefined;
  const measure = () => {
    if (isCertainlyShort(filter, specification)) return null;
    const figures = bandFigures(filter, specification);
    return meets(figures, specification) ? { filter, figures } : null;
  };
  const measured = () => {
    known = known === undefined ? measure() : known;
    return known;
  };
  return { filter, measured };
}

const kaiser =
  (specification: Specification): Design =>
  (taps) => {
    const candidates = kaiserFilters(specification, taps).map((filter) =>
      windowCandidate(filter, specification),
    );
    for (const { measured } of candidates) {
      const first = measured();
      if (first) return { kind: 'meets', first, candidates };
    }
    return { kind: 'short' };
  };

const METHODS = { equiripple, kaiser } as const;
export type Method = keyof typeof METHODS;

/** The filters of each length, designed once. */
export function designer(method: Method, specification: Specification): Design {
  const known = new Map<number, Outcome>();
  const design = METHODS[method](specification);
  return (taps) => {
    const outcome = known.get(taps) ?? design(taps);
    known.set(taps, outcome);
    return outcome;
  };
}
