/** Names in braces that copy may use; the settings or the code that shows the copy fill them. */
const KNOWN = new Set([
  'brand',
  'legalName',
  'tagline',
  'email',
  'year',
  'title',
  'count',
  'from',
  'to',
  'of',
  'ratio',
  'office',
  'field',
  'problem',
  'language',
]);

const PLACEHOLDER = /\{([A-Za-z]+)\}/g;

/** Replaces the placeholders that `values` names and leaves the others for later. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** The same for every string inside plain data. */
export function fillDeep<T>(data: T, values: Readonly<Record<string, string | number>>): T {
  if (typeof data === 'string') return fillText(data, values) as T;
  if (Array.isArray(data)) return data.map((item) => fillDeep(item, values)) as T;
  if (data !== null && typeof data === 'object') {
    const entries = Object.entries(data).map(([key, item]) => [key, fillDeep(item, values)]);
    return Object.fromEntries(entries) as T;
  }
  return data;
}

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');

export const unknownPlaceholders = (text: string): string[] =>
  placeholdersIn(text).filter((name) => !KNOWN.has(name));
