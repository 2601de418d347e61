import { fieldNumber, localNumber, localUnit, unitJoined } from '../localNumber.ts';
import { formFor } from '../placeholders.ts';
import { YEAR_S } from './calculation.ts';

/**
 * Numbers of a calculation as text, written as localNumber.ts says. `^{…}` is an exponent; richText.ts makes HTML, plain
 * text or SVG of it.
 */

const NO_BREAK = '\u00a0';
/** From here on a duration is a power of ten of years. */
const LONGEST_WRITTEN_LG_YEARS = 4;
/** Above it a time means nothing. */
const LARGEST_LG_YEARS = 30;

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

const TIME_UNITS = [
  ['year', YEAR_S],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
const SHORT_TIME_UNITS = [
  ['ms', 1e-3],
  ['µs', 1e-6],
  ['ns', 1e-9],
] as const;

const longName = (unit: string) => ({ style: 'unit', unit, unitDisplay: 'long' }) as const;

/** A time from its logarithm in seconds, because some are too long for a number. */
export function durationText(lgSeconds: number, locale: string, over: string): string {
  const lgYears = lgSeconds - Math.log10(YEAR_S);
  const years = (text: string) => unitName('year', text, locale);
  if (lgYears > LARGEST_LG_YEARS) return over.replace('{years}', years(power(LARGEST_LG_YEARS)));
  if (lgYears >= LONGEST_WRITTEN_LG_YEARS) return years(numberText(10 ** lgYears, locale, 2));
  const seconds = 10 ** lgSeconds;
  const [unit, size] = TIME_UNITS.find(([, each]) => seconds >= each * 0.9995) ?? [];
  if (unit && size)
    return unitJoined(
      localNumber(seconds / size, locale, { maximumSignificantDigits: 3, ...longName(unit) }),
      locale,
    );
  const [symbol, small] = SHORT_TIME_UNITS.find(([, each]) => seconds >= each * 0.9995) ?? [
    'ns',
    1e-9,
  ];
  return `${numberText(seconds / small, locale)}${NO_BREAK}${symbol}`;
}

/** The language's word for a unit around a number that Intl cannot format, such as a power of ten. */
const unitName = (unit: string, text: string, locale: string) =>
  unitJoined(localUnit(text, locale, longName(unit)), locale);

/** A number as text with its unit after it; where the per cent sign stands is a matter of the language. */
export function withUnit(text: string, unit: string, locale: string): string {
  if (unit === '%') return localUnit(text, locale, { style: 'percent' });
  return unit ? `${text}${NO_BREAK}${unit}` : text;
}

/** The unit at the end of a name, such as `fc_MHz`, and how it is written. */
const UNITS: Readonly<Record<string, string>> = {
  MHz: 'MHz',
  ps: 'ps',
  ns: 'ns',
  fs: 'fs',
  ms: 'ms',
  us: 'µs',
  uA: 'µA',
  mC: 'mC',
  mAh: 'mAh',
  dB: 'dB',
  uV: 'µV',
  pF: 'pF',
  V: 'V',
  C: '°C',
  pc: '%',
};

export interface NumberWords {
  readonly locale: string;
  /** 'over {years}' */
  readonly over: string;
}

/**
 * A number by its name: a name that begins with lg and ends with _s is the logarithm of a time; _s, _y and _min are
 * times, written in the unit that fits; other endings are units; a % after the name makes a share a percentage.
 */
export function namedNumber(
  name: string,
  value: number,
  percent: boolean,
  { locale, over }: NumberWords,
): string {
  if (percent) return withUnit(numberText(value * 100, locale), '%', locale);
  const suffix = name.includes('_') ? name.slice(name.lastIndexOf('_') + 1) : '';
  if (/^lg/.test(name) && suffix === 's') return durationText(value, locale, over);
  const seconds = suffix === 's' ? 1 : suffix === 'y' ? YEAR_S : suffix === 'min' ? 60 : 0;
  if (seconds > 0)
    return value > 0 ? durationText(Math.log10(value * seconds), locale, over) : `0${NO_BREAK}s`;
  const unit = UNITS[suffix] ?? '';
  if (unit === 'µs' && Math.abs(value) >= 1000)
    return `${numberText(value / 1000, locale)}${NO_BREAK}ms`;
  if (unit === 'ms' && Math.abs(value) >= 10_000)
    return `${numberText(value / 1000, locale)}${NO_BREAK}s`;
  if (unit === 'MHz' && Math.abs(value) >= 10_000)
    return `${numberText(value / 1000, locale)}${NO_BREAK}GHz`;
  if (unit === 'MHz' && value !== 0 && Math.abs(value) < 0.1)
    return `${numberText(value * 1000, locale)}${NO_BREAK}kHz`;
  return withUnit(numberText(value, locale), unit, locale);
}

export type Numbers = Readonly<Record<string, number | string | null | undefined>>;

/** `{bits}`, `{share%}`, or with a form for one and a form for more, as elsewhere in the content: `{bits: # bit / # bits}`. */
const NAMED = /\{([A-Za-z][A-Za-z0-9_]*)(%?)(?::([^{}]*))?\}/g;

export const namesIn = (template: string): string[] =>
  [...template.matchAll(NAMED)].map(([, name = '']) => name);

/** A sentence with its numbers; a name without a number is written as a dash. */
export const fillNumbers = (template: string, numbers: Numbers, words: NumberWords): string =>
  template.replace(NAMED, (_, name: string, percent: string, forms: string | undefined) => {
    const value = numbers[name];
    if (typeof value === 'string') return value;
    if (typeof value !== 'number')
      return forms === undefined ? '–' : fillForm(forms, 2, '–', words);
    const text = namedNumber(name, value, percent !== '', words);
    return forms === undefined ? text : fillForm(forms, value, text, words);
  });

/** The number that is read decides, and not the one behind it: 1.0004 is written as 1. */
const fillForm = (forms: string, value: number, text: string, { locale }: NumberWords) =>
  formFor(Number(value.toPrecision(3)), forms, locale).replace('#', text);
