import { YEAR_S } from './time.ts';

/**
 * How a number of a calculation is told: rounded to its safe side, with as many digits as mean something, and with the
 * SI prefix that fits. No words and no language: numberText.ts writes what is decided here.
 */

/** Down for what one may rely on, up for what one needs or suffers, near for a plain fact. */
export type Side = 'down' | 'near' | 'up';

/** Belongs to the declaration of a value, and not to the sentence that names it. */
export interface Telling {
  readonly unit: string;
  readonly side: Side;
  /** Significant digits, where they are not three. */
  readonly digits?: number;
  /** The numbers that it stands beside: all get the digits that keep them in order. */
  readonly against?: string | readonly string[];
  /** Digits beyond the usual ones. */
  readonly more?: number;
}

export type Tellings = Readonly<Record<string, Telling>>;

export interface Told {
  /** Rounded, in the unit. */
  readonly number: number;
  /** A symbol, or the name of a time in English: 'year'. */
  readonly unit: string;
  /** The number is multiplied by this power of ten. */
  readonly exponent?: number;
  /** Decimals that are written even where they are zeros. */
  readonly decimals?: number;
  /** The value lies beyond the number. */
  readonly beyond?: '<' | '>';
}

/** A unit of a list with its size, and from how many of it on it is used. */
type Step = readonly [unit: string, size: number, from?: number];

const TIMES: readonly Step[] = [
  ['fs', 1e-15],
  ['ps', 1e-12],
  ['ns', 1e-9],
  ['µs', 1e-6],
  ['ms', 1e-3],
  ['s', 1],
  ['minute', 60, 2],
  ['hour', 3600],
  ['day', 86_400],
  ['year', YEAR_S],
];
/** Nothing of them is nothing of a second. */
const LONG_TIMES: readonly string[] = ['min', 'y'];
export const TIME_NAMES: readonly string[] = ['minute', 'hour', 'day', 'year'];

const PREFIXES = { a: -18, f: -15, p: -12, n: -9, µ: -6, m: -3, '': 0, k: 3, M: 6, G: 9 } as const;
type Prefix = keyof typeof PREFIXES;
const prefixed = (unit: string, prefixes: readonly Prefix[]): Step[] =>
  prefixes.map((prefix) => [`${prefix}${unit}`, Number(`1e${PREFIXES[prefix]}`)]);

const CAPACITIES = prefixed('F', ['a', 'f', 'p', 'n', 'µ']);
const FREQUENCIES = prefixed('Hz', ['', 'k', 'M', 'G']);
const SAMPLE_RATES = prefixed('S/s', ['', 'k', 'M', 'G']);
const RATES = prefixed('/s', ['', 'k', 'M', 'G']);
const VOLTAGES = prefixed('V', ['n', 'µ', 'm', '']);
const CURRENTS = prefixed('A', ['n', 'µ', 'm', '']);
const CHARGES = prefixed('C', ['n', 'µ', 'm', '']);

/** The unit of a value: the list that its prefixes come from, and its size in the unit without prefix. */
const SCALED: ReadonlyMap<string, readonly [steps: readonly Step[], size: number]> = new Map([
  ['fs', [TIMES, 1e-15]],
  ['ps', [TIMES, 1e-12]],
  ['ns', [TIMES, 1e-9]],
  ['µs', [TIMES, 1e-6]],
  ['ms', [TIMES, 1e-3]],
  ['s', [TIMES, 1]],
  ['min', [TIMES, 60]],
  ['y', [TIMES, YEAR_S]],
  ['pF', [CAPACITIES, 1e-12]],
  ['µF', [CAPACITIES, 1e-6]],
  ['Hz', [FREQUENCIES, 1]],
  ['MHz', [FREQUENCIES, 1e6]],
  ['MS/s', [SAMPLE_RATES, 1e6]],
  ['M/s', [RATES, 1e6]],
  ['G/s', [RATES, 1e9]],
  ['µV', [VOLTAGES, 1e-6]],
  ['mV', [VOLTAGES, 1e-3]],
  ['V', [VOLTAGES, 1]],
  ['µA', [CURRENTS, 1e-6]],
  ['mC', [CHARGES, 1e-3]],
]);

/** Results with fixed decimals: a level in dB, and bits, which each sentence names. */
const DECIMALS: ReadonlyMap<string, { decimals: number; symbol: string }> = new Map([
  ['level', { decimals: 1, symbol: 'dB' }],
  ['density', { decimals: 1, symbol: 'dBFS/Hz' }],
  ['bits', { decimals: 2, symbol: '' }],
  ['powers', { decimals: 1, symbol: '' }],
  ['points', { decimals: 1, symbol: '' }],
]);

