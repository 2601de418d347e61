import { z } from 'astro/zod';
import { entryId, matching, text } from './fields.ts';

const highlight = z.strictObject({
  id: entryId,
  figure: matching(/^\d{1,3}\+?$/, 'expected a figure such as "50+"')
    .optional()
    .meta({ title: 'Large number', examples: ['50+'] })
    .describe('Set large and to scale; leave out for a sentence'),
  text: text(160, 'Sentence').describe('A whole sentence, with the figure in it'),
  note: text(260, 'Explanation')
    .optional()
    .describe('In general terms, for words that not every reader knows'),
});

export const highlights = z
  .array(highlight)
  .max(3)
  .default([])
  .meta({ title: 'Highlights' })
  .describe('Only facts that the company has stated');

export type Highlight = z.infer<typeof highlight>;
