import { z } from 'astro/zod';
import { isObject } from '../../lib/stored.ts';
import { entryId, type FieldSchema, fieldAt, sameEntry } from './fields.ts';

export interface TranslatedWord {
  /** 'features[2].title', or 'offices.madrid.name' where entries have an id. */
  path: string;
  text: string;
  /** The most characters that fit into the design. */
  max?: number | undefined;
  /** Names in braces that the code which shows the text fills. */
  placeholders?: readonly string[];
  /** A text of Markdown, with code and formulas. */
  isMarkdown?: boolean;
  /** Missing where it is not translated yet. */
  translation?: string | undefined;
}

const cache = new WeakMap<z.ZodType, FieldSchema>();

export function fieldSchemaOf(schema: z.ZodType): FieldSchema {
  const cached = cache.get(schema);
  if (cached) return cached;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
  cache.set(schema, made);
  return made;
}

/** The fields of the block at this path, which may lead through lists. */
export function fieldNamesAt(schema: FieldSchema, path: readonly PropertyKey[]): string[] {
  const found = path.reduce<FieldSchema | undefined>(
    (each, key) => (typeof key === 'number' ? each?.items : each && fieldAt(each, String(key))),
    schema,
  );
  return Object.keys(found?.properties ?? {});
}

/** A field that somebody has emptied is not translated. */
const translationOf = ({ translated }: TreeNode): string | undefined =>
  typeof translated === 'string' && translated.trim() !== '' ? translated : undefined;

const joinPath = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** One place in a file: its schema, and its values in the source and in the translation. */
interface TreeNode {
  schema: FieldSchema;
  path: string;
  /** The name of the field; entries of lists have none. */
  key?: string;
  source: unknown;
  translated: unknown;
}

/** The fields of a block, or the entries of a list. */
function childrenOf({ schema, path, source, translated }: TreeNode): TreeNode[] {
  if (Array.isArray(source)) {
    return source.map((entry, index) => {
      const id = entryId(entry);
      return {
        schema: schema.items ?? {},
        path: id ? joinPath(path, id) : `${path}[${index}]`,
        source: entry,
        translated: sameEntry(translated, id, index),
      };
    });
  }
  if (!isObject(source)) return [];
  return Object.entries(source).flatMap(([key, value]) => {
    const field = fieldAt(schema, key);
    const other = isObject(translated) ? translated[key] : undefined;
    if (!field) return [];
    return [{ schema: field, path: joinPath(path, key), key, source: value, translated: other }];
  });
}

const isWord = (node: TreeNode): node is TreeNode & { source: string } =>
  node.schema.translatable === true && typeof node.source === 'string';

function wordNodes(node: TreeNode): (TreeNode & { source: string })[] {
  return isWord(node) ? [node] : childrenOf(node).flatMap(wordNodes);
}

export const sourceAndTranslations = (
  schema: FieldSchema,
  source: unknown,
  translated: unknown,
): TranslatedWord[] =>
  wordNodes({ schema, path: '', source, translated }).map((node) => ({
    path: node.path,
    text: node.source,
    max: node.schema.maxLength,
    placeholders: node.schema.placeholders ?? [],
    isMarkdown: node.schema.markdown ?? false,
    translation: translationOf(node),
  }));

/** Words that are missing in the translation stay as they are in the source. */
export function mergeTranslation<T>(schema: FieldSchema, source: T, translated: unknown): T {
  return mergeNode({ schema, path: '', source, translated }) as T;
}

function mergeNode(node: TreeNode): unknown {
  if (isWord(node)) return translationOf(node) ?? node.source;
  const { source } = node;
  if (Array.isArray(source)) return childrenOf(node).map(mergeNode);
  if (!isObject(source)) return source;
  const fields = childrenOf(node).map((each) => [each.key, mergeNode(each)]);
  return { ...source, ...Object.fromEntries(fields) };
}

/** Facts, unknown fields and entries that a translation must not have, as 'field: expected …, found …'. */
export function unexpectedFields(
  schema: FieldSchema,
  source: unknown,
  translated: unknown,
): string[] {
  return unexpectedIn({ schema, path: '', source, translated });
}

function unexpectedIn(node: TreeNode): string[] {
  const { schema, path, source, translated } = node;
  if (translated === undefined || translated === null) return [];
  const field = path || 'the file';
  if (schema.translatable) {
    return typeof translated === 'string'
      ? []
      : [`${field}: expected a text, found ${JSON.stringify(translated)}`];
  }
  if (Array.isArray(source)) {
    if (!Array.isArray(translated)) return [`${field}: expected a list, as in the source`];
    return [...unexpectedEntries(node, translated), ...childrenOf(node).flatMap(unexpectedIn)];
  }
  if (!isObject(source)) {
    return [`${field}: expected no fact here; it stands in the source language alone`];
  }
  if (!isObject(translated)) return [`${field}: expected a block of fields, as in the source`];
  const fields = childrenOf(node).filter(({ key }) => key !== 'id');
  const unknown = Object.keys(translated).filter((key) => !Object.hasOwn(source, key));
  const worded = fields.filter((each) => wordNodes(each).length > 0).map(({ key }) => key);
  return [
    ...unknown.map(
      (key) =>
        `${joinPath(path, key)}: unknown field; expected one of the source: ${worded.join(', ')}`,
    ),
    ...fields.flatMap(unexpectedIn),
  ];
}

function unexpectedEntries({ path, source }: TreeNode, translated: readonly unknown[]): string[] {
  const entries = source as readonly unknown[];
  if (entries.length === 0 && translated.length > 0) {
    return [`${path}: expected no list, because the source has none: delete it here, too`];
  }
  const ids = new Set(entries.map(entryId));
  const byId = entries.some((entry) => entryId(entry) !== undefined);
  return translated.flatMap((entry, index) => {
    if (byId) {
      return ids.has(entryId(entry))
        ? []
        : [
            `${path}[${index}].id: expected an id of the source, found "${entryId(entry) ?? 'none'}"; correct it, or delete this entry`,
          ];
    }
    return index < entries.length
      ? []
      : [`${path}[${index}]: expected at most ${entries.length} in the list, as in the source`];
  });
}
