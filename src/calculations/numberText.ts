import { fieldNumber, localNumber, localUnit, unitJoined } from '../lib/localNumber.ts';
import { formFor } from '../lib/placeholders.ts';
import { type Telling, type Tellings, TIME_NAMES, type Told, tell } from './told.ts';

/**
 * Numbers of a calculation as text, written as localNumber.ts says. `^{…}` is an exponent; richText.ts makes HTML, plain
 * text or SVG of it.
 */

const NO_BREAK = '\u00a0';
/** A number that takes the form for more than one. */
const MANY = 2;

export const power = (exponent: number) => `10^{${exponent < 0 ? '−' : ''}${Math.abs(exponent)}}`;

/** Up to here a power of ten has two digits in front. */
const FEW_DIGITS = 3;

/** Three digits, or as many as are asked for; powers of ten from a million on and below a ten-thousandth. */
export function numberText(x: number, locale: string, digits = FEW_DIGITS): string {
  if (x === 0) return localNumber(0, locale);
  const magnitude = Math.floor(Math.log10(Math.abs(x)) + 1e-12);
  if (magnitude < 6 && magnitude >= -4)
    return localNumber(x, locale, { maximumSignificantDigits: digits });
  // A division would give Infinity for the smallest numbers, because 10 ** −324 is 0.
  const [mantissa = 0, exponent = 0] = x
    .toExponential(digits > FEW_DIGITS ? digits - 1 : 1)
    .split('e')
    .map(Number);
  if (mantissa === 1) return power(exponent);
  const factor = localNumber(mantissa, locale, { maximumSignificantDigits: digits });
  return `${factor}${NO_BREAK}×${NO_BREAK}${power(exponent)}`;
}

/** A value in its field: five digits, or as many as are asked for, with signs that are found on every keyboard. */
export function fieldText(x: number, locale: string, digits = 5): string {
  if (x === 0 || (Math.abs(x) >= 1e-5 && Math.abs(x) < 1e6)) return fieldNumber(x, locale, digits);
  const [mantissa, exponent] = x.toExponential(digits - 1).split('e');
  return `${fieldNumber(Number(mantissa), locale, digits)}e${Number(exponent)}`;
}

const longName = (unit: string) => ({ style: 'unit', unit, unitDisplay: 'long' }) as const;

/** The language's word for a unit around a number that Intl cannot format, such as a power of ten. */
const unitName = (unit: string, text: string, locale: string) =>
  unitJoined(localUnit(text, locale, longName(unit)), locale);

/** Languages have no sign in common for these. */
const UNITS_IN_WORDS: readonly string[] = ['bit', 'min', 'point', 'y'];

/** A unit of an input as it is written: a symbol, or the word of the language. */
export const unitText = (unit: string, words: Readonly<Record<string, string>>): string =>
  UNITS_IN_WORDS.includes(unit) ? (words[unit] ?? unit) : unit;

/** A number as text with its unit after it; where the per cent sign stands is a matter of the language. */
export function withUnit(text: string, unit: string, locale: string): string {
  if (unit === '%') return localUnit(text, locale, { style: 'percent' });
  return unit ? unitJoined(`${text} ${unit}`, locale) : text;
}

/** The unit at the end of a name on a drawing, such as `f_MHz`. */
const UNITS: Readonly<Record<string, string>> = {
  MHz: 'MHz',
  ps: 'ps',
  fs: 'fs',
  ms: 'ms',
  us: 'µs',
  s: 's',
  dB: 'dB',
  pc: '%',
};

export interface NumberWords {
  readonly locale: string;
  /** 'over {years}' */
  readonly over: string;
  /** How each number is told, by its name. */
  readonly told?: Tellings;
}

/** Of a number that is not declared: a plain fact, whose name may end in its unit. */
function tellingOf(name: string): Telling {
  const suffix = name.includes('_') ? name.slice(name.lastIndexOf('_') + 1) : '';
  return { unit: UNITS[suffix] ?? '', side: 'near' };
}

function toldText(told: Told, { locale, over }: NumberWords): string {
  const { number, unit, exponent, decimals, beyond } = told;
  const options =
    decimals === undefined
      ? { maximumSignificantDigits: 15 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const digits = localNumber(number, locale, options);
  const isTime = TIME_NAMES.includes(unit);
  if (exponent !== undefined) {
    const text =
      number === 1 ? power(exponent) : `${digits}${NO_BREAK}×${NO_BREAK}${power(exponent)}`;
    const whole = isTime ? unitName(unit, text, locale) : withUnit(text, unit, locale);
    return beyond ? over.replace('{years}', whole) : whole;
  }
  const sign = beyond ? `${beyond}${NO_BREAK}` : '';
  if (isTime)
    return (
      sign + unitJoined(localNumber(number, locale, { ...options, ...longName(unit) }), locale)
    );
  return sign + withUnit(digits, unit, locale);
}

const toldOf = (name: string, value: number, { told }: NumberWords) =>
  tell(value, told?.[name] ?? tellingOf(name));

/** A number by its name, as it is declared. */
export const namedNumber = (name: string, value: number, words: NumberWords) =>
  toldText(toldOf(name, value, words), words);

export type Numbers = Readonly<Record<string, number | string | null | undefined>>;

/** `{bits}`, or with a form for one and a form for more, as elsewhere in the content: `{bits: # bit / # bits}`. */
const NAMED = /\{([A-Za-z][A-Za-z0-9_]*)(?::([^{}]*))?\}/g;

export const namesIn = (template: string): string[] =>
  [...template.matchAll(NAMED)].map(([, name = '']) => name);

/** A sentence with its numbers; a name without a number is written as a dash. */
export const fillNumbers = (template: string, numbers: Numbers, words: NumberWords): string =>
  template.replace(NAMED, (_, name: string, forms: string | undefined) => {
    const value = numbers[name];
    if (typeof value === 'string') return value;
    const told = typeof value === 'number' ? toldOf(name, value, words) : null;
    const text = told ? toldText(told, words) : '–';
    if (forms === undefined) return text;
    // The number that is read decides, and not the one behind it: 1.0004 is written as 1.
    const count = told && told.exponent === undefined ? told.number : MANY;
    return formFor(count, forms, words.locale).replace('#', text);
  });
