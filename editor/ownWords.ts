import {
  entryId,
  type FieldSchema,
  fieldAt,
  hasWords,
  sameEntry,
} from '../src/content/translations/fields.ts';
import { isObject } from '../src/lib/stored.ts';

/** A translation as it is to be written, the source of the same save, and the translation as it was read. */
interface Version {
  value: unknown;
  source: unknown;
  before: unknown;
}

/**
 * What a translation may hold: words of its own. Sveltia copies the lists of the source into a translation that lacks
 * them, with their facts and in the words of the source; these are left out, but a word that the file had stays, though
 * the source has the same.
 */
export function ownWords(schema: FieldSchema, { value, source, before }: Version): unknown {
  if (!hasWords(schema)) return undefined;
  if (schema.translatable) return value === source && value !== before ? undefined : value;
  if (Array.isArray(value)) {
    const items = schema.items ?? {};
    const entries = value.map((entry, index) => {
      const id = entryId(entry);
      const own = ownWords(items, {
        value: entry,
        source: sameEntry(source, id, index),
        before: sameEntry(before, id, index),
      });
      return id ? own && { id, ...own } : (own ?? (items.translatable ? '' : {}));
    });
    return entries.filter((entry) => entry !== undefined);
  }
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value).flatMap(([key, each]) => {
    const at = (other: unknown) => (isObject(other) ? other[key] : undefined);
    const own = ownWords(fieldAt(schema, key) ?? {}, {
      value: each,
      source: at(source),
      before: at(before),
    });
    return own === undefined ? [] : [[key, own] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** How many facts a file holds: texts, numbers and boxes that are the same in every language. */
export function factsIn(schema: FieldSchema, value: unknown): number {
  if (schema.translatable || value === undefined || value === null) return 0;
  if (Array.isArray(value)) return sum(value.map((each) => factsIn(schema.items ?? {}, each)));
  if (!isObject(value)) return 1;
  return sum(Object.entries(value).map(([key, each]) => factsIn(fieldAt(schema, key) ?? {}, each)));
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Every word of a file with its place, as 'fields.ai.title: …'. */
export function wordsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [`${path}: ${value}`];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) =>
    wordsIn(each, `${path}.${entryId(each) ?? key}`),
  );
}
