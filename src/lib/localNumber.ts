/**
 * How each language writes a number: docs/languages.md, "Numbers". Texts, drawings, fields and formulas all take it
 * from here. The digits are Latin, as beside units everywhere on this site.
 */

const THIN_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/** Here a comma or a point between the digits of a measure may be read as a decimal sign. */
const THIN_SPACE_LANGUAGES = /^(?:en|es|de)\b/;
/** In other languages four digits stand together. */
const GROUPED_FROM_FOUR_DIGITS = /^(?:ja|zh|bn)\b/;

const formats = new Map<string, Intl.NumberFormat>();

/** A redraw needs dozens of numbers, and a format takes longer to make than to use. */
function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = [locale, ...Object.entries(options)].join();
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      useGrouping: GROUPED_FROM_FOUR_DIGITS.test(locale) ? 'always' : 'min2',
      ...options,
    });
    formats.set(key, format);
  }
  return format;
}

interface Signs {
  decimal: string;
  /** Between thousands, as `Intl` writes it: on this site only where it is not replaced by a thin space. */
  group: string;
}

const signs = new Map<string, Signs>();

export function signsOf(locale: string): Signs {
  const known = signs.get(locale);
  if (known) return known;
  const parts = formatOf(locale, {
    useGrouping: 'always',
    minimumFractionDigits: 1,
  }).formatToParts(1000);
  const signOf = (type: keyof Signs) => parts.find((part) => part.type === type)?.value ?? '';
  const found = { decimal: signOf('decimal'), group: signOf('group') };
  signs.set(locale, found);
  return found;
}

/** 12742 is "12 742" with a thin space in English, "12.742" in Turkish and "12,742" in Japanese. */
export function localNumber(
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  const text = formatOf(locale, options).format(value).replace('-', '−');
  return THIN_SPACE_LANGUAGES.test(locale)
    ? text.replaceAll(signsOf(locale).group, THIN_SPACE)
    : text;
}

/**
 * For a field, where thousands are grouped with a space or not at all: a comma that stands there already would turn into
 * a decimal sign with the next digit that is typed or deleted.
 */
export function fieldNumber(value: number, locale: string, digits: number): string {
  const text = localNumber(value, locale, { maximumSignificantDigits: digits });
  const { group } = signsOf(locale);
  return /\s/.test(group) ? text : text.replaceAll(group, '');
}

/** The same around a text that `Intl` cannot write, such as a power of ten: "%10^5" in Turkish. */
export const localUnit = (text: string, locale: string, options: Intl.NumberFormatOptions) =>
  formatOf(locale, options)
    .formatToParts(options.style === 'percent' ? 0.11 : 11)
    .map(({ type, value }) => (type === 'integer' ? text : value))
    .join('');

/** A number and its unit with a plain space between; before Japanese letters ("10 年") nobody writes one. */
export const unitJoined = (text: string, locale: string): string =>
  (locale.startsWith('ja') ? text.replace(/ (?=[\p{sc=Han}\p{sc=Kana}])/u, '') : text).replace(
    ' ',
    NO_BREAK_SPACE,
  );
