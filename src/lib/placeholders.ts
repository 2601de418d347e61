/** Names in braces that any text may use; the settings fill them. Others are declared at their field. */
const SETTINGS_PLACEHOLDERS = ['brand', 'legalName', 'tagline', 'email', 'year'] as const;

export type SettingsPlaceholder = (typeof SETTINGS_PLACEHOLDERS)[number];

const PLACEHOLDER = /\{([A-Za-z]+)\}/g;

const NUMBER_FORMAT = { useGrouping: false } as const;

/** Replaces the placeholders that `values` names; others stay. Numbers take the digits of the language. */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale = 'en',
): string {
  const format = (value: string | number | undefined) =>
    typeof value === 'number'
      ? new Intl.NumberFormat(locale, NUMBER_FORMAT).format(value)
      : String(value);
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? format(values[name]) : whole,
  );
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

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');

/** Those that nothing fills: visitors would see a misspelt {brnad}, or one of another text, as it is. */
export function unknownPlaceholders(text: string, declared: readonly string[]): string[] {
  const known: readonly string[] = [...SETTINGS_PLACEHOLDERS, ...declared];
  return placeholdersIn(text).filter((name) => !known.includes(name));
}
