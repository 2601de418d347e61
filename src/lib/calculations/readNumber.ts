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

const NUMBER = /^([+−-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+−-]?\d+)?)\s*(.*)$/i;
const POWER = /^(?:(\d+(?:[.,]\d+)?)\s*[×x*·]\s*)?10\^?([−-]?\d+|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)\s*(.*)$/;
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Digits grouped with blanks, apostrophes, or commas and points in threes, become plain digits. */
function ungrouped(text: string): string {
  const joined = text.replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, '');
  return /^\D*\d{1,3}(,\d{3})+(\.\d+)?(?!\d)/.test(joined) && /,\d{3}.*[,.]/.test(joined)
    ? joined.replaceAll(',', '')
    : joined;
}

const plain = (text: string) => Number(text.replace(',', '.').replace('−', '-'));

function powerOf(text: string): [value: number, rest: string] | null {
  const found = POWER.exec(text);
  if (!found?.[2] || !/[\^⁻⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(text)) return null;
  const digits = found[2]
    .replace('⁻', '-')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(SUPERSCRIPT.indexOf(sign)));
  return [plain(found[1] ?? '1') * 10 ** plain(digits), found[3] ?? ''];
}

/**
 * A number as visitors type or paste it, in the unit of its field: comma or point, powers of ten, and another unit of
 * the same kind ("0.2 GHz" in a field of MHz is 200). `null` if it is none.
 */
export function readNumber(typed: string, unit: string): number | null {
  const text = ungrouped(typed.trim());
  const found = NUMBER.exec(text);
  const [value, rest] = powerOf(text) ?? [
    found ? plain((found[1] ?? '').replace('−', '-')) : Number.NaN,
    found?.[2] ?? '',
  ];
  if (!Number.isFinite(value)) return null;
  const written = rest.trim();
  if (written === '' || written === unit) return value;
  const [from, to] = [factorOf(written), factorOf(unit)];
  if (!from || !to || from.base !== to.base) return null;
  return Number(((value * from.factor) / to.factor).toPrecision(12));
}
