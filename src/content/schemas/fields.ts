import { z } from 'astro/zod';

/*
 * What the editor's form shows of a field is said here and in the schemas, as Zod's `meta`: `title` and
 * `description` for the person who fills it in, `examples`, `group` for fields that belong together,
 * `expectation` for what is refused, and what else a field refers to (`Form` in src/editor/shape.ts).
 */

/** Words: never empty, never padded, and no longer than their place in the design. */
export const text = (max: number, title?: string) =>
  z
    .string()
    .max(max, `expected at most ${max} characters`)
    .refine((value) => value.trim() !== '', 'expected a text, found an empty one')
    .refine((value) => value === value.trim(), 'expected no spaces at the start or the end')
    // to be translated (words.ts); whatever else a schema names is a fact
    .meta({ words: true, ...(title && { title }) });

/** Fields that belong together, or those of a whole file. */
export const block = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });

/** A text of a certain form, and how a person is told about it. */
export const like = (form: RegExp, expectation: string) =>
  z.string().regex(form, expectation).meta({ expectation });

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = like(SLUG, 'expected a slug such as "rtl-design"');

/** Names one of the files in services/. */
export const serviceSlug = slug.meta({ title: 'Service', reference: 'services/*' });

/** Names an entry for the site itself, never for a visitor. */
export const id = slug.meta({
  title: 'Short name for addresses',
  description: 'Small letters, digits and hyphens. Keep it once it is published',
});

export const fileName = (kind: string, asset?: { folder: string; ending: string }) =>
  like(SLUG, `expected the name of ${kind}, without its ending`).meta({ ...(asset && { asset }) });

/** Chosen among the files of one of the folders in src/assets; pictures may be added to it. */
const assetIn = (folder: string, ending: string, kind: string) =>
  fileName(`${kind} in src/assets/${folder}`, { folder: `src/assets/${folder}`, ending });

export const pictureFile = assetIn('images', '.jpg', 'a picture')
  .meta({ title: 'Picture' })
  .describe('A JPEG whose name ends in .jpg, on a service 1600 × 1200 pixels');
export const figureFile = assetIn('figures', '.svg', 'a drawing').meta({ title: 'Drawing' });
export const drawingFile = assetIn('drawings', '.svg', 'a drawing').meta({ title: 'Drawing' });
export const textureFile = assetIn('textures', '.svg', 'a texture').meta({ title: 'Pattern' });

export const picture = z.strictObject({
  file: pictureFile,
  alt: text(200, 'What is seen').describe('In one sentence, for people who cannot see the picture'),
  focus: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .meta({ title: 'Place of its subject' })
    .describe('How far across the picture, from 0 at the left to 1: for social images'),
});

export const meta = text(175, 'Description in search results')
  .min(50, 'expected at least 50 characters')
  .describe('50 to 175 characters')
  .meta({ group: 'Search results' });

export const heading = z.strictObject({ title: text(60, 'Heading'), text: text(260, 'Text') });
