import { z } from 'astro/zod';

/*
 * Zod's `meta` describes each field for the editor's form: `title`, `description`, `examples`, `group` for
 * fields shown together, `expectation` for error messages; editor/formSchema.ts lists the others.
 */

/** Word pastes some of them for its line breaks; a feed must not hold them. */
const INVISIBLE = /[^\P{Cc}\n]|[\p{Cs}\uFFFE\uFFFF]/u;

/** A text that is the same in every language, such as a name. `max`: characters that fit into the design. */
export const fact = (max: number, title?: string) =>
  z
    .string()
    .max(max, `expected at most ${max} characters`)
    .refine((value) => value.trim() !== '', 'expected a text, found an empty one')
    .refine((value) => value === value.trim(), 'expected no spaces at the start or the end')
    .refine((value) => !INVISIBLE.test(value), 'expected no invisible control characters')
    .meta({ ...(title && { title }) });

/**
 * A text for visitors, which is translated. `placeholders`: names in braces that the code which shows this text fills;
 * those of the settings, such as {brand}, may stand in any text.
 */
export const text = (max: number, title?: string, placeholders: readonly string[] = []) =>
  fact(max, title).meta({
    translatable: true,
    ...(title && { title }),
    ...(placeholders.length > 0 && { placeholders }),
  });

/** An object with a title: a file, or a part of one. */
export const block = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
  z.strictObject(fields).meta({ title });

/** A string with a fixed format, which is not translated. */
export const matching = (pattern: RegExp, expectation: string) =>
  z.string().regex(pattern, expectation).meta({ expectation });

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = matching(SLUG, 'expected a slug such as "rtl-design"');

/** The name of a file in services/. */
export const serviceSlug = slug.meta({ title: 'Service', reference: 'services/*' });

/** Identifies an entry in code and addresses; visitors never read it. */
export const id = slug.meta({
  title: 'Short name for addresses',
  description: 'Small letters, digits and hyphens. Keep it once it is published',
});

/** Ties an entry of a list to its translations, so that none shows the words of another once entries are moved or removed. */
export const entryId = slug.meta({
  title: 'Short name',
  description: 'Ties its languages together; nobody reads it. Small letters, digits and hyphens',
});

/** A camera names its pictures with an underscore. */
const FILE_NAME = /^[a-z0-9_-]+$/;

const fileName = (kind: string, asset?: { folder: string; ending: string }) =>
  matching(FILE_NAME, `expected the name of ${kind}, without its ending`).meta({
    ...(asset && { asset }),
  });

/** The name of a file in a folder of src/assets; the editor shows its files to choose from. */
const assetIn = (folder: string, ending: string, kind: string) =>
  fileName(`${kind} in src/assets/${folder}`, { folder: `src/assets/${folder}`, ending });

const pictureFile = assetIn('images', '.jpg', 'a picture')
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

export const metaDescription = text(170, 'Description in search results')
  .min(50, 'expected at least 50 characters')
  .describe('50 to 170 characters')
  .meta({ group: 'Search results' });

export const heading = z.strictObject({ title: text(60, 'Heading'), text: text(260, 'Text') });