/** Whole numbers; and the x of "1 in x", whole from a hundred on. */
const WITHOUT_SYMBOL: readonly string[] = ['count', 'one in'];

const DIGITS = 3;
/** More than these tell nothing that could be set. */
const MOST_MORE = 3;
const POWER_DIGITS = 2;
/** From here on a plain number is a power of ten; a count has room for all of its digits until here. */
const [LARGE, LARGE_COUNT] = [1e6, 1e12];
const SMALL = 1e-4;
const LONGEST_WRITTEN_LG_YEARS = 4;
/** Above it a time means nothing. */
const LARGEST_LG_YEARS = 30;
/** What a bound may be off by computation, as a part of it: 3.0000000001 rounded up is 3. Of a large count no whole. */
const ERROR = 1e-9;
const LARGEST_ERROR = 1e-3;

function toWhole(x: number, side: Side): number {
  const error = Math.min(Math.abs(x) * ERROR, LARGEST_ERROR);
  if (side === 'down') return Math.floor(x + error);
  return side === 'up' ? Math.ceil(x - error) : Math.round(x);
}

const toDecimals = (x: number, decimals: number, side: Side) =>
  Number(`${toWhole(Number(`${x}e${decimals}`) || x * 10 ** decimals, side)}e${-decimals}`);

/** The mantissa has so many digits. A division by a power of ten would overflow for the smallest numbers. */
function toMantissa(x: number, digits: number, side: Side): [mantissa: number, exponent: number] {
  const [mantissa = 0, exponent = 0] = x.toExponential(15).split('e').map(Number);
  const rounded = toDecimals(mantissa, digits - 1, side);
  return Math.abs(rounded) === 10 ? [rounded / 10, exponent + 1] : [rounded, exponent];
}

export function toDigits(x: number, digits: number, side: Side): number {
  if (x === 0) return 0;
  const [mantissa, exponent] = toMantissa(x, digits, side);
  return Number(`${mantissa}e${exponent}`);
}

function plain(x: number, digits: number, side: Side, unit: string): Told {
  const size = Math.abs(x);
  if (x === 0 || (size >= SMALL && size < LARGE))
    return { number: toDigits(x, digits, side), unit };
  const [number, exponent] = toMantissa(x, digits > DIGITS ? digits : POWER_DIGITS, side);
  return { number, unit, exponent };
}

function scaled(x: number, steps: readonly Step[], digits: number, side: Side): Told {
  const of = (size: number) => Math.abs(toDigits(x / size, digits, side));
  // Rounding at most doubles, so that most units are left out without it.
  const [unit, size] =
    steps.findLast(([, each, from = 1]) => (Math.abs(x) / each) * 2 >= from && of(each) >= from) ??
    (steps[0] as Step);
  return plain(x / size, digits, side, unit);
}

const LG_YEAR_S = Math.log10(YEAR_S);

/** A time from its logarithm in seconds, because some are too long for a number. */
function longTime(lgSeconds: number, digits: number, side: Side): Told {
  const lgYears = lgSeconds - LG_YEAR_S;
  if (lgYears > LARGEST_LG_YEARS)
    return { number: 1, unit: 'year', exponent: LARGEST_LG_YEARS, beyond: '>' };
  return lgYears < LONGEST_WRITTEN_LG_YEARS
    ? scaled(10 ** lgSeconds, TIMES, digits, side)
    : plain(toDigits(10 ** lgYears, POWER_DIGITS, side), POWER_DIGITS, side, 'year');
}

/** From here on decimals of a percentage tell nothing. */
const LARGE_SHARE = 10;

/** A share in per cent: 0 and 100 are said only of nothing and of all. */
function share(x: number, decimals: number, side: Side): Told {
  const number = toDecimals(x * 100, decimals, side);
  const least = Number(`1e${-decimals}`);
  const told = (rounded: number, beyond?: '<' | '>'): Told => ({
    number: Number(rounded.toFixed(decimals)),
    unit: '%',
    ...(beyond && { beyond }),
  });
  // Rounded up, next to nothing would be told as 0.1%, wrong by powers of ten.
  const isLess = side === 'up' ? x * 100 < least : number < least;
  if (x > 0 && isLess) return told(least, '<');
  if (x < 1 && number >= 100) return told(100 - least, '>');
  if (x > 1 && number === 100 && side === 'near') return told(number, '>');
  return told(number);
}

