import type { z } from 'astro/zod';
import { namesIn } from '../../calculations/numberText.ts';
import { knownPlaceholders, unknownPlaceholders } from '../../lib/placeholders.ts';
import { fieldNamesAt, fieldSchemaOf, sourceAndTranslations } from '../translations/merge.ts';

/** 'features[2].title' */
const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');

const describeValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty field';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a block of fields';
  const shown = JSON.stringify(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…"` : shown;
};

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      value !== null && typeof value === 'object' ? Reflect.get(value, part) : undefined,
    data,
  );

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('expected')) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected === 'object' ? 'a block of fields' : article(issue.expected)}`;
    case 'invalid_value':
      return `expected one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_big':
      return `expected at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `expected at least ${issue.minimum}${unitOf(issue.origin)}`;
    default:
      return `expected otherwise: ${issue.message}`;
  }
}

/** What a limit counts. */
const unitOf = (origin: string) =>
  origin === 'array' ? ' in the list' : origin === 'string' ? ' characters' : '';

const article = (type: string) =>
  type === 'array' ? 'a list' : type === 'string' ? 'a text' : `a ${type}`;

/** As 'field: expected …, found …'. */
export function schemaProblems(
  schema: z.ZodType,
  data: unknown,
  hasOwnPlaceholders = false,
): string[] {
  const result = schema.safeParse(data);
  if (result.success) return hasOwnPlaceholders ? [] : placeholderProblems(schema, data);
  return result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const names = fieldNamesAt(fieldSchemaOf(schema), issue.path).join(', ');
      return issue.keys.map(
        (key) => `${fieldName([...issue.path, key])}: unknown field; expected one of ${names}`,
      );
    }
    const field = fieldName(issue.path) || 'the file';
    const value = valueAt(data, issue.path);
    const length = issue.code === 'too_big' && typeof value === 'string' ? `${value.length}: ` : '';
    const found = data === null ? 'an empty file' : describeValue(value);
    return [`${field}: ${expectation(issue)}, found ${length}${found}`];
  });
}

/** Placeholders that nothing fills in a text of the source, or in its translation, which has the same fields. */
export function placeholderProblems(
  schema: z.ZodType,
  source: unknown,
  translated?: unknown,
): string[] {
  const words = sourceAndTranslations(fieldSchemaOf(schema), source, translated);
  // A text of Markdown may have braces in code and formulas; check/body.ts reads it.
  const plain = words.filter(({ isMarkdown }) => !isMarkdown);
  return plain.flatMap(({ path, text, translation, placeholders = [] }) =>
    unknownPlaceholders(translated === undefined ? text : (translation ?? ''), placeholders).map(
      (name) => {
        const known = knownPlaceholders(placeholders).map((each) => `{${each}}`);
        return `${path}: expected one of ${known.join(', ')}, found {${name}}`;
      },
    ),
  );
}

/** Numbers in braces that the sentence of the source does not have: visitors would read a dash. */
export function numberProblems(schema: z.ZodType, source: unknown, translated: unknown): string[] {
  return sourceAndTranslations(fieldSchemaOf(schema), source, translated).flatMap(
    ({ path, text, translation = '' }) => {
      const known = namesIn(text);
      const unknown = namesIn(translation).filter((name) => !known.includes(name));
      const expected = known.length > 0 ? known.map((name) => `{${name}}`).join(', ') : 'no braces';
      return unknown.map((name) => `${path}: expected one of ${expected}, found {${name}}`);
    },
  );
}
