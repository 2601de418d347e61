/** The first name in `powers`: 10 to this power, in metres. */
export const FIRST_POWER = -8;

/** Every third power of ten has a name, and a longer tick: micrometre, millimetre, metre, kilometre. */
export const isNamedPower = (z: number) => z % 3 === 0;

/** A share as CSS writes it. */
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

/** A number stays on one line with what follows it: its unit, its next three digits, its sign. */
export const wholeMeasures = (text: string): string => text.replace(/(\d) /g, '$1\u00a0');

/** Where on the way (0 to 1) a stop begins and ends to be held. */
export interface Hold {
  from: number;
  to: number;
}

/** Of the whole way, so much stands still; the rest is travel. */
const HELD = 0.45;
/** A longer way takes longer, but less than its length: six powers of ten are not six times one. */
const TRAVEL = (powers: number) => Math.abs(powers) ** 0.4;

/** Every stop is held equally long; between two of them the way grows with the powers of ten passed. */
export function holdsOf(exponents: readonly number[]): Hold[] {
  const held = HELD / exponents.length;
  const travels = exponents.slice(1).map((z, at) => TRAVEL(z - (exponents[at] ?? z)));
  const all = travels.reduce((sum, travel) => sum + travel, 0) || 1;
  let from = 0;
  return exponents.map((_, at) => {
    const hold = { from, to: from + held };
    from = hold.to + ((travels[at] ?? 0) / all) * (1 - HELD);
    return hold;
  });
}
