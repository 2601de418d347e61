import type { z } from 'astro/zod';
import { type Shape, shapeOf } from '../content/words.ts';
import type { CHOICES } from './choices.ts';

/** What the editor reads of a schema, beside the words: all of it stands in the schema's `meta`. */
export interface Form extends Shape {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  title?: string;
  description?: string;
  examples?: string[];
  /** Fields of one group stand together in the form; in the file they stay where they are. */
  group?: string;
  /** What a refused text should have been. */
  expectation?: string;
  pattern?: string;
  enum?: string[];
  /** What a person reads for each of them, where it is not the word itself. */
  names?: Record<string, string>;
  /** The name of a list that is too long for a schema (choices.ts). */
  choices?: keyof typeof CHOICES;
  /** A file below src/assets, of which the content names only the bare name. */
  asset?: { folder: string; ending: string };
  /** 'services/*' for the names of files, or a field of a file: 'scale.yaml: stops.*.id as stops.*.label'. */
  reference?: string;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Form>;
  items?: Form;
  additionalProperties?: Form | boolean;
}

export const formOf = (schema: z.ZodType): Form => shapeOf(schema) as Form;

/** The name of the block that a group's fields stand in while they are edited. */
export const groupName = (group: string): string =>
  `group-${group.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
