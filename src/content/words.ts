import { z } from 'astro/zod';

/**
 * What a schema says about words. A translation holds the words of a file in the same shape; whatever
 * is no `text()` in the schema is a fact, and stands in the source language alone.
 */
export interface Shape {
  /** Set by text(): these are words, to be translated. */
  words?: true;
  maxLength?: number;
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: Shape | boolean;
}

export interface Word {
  /** 'features[2].title', or 'offices.madrid.name' where entries have an id. */
  path: string;
  text: string;
  /** The characters that its place in the design holds. */
  max?: number | undefined;
}

type Fields = Record<string, unknown>;

const shapes = new WeakMap<z.ZodType, Shape>();

export function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  shapes.set(schema, shape);
  return shape;
}

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Entries with an id are found by it, so that another order in the source moves no translation. */
const idOf = (entry: unknown): string | undefined =>
  isFields(entry) && typeof entry.id === 'string' ? entry.id : undefined;

function fieldShape(shape: Shape, key: string): Shape | undefined {
  const own = shape.properties?.[key];
  if (own) return own;
  return typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined;
}

const under = (path: string, key: string) => (path ? `${path}.${key}` : key);

interface Part {
  shape: Shape;
  path: string;
  /** The field's name, where it is the field of a block. */
  key?: string;
  source: unknown;
  /** The same place in the translation. */
  translated: unknown;
}

/** The fields or entries of a place in the source, each with its counterpart in the translation. */
function partsOf({ shape, path, source, translated }: Part): Part[] {
  if (Array.isArray(source)) {
    const entries = Array.isArray(translated) ? translated : [];
    return source.map((entry, at) => {
      const id = idOf(entry);
      return {
        shape: shape.items ?? {},
        path: id ? under(path, id) : `${path}[${at}]`,
        source: entry,
        translated: id ? entries.find((each) => idOf(each) === id) : entries[at],
      };
    });
  }
  if (!isFields(source)) return [];
  return Object.entries(source).flatMap(([key, value]) => {
    const own = fieldShape(shape, key);
    const other = isFields(translated) ? translated[key] : undefined;
    if (!own) return [];
    return [{ shape: own, path: under(path, key), key, source: value, translated: other }];
  });
}

const isWord = (part: Part): part is Part & { source: string } =>
  part.shape.words === true && typeof part.source === 'string';

const root = (shape: Shape, source: unknown, translated?: unknown): Part => ({
  shape,
  path: '',
  source,
  translated,
});

function wordParts(part: Part): (Part & { source: string })[] {
  return isWord(part) ? [part] : partsOf(part).flatMap(wordParts);
}

export const wordsIn = (shape: Shape, source: unknown): Word[] =>
  wordParts(root(shape, source)).map((part) => ({
    path: part.path,
    text: part.source,
    max: part.shape.maxLength,
  }));

export interface TranslatedWord extends Word {
  /** Missing where it is not translated yet. */
  translation?: string | undefined;
}

export const pairsOf = (shape: Shape, source: unknown, translated: unknown): TranslatedWord[] =>
  wordParts(root(shape, source, translated)).map((part) => ({
    path: part.path,
    text: part.source,
    max: part.shape.maxLength,
    translation: typeof part.translated === 'string' ? part.translated : undefined,
  }));

/** The source with its words replaced by those of the translation, where it has them. */
export function merged<T>(shape: Shape, source: T, translated: unknown): T {
  return mergePart(root(shape, source, translated)) as T;
}

function mergePart(part: Part): unknown {
  if (isWord(part)) return typeof part.translated === 'string' ? part.translated : part.source;
  const { source } = part;
  if (Array.isArray(source)) return partsOf(part).map(mergePart);
  if (!isFields(source)) return source;
  const fields = partsOf(part).map((each) => [each.key, mergePart(each)]);
  return { ...source, ...Object.fromEntries(fields) };
}

/** What stands in a translation that has no place there, as 'field: expected …, found …'. */
export function strays(shape: Shape, source: unknown, translated: unknown): string[] {
  return strayParts(root(shape, source, translated));
}

function strayParts(part: Part): string[] {
  const { shape, path, source, translated } = part;
  if (translated === undefined || translated === null) return [];
  const field = path || 'the file';
  if (shape.words) {
    return typeof translated === 'string'
      ? []
      : [`${field}: expected a text, found ${JSON.stringify(translated)}`];
  }
  if (Array.isArray(source)) {
    if (!Array.isArray(translated)) return [`${field}: expected a list, as in the source`];
    return [...surplus(part, translated), ...partsOf(part).flatMap(strayParts)];
  }
  if (!isFields(source)) {
    return [`${field}: expected no fact here; it stands in the source language alone`];
  }
  if (!isFields(translated)) return [`${field}: expected a block of fields, as in the source`];
  const known = partsOf(part).filter(({ key }) => key !== 'id');
  const unknown = Object.keys(translated).filter((key) => !Object.hasOwn(source, key));
  return [
    ...unknown.map(
      (key) => `${under(path, key)}: unknown field; expected only fields of the source`,
    ),
    ...known.flatMap(strayParts),
  ];
}

function surplus({ path, source }: Part, translated: readonly unknown[]): string[] {
  const entries = source as readonly unknown[];
  const ids = new Set(entries.map(idOf));
  const byId = entries.some((entry) => idOf(entry) !== undefined);
  return translated.flatMap((entry, at) => {
    if (byId) {
      return ids.has(idOf(entry))
        ? []
        : [`${path}[${at}].id: expected an id of the source, found "${idOf(entry) ?? 'none'}"`];
    }
    return at < entries.length
      ? []
      : [`${path}[${at}]: expected at most ${entries.length}, as in the source`];
  });
}
