import type { z } from 'astro/zod';
import type { FieldSchema } from '../src/content/translations/fields.ts';
import { fieldSchemaOf } from '../src/content/translations/merge.ts';
import type { SELECT_OPTIONS } from './selectOptions.ts';

/** The JSON schema of a content file with the `meta` of its Zod schema, from which the form is made. */
export interface FormSchema extends FieldSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  title?: string;
  description?: string;
  examples?: string[];
  /** Fields of one group are shown together; the file does not change. */
  group?: string;
  /** The error message for a text that does not match `pattern`. */
  expectation?: string;
  pattern?: string;
  minLength?: number;
  format?: 'date';
  enum?: string[];
  /** Labels of the values in `enum`; by default the value itself. */
  names?: Record<string, string>;
  /** The name of a list in selectOptions.ts. */
  choices?: keyof typeof SELECT_OPTIONS;
  /** As '#1f4e8c'. */
  colour?: true;
  /** A file in src/assets; content has its name without folder and ending. */
  asset?: { folder: string; ending: string };
  /** The folder of the pictures of a text of Markdown; the file has their bare names. */
  pictures?: string;
  /** 'services/*' for the names of files, or a field of a file: 'scale.yaml: stops.*.id as stops.*.label'. */
  reference?: string;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  additionalProperties?: FormSchema | boolean;
}

export const formSchemaOf = (schema: z.ZodType): FormSchema => fieldSchemaOf(schema) as FormSchema;

/** In the form, the fields of a group stand in an object of this name. */
export const groupName = (group: string): string =>
  `group-${group.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
