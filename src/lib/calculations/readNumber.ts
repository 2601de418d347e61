import { signsOf } from '../localNumber.ts';

/** Prefixes of units that a visitor may paste, relative to the unit itself. */
const PREFIXES: Readonly<Record<string, number>> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  μ: 1e-6,
  u: 1e-6,
  m: 1e-3,
  '': 1,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
};
/** Units that take prefixes; %, °C, dB and counts do not. */
const SCALED = ['Hz', 'S/s', 'Ah', 's', 'A', 'C', 'V', 'F'] as const;
/** Times that are not written with a prefix, in seconds. */
const TIMES: Readonly<Record<string, number>> = { min: 60, h: 3600, d: 86_400, y: 31_557_600 };

/** The factor of a unit such as MHz, and what it is a multiple of; `null` for a unit that takes no prefix. */
function factorOf(unit: string): { base: string; factor: number } | null {
  if (unit in TIMES) return { base: 's', factor: TIMES[unit] ?? 1 };
  const base = SCALED.find((each) => unit.endsWith(each));
  const factor = base === undefined ? undefined : PREFIXES[unit.slice(0, -base.length)];
  return base === undefined || factor === undefined ? null : { base, factor };
}

const NUMBER = /^([+−-]?)([\d.,]+)(e[+−-]?\d+)?\s*(.*)$/i;
const POWER = /^(?:([\d.,]+)\s*[×x*·]\s*)?10\^?([−-]?\d+|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)\s*(.*)$/;
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const BENGALI_DIGITS = '০১২৩৪৫৬৭৮৯';
/** From a full-width sign of Japanese and Chinese to the plain one. */
const FULL_WIDTH = 0xfee0;

/**
 * Bengali and full-width digits, and digits grouped with blanks or apostrophes, become plain digits. The thin space of a
 * field goes wherever it stands, because digits may have been typed or deleted beside it.
 */
const plainSigns = (text: string) =>
  text
    .replace(/[০-৯]/g, (digit) => String(BENGALI_DIGITS.indexOf(digit)))
    .replace(/[０-９．，]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(/(?<=\d)(?:\u202f(?=\d)|[\s'’](?=\d{3}(?!\d)))/g, '');

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
    text.replace(/[⁻−]/, '-').replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(SUPERSCRIPT.indexOf(sign))),
  );

function powerOf(text: string, locale: string): [value: number, rest: string] | null {
  const found = POWER.exec(text);
  if (!found?.[2] || !/[\^⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(text)) return null;
  return [sizeOf(found[1] ?? '1', locale) * 10 ** exponentOf(found[2]), found[3] ?? ''];
}

function numberOf(text: string, locale: string): [value: number, rest: string] | null {
  const found = NUMBER.exec(text);
  if (!found) return null;
  const [, sign = '', digits = '', exponent = '', rest = ''] = found;
  const size = sizeOf(digits, locale) * 10 ** exponentOf(exponent.slice(1));
  return [sign === '' || sign === '+' ? size : -size, rest];
}

/**
 * A number as visitors type or paste it, in the unit of its field: in the form of the page's language, with powers of
 * ten, and in another unit of the same kind ("0.2 GHz" in a field of MHz is 200). `null` if it is none.
 */
export function readNumber(typed: string, unit: string, locale: string): number | null {
  const text = plainSigns(typed.trim());
  const [value, rest] = powerOf(text, locale) ?? numberOf(text, locale) ?? [Number.NaN, ''];
  if (!Number.isFinite(value)) return null;
  const written = rest.trim();
  if (written === '' || written === unit) return value;
  const [from, to] = [factorOf(written), factorOf(unit)];
  if (!from || !to || from.base !== to.base) return null;
  return Number(((value * from.factor) / to.factor).toPrecision(12));
}
