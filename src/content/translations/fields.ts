import { isObject } from '../../lib/stored.ts';

/**
 * The JSON schema of a content file. A translation has the same structure as its source but holds words only:
 * fields that the schema declares with `text()`. All other fields are facts and stand in the source alone.
 */
export interface FieldSchema {
  /** Set by text(): this field is translated. */
  translatable?: true;
  placeholders?: readonly string[];
  /** A text of Markdown, with code and formulas. */
  markdown?: true;
  maxLength?: number;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  additionalProperties?: FieldSchema | boolean;
}

/** What the schemas of files and of the editor's form have in common. */
interface Branches<Schema> {
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

/** The schema of a field, by its own name or as one of any name. */
export function fieldAt<Schema>(
  { properties, additionalProperties }: Branches<Schema>,
  key: string,
): Schema | undefined {
  if (properties?.[key]) return properties[key];
  return typeof additionalProperties === 'boolean' ? undefined : additionalProperties;
}

export const hasWords = (schema: FieldSchema): boolean =>
  schema.translatable === true ||
  Object.values(schema.properties ?? {}).some(hasWords) ||
  (schema.items !== undefined && hasWords(schema.items)) ||
  (typeof schema.additionalProperties === 'object' && hasWords(schema.additionalProperties));

/** Entries of lists are matched by id where they have one, so that the source may change their order. */
export const entryId = (entry: unknown): string | undefined =>
  isObject(entry) && typeof entry.id === 'string' ? entry.id : undefined;

/** The entry of another file that is the same one: by id, or by place where entries have none. */
export function sameEntry(entries: unknown, id: string | undefined, at: number): unknown {
  if (!Array.isArray(entries)) return undefined;
  return id ? entries.find((each) => entryId(each) === id) : entries[at];
}
