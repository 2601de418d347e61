import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { text } from '../schemas/fields.ts';
import {
  fieldSchemaOf,
  mergeTranslation,
  sourceAndTranslations,
  unexpectedFields,
} from './merge.ts';

const schema = fieldSchemaOf(
  z.strictObject({
    title: text(20).describe('The name'),
    level: z.string(),
    lines: z.array(text(20)),
    features: z.array(z.strictObject({ title: text(20), figure: z.string() })),
    labels: z.record(z.string(), text(9)).optional(),
    offices: z.array(z.strictObject({ id: z.string(), name: text(20), latitude: z.number() })),
  }),
);

const source = {
  title: 'Design',
  level: 'board',
  lines: ['One', 'Two'],
  features: [{ title: 'First', figure: 'one' }],
  labels: { sleep: 'sleep' },
  offices: [
    { id: 'madrid', name: 'Madrid', latitude: 40 },
    { id: 'tokyo', name: 'Tokyo', latitude: 35 },
  ],
};

describe('words and facts of a file [S3] [S4]', () => {
  it('words are what text() describes, each with its path and its room', () => {
    expect(sourceAndTranslations(schema, source, undefined).map(({ path }) => path)).toEqual([
      'title',
      'lines[0]',
      'lines[1]',
      'features[0].title',
      'labels.sleep',
      'offices.madrid.name',
      'offices.tokyo.name',
    ]);
    expect(sourceAndTranslations(schema, source, undefined)[0]).toMatchObject({
      text: 'Design',
      max: 20,
    });
  });

  it('a translation replaces words, never facts, and what it lacks stays in the source language', () => {
    const translated = { title: 'Entwurf', lines: ['Eins'], features: [{ title: 'Erste' }] };
    expect(mergeTranslation(schema, source, translated)).toEqual({
      ...source,
      title: 'Entwurf',
      lines: ['Eins', 'Two'],
      features: [{ title: 'Erste', figure: 'one' }],
    });
  });

  it('a field that somebody has emptied is not translated', () => {
    const translated = { title: ' ', lines: ['', 'Zwei'] };
    expect(mergeTranslation(schema, source, translated)).toMatchObject({
      title: 'Design',
      lines: ['One', 'Zwei'],
    });
    const [title] = sourceAndTranslations(schema, source, translated);
    expect(title?.translation).toBeUndefined();
  });

  it('entries with an id are found by it, in whatever order they stand', () => {
    const translated = { offices: [{ id: 'tokyo', name: 'Tokio' }] };
    expect(mergeTranslation(schema, source, translated).offices).toEqual([
      { id: 'madrid', name: 'Madrid', latitude: 40 },
      { id: 'tokyo', name: 'Tokio', latitude: 35 },
    ]);
  });

  it('tells which words are translated', () => {
    const missing = sourceAndTranslations(schema, source, { title: 'Entwurf' }).filter(
      (pair) => !pair.translation,
    );
    expect(missing).toHaveLength(6);
    expect(
      sourceAndTranslations(schema, source, undefined).every((pair) => !pair.translation),
    ).toBe(true);
  });

  it.each([
    [{ subtitle: 'x' }, /subtitle: unknown field/],
    [{ level: 'board' }, /level: expected no fact here/],
    [{ title: 3 }, /title: expected a text, found 3/],
    [{ lines: 'x' }, /lines: expected a list/],
    [{ lines: ['a', 'b', 'c'] }, /lines\[2\]: expected at most 2 in the list/],
    [{ titel: 'Entwurf' }, /titel: unknown field; expected one of the source: title, lines, /],
    [{ offices: [{ id: 'rome' }] }, /offices\[0\]\.id: expected an id of the source, found "rome"/],
    [{ offices: [{ id: 'tokyo', latitude: 3 }] }, /offices\.tokyo\.latitude: expected no fact/],
  ])('%o has no place in a translation', (translated, problem) => {
    expect(unexpectedFields(schema, source, translated)).toEqual([expect.stringMatching(problem)]);
  });

  it('a sound translation has no unexpectedFields', () => {
    expect(
      unexpectedFields(schema, source, { title: 'x', offices: [{ id: 'tokyo', name: 'y' }] }),
    ).toEqual([]);
  });
});
