import { describe, expect, test } from 'vitest';
import { SINGLE_FILES } from '../files.ts';
import { calculationSchema } from '../schemas/calculation.ts';
import { serviceSchema } from '../schemas/service.ts';
import { type FieldSchema, hasWords } from './fields.ts';
import { fieldSchemaOf, mergeTranslation } from './merge.ts';

// biome-ignore lint/suspicious/noExplicitAny: files of every shape, made from their schemas.
type Content = any;

/** The paths of all lists of blocks with words, a `*` for each entry: 'kickoff.items.*.questions'. */
function listsIn({ properties = {}, items }: FieldSchema, path: readonly string[] = []): string[] {
  return [
    ...(items?.properties && hasWords(items) ? [path.join('.')] : []),
    ...Object.entries(properties).flatMap(([key, each]) => listsIn(each, [...path, key])),
    ...(items ? listsIn(items, [...path, '*']) : []),
  ];
}

/** A file with three entries in every list, and in every field the words of a language and the place it stands at. */
function fileIn(lang: string, schema: FieldSchema, place = ''): Content {
  const { translatable, properties, items } = schema;
  if (translatable) return `${lang} ${place}`;
  if (items) {
    return ['one', 'two', 'three'].map((id) => {
      const entry = fileIn(lang, items, `${place}/${id}`);
      return items.properties?.id ? { ...entry, id } : entry;
    });
  }
  const worded = Object.entries(properties ?? {}).filter(([, each]) => hasWords(each));
  return Object.fromEntries(
    worded.map(([key, each]) => [key, fileIn(lang, each, `${place}/${key}`)]),
  );
}

function valuesAt(content: Content, [step, ...rest]: readonly string[]): Content[] {
  if (step === undefined) return [content];
  const found: Content[] = step === '*' ? content : [content[step]];
  return found.flatMap((each) => valuesAt(each, rest));
}

const schemas = {
  ...SINGLE_FILES,
  'services/*.yaml': serviceSchema,
  'calculations/*.yaml': calculationSchema,
};
const lists = Object.entries(schemas).flatMap(([file, schema]) =>
  listsIn(fieldSchemaOf(schema)).map((path) => ({ file, path, schema: fieldSchemaOf(schema) })),
);

describe('an entry that is moved or removed in the source never shows the words of another [S4]', () => {
  test.each(lists)('$file: $path', ({ path, schema }) => {
    const steps = path.split('.');
    const source = fileIn('English', schema);
    const translation = fileIn('Deutsch', schema);
    for (const list of valuesAt(source, steps)) list.reverse().splice(0, 1);
    const shown = valuesAt(mergeTranslation(schema, source, translation), steps);
    const own = valuesAt(translation, steps).map(([one, two]) => [two, one]);
    expect(shown).toEqual(own);
    expect(shown.length).toBeGreaterThan(0);
  });
});
