/** Names in braces that any text may use; the settings fill them. Others are declared at their field. */
const SETTINGS_PLACEHOLDERS = ['brand', 'legalName', 'tagline', 'email', 'year'] as const;

export type SettingsPlaceholder = (typeof SETTINGS_PLACEHOLDERS)[number];

/** Counts and lists that follow from the content: each language names them where its grammar wants them, or not. */
const FACT_NAMES: readonly string[] = [
  'officeCount',
  'countryCount',
  'serviceCount',
  'stopCount',
  'groupCount',
  'cities',
  'countries',
  'continents',
  'service',
];

/**
 * `{brand}`; with a form for one and a form for more, `{officeCount: one office / # offices}`, or as many forms as the
 * language has; or with the address of what it names, `{service: rtl-design}`.
 */
const PLACEHOLDER = /\{([A-Za-z]+)(?::([^{}]*))?\}/g;

/** A number that is written as a word where its language has one. */
export interface Count {
  count: number;
  word: string;
}

/** What is named by its address: a text that names what is gone can be found. */
export interface Named {
  named: Readonly<Record<string, string>>;
}

type Value = string | number | Count | Named;

const NUMBER_FORMAT = { useGrouping: false } as const;

/**
 * Replaces the placeholders that `values` names; others stay. Numbers take the digits of the language. A word
 * for a number is capitalised at the start of a sentence, and a value that ends in a full stop ("Ltd.") takes
 * the full stop after it along.
 */
export function fillText(
  text: string,
  values: Readonly<Record<string, Value>>,
  locale = 'en',
): string {
  const filled = (value: Value, forms: string | undefined, isStart: boolean): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number')
      return new Intl.NumberFormat(locale, NUMBER_FORMAT).format(value);
    if ('named' in value) return value.named[forms?.trim() ?? ''] ?? '';
    const words =
      forms === undefined
        ? value.word
        : formFor(value.count, forms, locale).replace('#', value.word);
    return isStart ? words.charAt(0).toLocaleUpperCase(locale) + words.slice(1) : words;
  };
  let result = '';
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [whole, name = '', forms] = match;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    result += text.slice(end, match.index);
    end = match.index + whole.length;
    result += value === undefined ? whole : filled(value, forms, /^$|[.!?]\s$/.test(result));
    if (value !== undefined && result.endsWith('.') && text[end] === '.') end += 1;
  }
  return result + text.slice(end);
}

/** As Unicode orders them; a language has some of them. */
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The form that a number takes. Two forms are for one and for more; as many as the language has are in the order above, as in Polish '# biuro / # biura / # biur / # biura'. */
export function formFor(count: number, forms: string, locale: string): string {
  const all = forms.split(' / ').map((form) => form.trim());
  const [one = '', other = one] = all;
  if (all.length < 3) return count === 1 ? one : other;
  const rules = new Intl.PluralRules(locale);
  const used = PLURALS.filter((each) => rules.resolvedOptions().pluralCategories.includes(each));
  if (all.length === used.length) return all[used.indexOf(rules.select(count))] ?? other;
  return count === 1 ? one : other;
}

/** Plain data with each of its strings replaced. */
export function mapStrings<T>(data: T, replace: (text: string) => string): T {
  if (typeof data === 'string') return replace(data) as T;
  if (Array.isArray(data)) return data.map((item) => mapStrings(item, replace)) as T;
  if (data !== null && typeof data === 'object') {
    const entries = Object.entries(data).map(([key, item]) => [key, mapStrings(item, replace)]);
    return Object.fromEntries(entries) as T;
  }
  return data;
}

/** Each placeholder with its form for more than one, and what the text says after it. */
export const placeholderForms = (text: string) =>
  [...text.matchAll(PLACEHOLDER)].map((match) => ({
    name: match[1] ?? '',
    more: match[2]?.split(' / ').at(-1),
    after: text.slice(match.index + match[0].length),
  }));

/** With the longest of the forms of a count in its place: a text is never longer than that, however many forms it has. */
export const withLongestForms = (text: string) =>
  text.replace(PLACEHOLDER, (whole, name: string, forms?: string) =>
    forms === undefined || name === 'service'
      ? whole
      : forms
          .split(' / ')
          .reduce((longest, form) => (form.length > longest.length ? form : longest)),
  );

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');

/** 'rtl-design' for '{service: rtl-design}'; empty for a placeholder that names no service. */
export const servicesNamedIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, name, slug = '']) =>
    name === 'service' ? [slug.trim()] : [],
  );

/** What a text may name in braces, where its field declares these; those of its own come first. */
export const knownPlaceholders = (declared: readonly string[]): readonly string[] => [
  ...declared,
  ...SETTINGS_PLACEHOLDERS,
  ...FACT_NAMES,
];

/** Those that nothing fills: visitors would see a misspelt {brnad}, or one of another text, as it is. */
export const unknownPlaceholders = (text: string, declared: readonly string[]): string[] =>
  placeholdersIn(text).filter((name) => !knownPlaceholders(declared).includes(name));

/** Those that every translation has to keep. */
export const fixedPlaceholdersIn = (text: string): string[] =>
  placeholdersIn(text).filter((name) => !FACT_NAMES.includes(name));
