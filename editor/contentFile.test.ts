import { globSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, it, test } from 'vitest';
import { readContentFile } from '../src/content/contentFile.ts';
import { schemaOfFile } from '../src/content/files.ts';
import { block, figureFile, id, metaDescription, text } from '../src/content/schemas/fields.ts';
import { noteSchema } from '../src/content/schemas/markdown.ts';
import { formatContent, toFile, toForm } from './contentFile.ts';
import { formSchemaOf, groupName } from './formSchema.ts';

const form = formSchemaOf(
  block('Card', {
    title: text(20, 'Heading'),
    meta: metaDescription,
    entries: z.array(z.strictObject({ id, name: text(9), figure: figureFile })),
    labels: z.record(z.string(), text(9)).default({}),
  }),
);
const data = {
  title: 'A',
  meta: 'B',
  entries: [{ id: 'one', name: 'One', figure: 'rtl-design-1' }],
};

describe('a content file in the editor', () => {
  it('has the folders of its drawings, and its groups in blocks', () => {
    expect(toForm(form, data)).toEqual({
      title: 'A',
      [groupName('Search results')]: { meta: 'B' },
      entries: [{ id: 'one', name: 'One', figure: '/src/assets/figures/rtl-design-1.svg' }],
    });
  });

  it('comes back as it was', () => {
    expect(toFile(form, toForm(form, data))).toEqual(data);
  });

  it('is written in the order of the schema, without what is empty', () => {
    const { entries, title, ...rest } = data;
    expect(formatContent(form, { labels: {}, entries, ...rest, title })).toBe(
      formatContent(form, data),
    );
    const labels = { test: 'x', build: 'y', release: 'z' };
    expect(Object.keys((toFile(form, { labels }) as { labels: object }).labels)).toEqual([
      'build',
      'release',
      'test',
    ]);
    expect(Object.keys(toFile(form, { meta: 'B', title: 'A' }) as object)).toEqual([
      'title',
      'meta',
    ]);
  });

  it('keeps an empty entry between translated ones in its place', () => {
    const translated = { entries: [{ name: '' }, { name: 'Zwei' }] };
    expect(toFile(form, translated)).toEqual({ entries: [{}, { name: 'Zwei' }] });
    expect(toFile(form, { entries: [{ name: 'Eins' }, { name: '' }] })).toEqual({
      entries: [{ name: 'Eins' }],
    });
    expect(toFile(form, { entries: [{ name: '' }], title: 'A' })).toEqual({ title: 'A' });
    const phrases = formSchemaOf(block('Page', { phrases: z.array(text(9, 'Phrase')) }));
    expect(formatContent(phrases, { phrases: ['', 'Zwei', ''] })).toBe(
      'phrases:\n  - null\n  - Zwei\n',
    );
  });
});

describe('a text of Markdown in the editor', () => {
  const note = { ...formSchemaOf(noteSchema), pictures: '/content/en/notes' };
  const fields = { title: 'One', date: '2026-11-18', summary: 'S', services: ['rtl-design'] };
  const front = '---\ntitle: One\ndate: 2026-11-18\nsummary: S\nservices:\n  - rtl-design\n---\n\n';
  const saved = (body: string, others = {}) =>
    formatContent(note, { ...fields, ...others, body }).replace(front, '');

  it('has the folder of its pictures in the form, and their bare names in the file', () => {
    const body = '\n![A wafer](wafer.jpg "From above") and [a link](/contact)\n';
    const shown = toForm(note, { ...fields, body }) as { body: string };
    expect(shown.body).toBe(
      '![A wafer](/content/en/notes/wafer.jpg "From above") and [a link](/contact)',
    );
    expect(saved(shown.body)).toBe(`${body.trim()}\n`);
  });

  it('says nothing of a box that is not ticked', () => {
    expect(saved('Text.', { draft: false })).toBe('Text.\n');
    expect(saved('Text.', { draft: true })).toContain('draft: true');
  });
});

test('every file comes back from the form byte for byte', () => {
  const paths = globSync('content/*/**/*.{yaml,md}');
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const name = path.split(/[/\\]/).slice(2).join('/');
    const schema = schemaOfFile(name);
    if (!schema) continue;
    const text = readFileSync(path, 'utf8');
    const form = formSchemaOf(schema);
    const { data } = readContentFile(path);
    expect(formatContent(form, toForm(form, data)), path).toBe(text);
  }
});
