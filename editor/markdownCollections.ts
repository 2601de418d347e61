import type { EntryCollection } from '@sveltia/cms';
import type { z } from 'astro/zod';
import { markdownPageSchema, noteSchema } from '../src/content/schemas/markdown.ts';
import { formFields } from './formFields.ts';
import { type FormSchema, formSchemaOf } from './formSchema.ts';

/** A folder whose files of Markdown are pages of their own. */
interface MarkdownKind {
  folder: 'pages' | 'notes';
  /** Sveltia takes files of Markdown only in a format whose name ends so. */
  format: `${string}-frontmatter`;
  schema: z.ZodType;
  collection: Pick<
    EntryCollection,
    | 'name'
    | 'label'
    | 'label_singular'
    | 'description'
    | 'icon'
    | 'slug'
    | 'summary'
    | 'preview_path'
    | 'sortable_fields'
  >;
}

const KINDS: readonly MarkdownKind[] = [
  {
    folder: 'pages',
    format: 'further-pages-frontmatter',
    schema: markdownPageSchema,
    collection: {
      name: 'further-pages',
      label: 'Further pages',
      label_singular: 'Page',
      description: 'Pages of text, such as careers. The address is made from the name.',
      icon: 'article',
      slug: { template: '{{title}}', editable: ['create'] },
      summary: '{{title}}',
      preview_path: '{{slug}}',
    },
  },
  {
    folder: 'notes',
    format: 'notes-frontmatter',
    schema: noteSchema,
    collection: {
      name: 'notes',
      label: 'Notes',
      label_singular: 'Note',
      description: 'Dated texts. The address is made from the title.',
      icon: 'history_edu',
      slug: { template: '{{year}}-{{month}}-{{title}}', editable: ['create'] },
      summary: '{{title}}',
      sortable_fields: {
        fields: ['date', 'title'],
        default: { field: 'date', direction: 'descending' },
      },
    },
  },
];

/** Pictures stand beside the text of the source language. */
const picturesOf = ({ folder }: MarkdownKind, source: string) => `/content/${source}/${folder}`;

export const markdownFormats = (source: string): Record<string, FormSchema> =>
  Object.fromEntries(
    KINDS.map((kind) => [
      kind.format,
      { ...formSchemaOf(kind.schema), pictures: picturesOf(kind, source) },
    ]),
  );

export const markdownCollections = (source: string): EntryCollection[] =>
  KINDS.map((kind) => ({
    ...kind.collection,
    folder: `content/{{locale}}/${kind.folder}`,
    extension: 'md',
    format: kind.format,
    media_folder: picturesOf(kind, source),
    public_folder: picturesOf(kind, source),
    i18n: true,
    create: true,
    editor: { preview: true },
    fields: formFields(formSchemaOf(kind.schema), source),
  }));