/** The area under a curve that is nearly 1: so many digits that it is not. */
function nearOne(x: number, side: Side): Told {
  const decimals = [3, 4].find((each) => toDecimals(x, each, side) < 1);
  if (decimals === undefined)
    return x < 1 ? { number: 0.9999, unit: '', beyond: '>' } : { number: 1, unit: '' };
  return { number: toDecimals(x, decimals, side), unit: '' };
}

export function tell(value: number, { unit, side, digits = DIGITS, more = 0 }: Telling): Told {
  const x = value === 0 ? 0 : value;
  const list = SCALED.get(unit);
  if (list && x === 0) return { number: 0, unit: LONG_TIMES.includes(unit) ? 's' : unit };
  if (list) return scaled(x * list[1], list[0], digits + more, side);
  const fixed = DECIMALS.get(unit);
  if (fixed) {
    const magnitude = x === 0 ? 0 : Math.floor(Math.log10(Math.abs(x)));
    const fine = digits < DIGITS && magnitude < 0 ? digits - 1 - magnitude : 0;
    const decimals = Math.max(fixed.decimals, fine) + more;
    const number = toDecimals(x, decimals, side);
    if (number === 0 && x > 0)
      return { number: Number(`1e${-decimals}`), unit: fixed.symbol, beyond: '<' };
    return { number: number === 0 ? 0 : number, unit: fixed.symbol, decimals };
  }
  if (unit === 'lg s') return longTime(x, digits + more, side);
  if (unit === 'lg y') return longTime(x + LG_YEAR_S, digits + more, side);
  if (unit === 'share' && Math.abs(x) < LARGE_SHARE) return share(x, 1 + more, side);
  if (unit === 'share') return plain(x * 100, digits + more, side, '%');
  if (unit === 'small share') return plain(x * 100, digits + more, side, '%');
  if (unit === 'area') return nearOne(x, side);
  if (unit === 'count' && Math.abs(x) < LARGE_COUNT) return { number: toWhole(x, side), unit: '' };
  if (unit === 'one in' && x < LARGE_COUNT) {
    const whole = Math.floor(Math.log10(x)) + 1;
    return { number: toDigits(x, Math.max(digits, whole) + more, side), unit: '' };
  }
  return plain(x, digits + more, side, WITHOUT_SYMBOL.includes(unit) ? '' : unit);
}

const SIZES: ReadonlyMap<string, number> = new Map(
  [TIMES, CAPACITIES, FREQUENCIES, SAMPLE_RATES, RATES, VOLTAGES, CURRENTS, CHARGES]
    .flat()
    .map(([unit, size]) => [unit, size]),
);

const sizeOf = ({ number, unit, exponent }: Told) =>
  (exponent === undefined ? number : Number(`${number}e${exponent}`)) * (SIZES.get(unit) ?? 1);

/** What is told, as a number of the value's own unit. */
export function toldNumber(value: number, telling: Telling): number {
  const { unit } = telling;
  const told = tell(value, telling);
  const size = sizeOf(told);
  if (unit === 'lg s') return Math.log10(size);
  if (unit === 'lg y') return Math.log10(size) - LG_YEAR_S;
  if (told.unit === '%' && unit !== '%') return size / 100;
  return size / (SCALED.get(unit)?.[1] ?? 1);
}

type Numbers = Readonly<Record<string, unknown>>;

/**
 * Two numbers that stand beside each other get more digits, both as many, until what is told is in the order that they
 * are in: "at most 67.1 %, not 67.2 %", and never "at most 67.2 %, not 67.2 %".
 */
export function keptInOrder(tellings: Tellings, numbers: Numbers): Tellings {
  const kept: Record<string, Telling> = { ...tellings };
  const pairs = Object.entries(tellings).flatMap(([name, telling]) =>
    telling.against === undefined
      ? []
      : [telling.against].flat().map((other) => [name, telling, other] as const),
  );
  for (const [name, telling, other] of pairs) {
    const beside = tellings[other];
    const [value, present] = [numbers[name], numbers[other]];
    if (!beside || typeof value !== 'number' || typeof present !== 'number') continue;
    const order = Math.sign(value - present);
    const isKept = (more: number) =>
      Math.sign(
        toldNumber(value, { ...telling, more }) - toldNumber(present, { ...beside, more }),
      ) === order;
    const [now, then] = [kept[name]?.more ?? 0, kept[other]?.more ?? 0];
    let more = Math.max(now, then);
    while (more < MOST_MORE && order !== 0 && !isKept(more)) more += 1;
    kept[name] = { ...telling, more };
    kept[other] = { ...beside, more };
  }
  return kept;
}
