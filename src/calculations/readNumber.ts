import { signsOf } from '../lib/localNumber.ts';
import { YEAR_S } from './time.ts';

/** Prefixes of units that a visitor may paste, relative to the unit itself. */
const PREFIXES: ReadonlyMap<string, number> = new Map([
  ['f', 1e-15],
  ['p', 1e-12],
  ['n', 1e-9],
  ['µ', 1e-6],
  ['μ', 1e-6],
  ['u', 1e-6],
  ['m', 1e-3],
  ['', 1],
  ['k', 1e3],
  ['K', 1e3],
  ['M', 1e6],
  ['G', 1e9],
  ['T', 1e12],
]);
/** Units that take prefixes; %, °C, dB and counts do not. */
const SCALED = ['Hz', 'S/s', '/s', 'Ah', 's', 'A', 'C', 'V', 'F'] as const;
/** Times that are not written with a prefix, in seconds. */
const TIMES: ReadonlyMap<string, number> = new Map([
  ['min', 60],
  ['h', 3600],
  ['d', 86_400],
  ['y', YEAR_S],
  ['a', YEAR_S],
]);
const NAMED_TIMES = [
  ['second', 1],
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['year', YEAR_S],
] as const;

const namedTimes = new Map<string, ReadonlyMap<string, number>>();

/** "10 years": the words of a language for times, as this page writes them itself. */
function timesIn(locale: string): ReadonlyMap<string, number> {
  const known = namedTimes.get(locale);
  if (known) return known;
  const words = new Map<string, number>();
  for (const [unit, seconds] of NAMED_TIMES)
    for (const unitDisplay of ['long', 'short'] as const)
      for (const count of [1, 10]) {
        const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
        const word = format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '';
        words.set(word.toLocaleLowerCase(locale), seconds);
      }
  namedTimes.set(locale, words);
  return words;
}

/** The factor of a unit such as MHz, and what it is a multiple of; `null` for a unit that takes no prefix. */
function factorOf(unit: string, locale: string): { base: string; factor: number } | null {
  const time = TIMES.get(unit) ?? timesIn(locale).get(unit.toLocaleLowerCase(locale));
  if (time !== undefined) return { base: 's', factor: time };
  const base = SCALED.find((each) => unit.endsWith(each));
  const factor = base === undefined ? undefined : PREFIXES.get(unit.slice(0, -base.length));
  return base === undefined || factor === undefined ? null : { base, factor };
}

/** As the seven languages of this page write it. */
const BITS = /^(?:bits?|ビット|位元|বিট)$/i;

const NUMBER = /^([+−–-]?)([\d.,]+)(e[+−–-]?\d+)?\s*(.*)$/i;
const POWER = /^(?:([\d.,]+)\s*[×x*·]\s*)?10\^?([−–-]?\d+|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)\s*(.*)$/;
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const BENGALI_DIGITS = '০১২৩৪৫৬৭৮৯';
/** From a full-width sign of Japanese and Chinese to the plain one. */
const FULL_WIDTH = 0xfee0;

/** Marks of spreadsheets and of running text: where a line may break, and which way a text runs. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Bengali and full-width signs, and digits grouped with blanks or apostrophes, become plain ones; a per cent sign that
 * stands before its number, as in Turkish, stands behind it. The thin space of a field goes wherever it stands, because
 * digits may have been typed or deleted beside it.
 */
export const plainSigns = (text: string) =>
  text
    .replace(INVISIBLE, '')
    .replace(/[০-৯]/g, (digit) => String(BENGALI_DIGITS.indexOf(digit)))
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .trim()
    .replace(/(?<=\d)(?:\u202f(?=\d)|[\s'’](?=\d{3}(?!\d)))/g, '')
    .replace(/^%\s*(.*)$/s, '$1%');

/** Threes after the first group; twos as well, as in Bengali: 10,00,000. */
const GROUPED = /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/;
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Digits with commas and points. Of two different signs the last is the decimal one, and a sign that comes twice groups
 * thousands. One sign alone is ambiguous where three digits follow it: "10,000" is ten thousand if that sign groups
 * thousands in the language of the page, and ten if it does not. All else is a decimal sign, in every language.
 */
function sizeOf(digits: string, locale: string): number {
  const signs = digits.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return Number(digits);
  if (new Set(signs).size === 2) {
    const at = digits.lastIndexOf(last);
    const whole = digits.slice(0, at);
    return GROUPED.test(whole) && !whole.includes(last)
      ? Number(`${whole.replace(/[.,]/g, '')}.${digits.slice(at + 1)}`)
      : Number.NaN;
  }
  const isGrouped =
    signs.length > 1
      ? GROUPED.test(digits)
      : last === signsOf(locale).group && ONE_GROUP.test(digits);
  return Number(isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
}

const exponentOf = (text: string) =>
  Number(
    text
      .replace(/[⁻−–]/, '-')
      .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(SUPERSCRIPT.indexOf(sign))),
  );

/** Without the error of the product: 1.2832e10 is whole. */
const timesPower = (size: number, exponent: number) =>
  Number((size * 10 ** exponent).toPrecision(15));

function powerOf(text: string, locale: string): [value: number, rest: string] | null {
  const found = POWER.exec(text);
  if (!found?.[2] || !/[\^⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(text)) return null;
  return [timesPower(sizeOf(found[1] ?? '1', locale), exponentOf(found[2])), found[3] ?? ''];
}

function numberOf(text: string, locale: string): [value: number, rest: string] | null {
  const found = NUMBER.exec(text);
  if (!found) return null;
  const [, sign = '', digits = '', exponent = '', rest = ''] = found;
  const size = timesPower(sizeOf(digits, locale), exponentOf(exponent.slice(1)));
  return [sign === '' || sign === '+' ? size : -size, rest];
}

/**
 * A number as visitors type or paste it, in the unit of its field: in the form of the page's language, with powers of
 * ten, and in another unit of the same kind ("0.2 GHz" in a field of MHz is 200). `null` if it is none.
 */
export function readNumber(typed: string, unit: string, locale: string): number | null {
  const text = plainSigns(typed);
  const [value, rest] = powerOf(text, locale) ?? numberOf(text, locale) ?? [Number.NaN, ''];
  if (!Number.isFinite(value)) return null;
  const written = rest.trim();
  if (written === '' || written === unit || (unit === 'bit' && BITS.test(written))) return value;
  const [from, to] = [factorOf(written, locale), factorOf(unit, locale)];
  if (!from || !to || from.base !== to.base) return null;
  const converted = Number(((value * from.factor) / to.factor).toPrecision(12));
  return Number.isFinite(converted) ? converted : null;
}
