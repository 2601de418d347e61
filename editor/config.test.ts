import type { CollectionFile, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { describe, expect, test } from 'vitest';
import { FEATURE_CARDS } from '../src/content/schemas/service.ts';
import { settings } from '../src/settings.ts';
import { editorConfig } from './config.ts';

interface Known {
  name: string;
  label: string;
  fields?: Known[];
  field?: Known;
  [option: string]: unknown;
}

/** Keys that are the clearest word themselves. */
const PLAIN_WORDS = [
  'address',
  'africa',
  'asia',
  'calculation',
  'caption',
  'continent',
  'continents',
  'date',
  'deliverables',
  'east',
  'europe',
  'features',
  'form',
  'from',
  'groups',
  'heading',
  'highlights',
  'latitude',
  'legalName',
  'longitude',
  'map',
  'north',
  'northAmerica',
  'note',
  'oceania',
  'offices',
  'paragraphs',
  'phone',
  'questions',
  'register',
  'service',
  'south',
  'southAmerica',
  'standards',
  'statement',
  'steps',
  'stops',
  'symptoms',
  'tagline',
  'text',
  'timeZone',
  'title',
  'to',
  'weekend',
  'west',
];

const config = editorConfig(settings);
const collections = (config.collections ?? []) as (EntryCollection | FileCollection)[];
const named = (name: string) => collections.find((each) => each.name === name);
const fieldsOf = (collection: string, file?: string): Known[] => {
  const found = named(collection) as EntryCollection & FileCollection;
  const files = (found.files ?? []) as CollectionFile[];
  const fields: Field[] = file
    ? (files.find(({ name }) => name === file)?.fields ?? [])
    : found.fields;
  return fields as Known[];
};

const flat = (fields: readonly Known[]): Known[] =>
  fields.flatMap((field) => [
    field,
    ...flat(field.fields ?? []),
    ...flat(field.field ? [field.field] : []),
  ]);

const all = [
  ...['services', 'further-pages', 'notes'].flatMap((name) => flat(fieldsOf(name))),
  ...collections.flatMap((collection) =>
    ('files' in collection ? (collection.files as CollectionFile[]) : []).flatMap(({ fields }) =>
      flat(fields as Known[]),
    ),
  ),
];

describe('the form', () => {
  test('speaks to people: a field is called by its key only where that is their word too', () => {
    const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
    const called = all.filter(({ name, label }) => bare(name) === bare(label));
    expect(called.length).toBeLessThan(all.length);
    expect([...new Set(called.map(({ name }) => name))].sort()).toEqual(PLAIN_WORDS);
  });

  test('tells what a field is for without files, code or bare placeholders', () => {
    const hints = all.flatMap(({ hint }) => (typeof hint === 'string' ? [hint] : []));
    expect(hints.filter((hint) => /[a-z]\/|\.(?:ts|yaml|md)\b|^\\\{[^ ]*$/.test(hint))).toEqual([]);
    expect(hints.length).toBeGreaterThan(60);
  });

  test('names one entry of a list as one', () => {
    const lists = all.filter(({ widget }) => widget === 'list');
    expect(lists.filter(({ label, label_singular: one }) => one === label)).toEqual([]);
  });

  test('shows choices as words', () => {
    const places = all.find(({ name }) => name === 'composition')?.options;
    expect(places).toContainEqual({ label: expect.stringMatching(/^[A-Z].* /), value: 'tall' });
    const colours = all.find(({ name }) => name === 'film')?.options;
    expect(colours).toContainEqual({ label: 'Gold', value: 'gold' });
    const continents = all.find(({ name }) => name === 'continent')?.options;
    expect(continents).toContainEqual({ label: 'North America', value: 'northAmerica' });
  });

  test('has only names that the editor can take', () => {
    expect(all.filter(({ name }) => /[.\s]/.test(name)).map(({ name }) => name)).toEqual([]);
  });

  test('knows the limits of the schema', () => {
    const service = fieldsOf('services');
    expect(service.find(({ name }) => name === 'title')).toMatchObject({ maxlength: 40 });
    expect(service.find(({ name }) => name === 'features')).toMatchObject({
      min: FEATURE_CARDS,
      max: FEATURE_CARDS,
      allow_add: false,
      // A new service could have none otherwise.
      default: Array.from({ length: FEATURE_CARDS }, () => expect.objectContaining({ title: '' })),
    });
  });

  test('translates words, and keeps facts in the source language', () => {
    const office = flat(fieldsOf('site', 'offices'));
    const option = (name: string) => office.find((field) => field.name === name)?.i18n;
    expect(option('name')).toBe(true);
    expect(option('latitude')).toBe(false);
    expect(option('id')).toBe('duplicate');
    // An entry comes and goes in every language, or words would stand beside the wrong one.
    expect(option('offices')).toBe('duplicate');
    const labels = flat(fieldsOf('services')).find(({ name }) => name === 'labels');
    expect(labels?.i18n).toBe('duplicate_keys');
  });

  test('offers pictures, drawings, services and countries to choose from', () => {
    const widget = (fields: Known[], name: string) =>
      flat(fields).find((field) => field.name === name)?.widget;
    expect(widget(fieldsOf('services'), 'file')).toBe('image');
    expect(widget(fieldsOf('services'), 'figure')).toBe('image');
    expect(widget(fieldsOf('services'), 'texture')).toBe('image');
    expect(widget(fieldsOf('site', 'menu'), 'services')).toBe('relation');
    expect(widget(fieldsOf('site', 'offices'), 'countryCode')).toBe('select');
    const level = fieldsOf('services').find(({ name }) => name === 'level');
    expect(level).toMatchObject({ value_field: 'stops.*.id', display_fields: ['stops.*.label'] });
  });

  test('leads to the page on which the words of a file stand', () => {
    const { files } = named('pages') as FileCollection;
    const pathOf = (page: string) => files.find(({ name }) => name === page)?.preview_path;
    expect([pathOf('landing'), pathOf('about')]).toEqual(['/', 'about']);
  });
});

describe('pages and notes of Markdown', () => {
  test.each(['further-pages', 'notes'])('%s are added, removed and previewed', (name) => {
    expect(named(name)).toMatchObject({ create: true, extension: 'md', editor: { preview: true } });
    const text = fieldsOf(name).find((field) => field.name === 'body');
    expect(text).toMatchObject({ widget: 'markdown', i18n: true, required: ['en'] });
    expect(text?.buttons).not.toContain('heading-one');
  });

  test('pictures stand beside the text of the source, whatever the language of the form', () => {
    expect(named('notes')).toMatchObject({ media_folder: '/content/en/notes' });
    expect(named('further-pages')).toMatchObject({ media_folder: '/content/en/pages' });
  });

  test('a note has a day and services to choose, once for all languages', () => {
    const field = (key: string) => fieldsOf('notes').find(({ name }) => name === key);
    expect(field('date')).toMatchObject({ widget: 'datetime', type: 'date', i18n: false });
    expect(field('services')).toMatchObject({ widget: 'relation', multiple: true, i18n: false });
    expect(field('draft')).toMatchObject({ widget: 'boolean', required: false, i18n: false });
  });
});

describe('where it saves', () => {
  test('is this machine, or the repository that the settings name', () => {
    expect(config.backend.name).toBe('test-repo');
    const editor = { repository: 'owner/name', branch: 'main' };
    expect(editorConfig(settings, editor).backend).toMatchObject({
      name: 'github',
      repo: 'owner/name',
      branch: 'main',
      auth_methods: ['token'],
    });
    const signIn = 'https://sign-in.example';
    expect(editorConfig(settings, { ...editor, signIn }).backend).toMatchObject({
      base_url: signIn,
    });
  });
});
