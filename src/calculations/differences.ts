import type { Difference } from './definition.ts';
import { type Telling, tell } from './told.ts';

/**
 * How far the same value of two settings is apart: taken of unrounded numbers, told to the nearest. No words and no
 * language: numberText.ts writes the size, and its sign stands before it.
 */

/** Of a quotient, or of a difference. */
type Sign = '×' | '÷' | '+' | '−';

export interface ToldDifference {
  readonly sign: Sign;
  /** Not negative; a quotient is 1 at least. `power`: an exponent of ten. */
  readonly size: number;
  readonly telling: Telling;
  readonly isPower?: true;
}

/** From here on a quotient is told as a power of ten. */
const LARGE_POWER = 3;
/** More digits than these tell nothing that could be set. */
const MOST_MORE = 3;
const NEAR: Telling = { unit: '', side: 'near' };

/** As many digits as it takes that what differs is not told as nothing. */
function visible(size: number, telling: Telling, nothing: number): Telling {
  const isHidden = (digits: number) => {
    const { number, beyond } = tell(size, { ...telling, more: digits });
    return number === nothing || beyond === '<';
  };
  let more = 0;
  while (more < MOST_MORE && isHidden(more)) more += 1;
  return more > 0 ? { ...telling, more } : telling;
}

function quotient(lg: number): ToldDifference {
  const [sign, size] = [lg > 0 ? '×' : '÷', Math.abs(lg)] as const;
  if (size < LARGE_POWER) {
    const factor = 10 ** size;
    return { sign, size: factor, telling: visible(factor, NEAR, 1) };
  }
  return { sign, size, telling: { unit: 'powers', side: 'near' }, isPower: true };
}

const added = (by: number, telling: Telling): ToldDifference => ({
  sign: by > 0 ? '+' : '−',
  size: Math.abs(by),
  telling: visible(Math.abs(by), telling, 0),
});

/** From one value to another; `null`: both are told the same. `telling` is that of both. */
export function differenceOf(
  kind: Difference,
  from: number,
  to: number,
  telling: Telling,
): ToldDifference | null {
  if (from === to || isToldSame(from, to, telling)) return null;
  const { unit, digits } = telling;
  if (kind === 'powers') return quotient(to - from);
  if (kind === 'factor' && from > 0 && to > 0) return quotient(Math.log10(to) - Math.log10(from));
  if (kind === 'points') return added(100 * (to - from), { unit: 'points', side: 'near' });
  return added(to - from, {
    unit,
    side: 'near',
    ...(digits !== undefined && { digits }),
  });
}

function isToldSame(from: number, to: number, telling: Telling): boolean {
  const [one, other] = [tell(from, telling), tell(to, telling)];
  return (
    one.number === other.number &&
    one.unit === other.unit &&
    one.exponent === other.exponent &&
    one.beyond === other.beyond
  );
}
