import type { CollectionFile, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { FEATURE_CARDS } from '../content/schema.ts';
import { editorConfig } from './config.ts';

interface Known {
  name: string;
  label: string;
  fields?: Known[];
  field?: Known;
  [option: string]: unknown;
}

const config = editorConfig(site);
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
  ...flat(fieldsOf('services')),
  ...collections.flatMap((collection) =>
    ('files' in collection ? (collection.files as CollectionFile[]) : []).flatMap(({ fields }) =>
      flat(fields as Known[]),
    ),
  ),
];

describe('the form', () => {
  test('speaks to people: no field is called by a key that says nothing to them', () => {
    const opaque = /^(?:meta|line|film|shape|alt|lead|file|id|label|figure|texture|item)$/i;
    expect(
      all.filter(({ label }) => opaque.test(label)).map(({ name, label }) => [name, label]),
    ).toEqual([]);
    expect(all.length).toBeGreaterThan(150);
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
    });
  });

  test('translates words, and keeps facts in the source language', () => {
    const office = flat(fieldsOf('site', 'offices'));
    const option = (name: string) => office.find((field) => field.name === name)?.i18n;
    expect(option('name')).toBe(true);
    expect(option('latitude')).toBe(false);
    expect(option('id')).toBe('duplicate');
  });

  test('offers pictures, drawings, services and countries to choose from', () => {
    const widget = (fields: Known[], name: string) =>
      flat(fields).find((field) => field.name === name)?.widget;
    expect(widget(fieldsOf('services'), 'file')).toBe('image');
    expect(widget(fieldsOf('services'), 'figure')).toBe('image');
    expect(widget(fieldsOf('services'), 'texture')).toBe('image');
    expect(widget(fieldsOf('site', 'menu'), 'services')).toBe('relation');
    expect(widget(fieldsOf('site', 'offices'), 'shape')).toBe('select');
  });
});

describe('where it saves', () => {
  test('is this machine, or the repository that the settings name', () => {
    expect(config.backend.name).toBe('test-repo');
    const editor = { repository: 'owner/name', branch: 'main' };
    expect(editorConfig(site, editor).backend).toMatchObject({
      name: 'github',
      repo: 'owner/name',
      branch: 'main',
      auth_methods: ['token'],
    });
    const signIn = 'https://sign-in.example';
    expect(editorConfig(site, { ...editor, signIn }).backend).toMatchObject({ base_url: signIn });
  });
});
