import { z } from 'astro/zod';

/** Words: never empty, never padded, and no longer than their place in the design. */
export const text = (max: number) =>
  z
    .string()
    .max(max, `expected at most ${max} characters`)
    .refine((value) => value.trim() !== '', 'expected a text, found an empty one')
    .refine((value) => value === value.trim(), 'expected no spaces at the start or the end')
    .meta({ words: true }); // to be translated (words.ts); whatever else a schema names is a fact

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a slug such as "rtl-design"');

export const fileName = (kind: string) =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `expected the name of ${kind}, without its ending`);

export const picture = z.strictObject({
  file: fileName('a picture in src/assets/images').describe('src/assets/images/{file}.jpg'),
  alt: text(200).describe('What is seen, in one sentence'),
  focus: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('How far across the picture its subject stands, from 0 at the left: social images'),
});

export const meta = text(175).describe('The description in search results: 50 to 175 characters');

export const heading = z.strictObject({ title: text(60), text: text(260) });
