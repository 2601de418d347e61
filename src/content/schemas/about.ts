import { z } from 'astro/zod';
import { block, id, metaDescription, picture, serviceSlug, text } from './fields.ts';
import { highlights } from './highlights.ts';

export const aboutSchema = block('About', {
  title: text(40, 'Name of the page'),
  meta: metaDescription,
  wide: picture.meta({ title: 'Wide picture' }),
  side: picture.meta({ title: 'Picture at the side' }),
  label: text(30, 'Small line above the statement'),
  statement: z.array(text(40, 'Phrase')).min(1).max(4).meta({ title: 'Statement' }),
  lead: text(260, 'Opening paragraph'),
  paragraphs: z.array(text(500, 'Paragraph')).min(1).meta({ title: 'Paragraphs' }),
  impact: text(40, 'Heading of the highlights').describe('Shown where there are highlights'),
  highlights,
  fieldsTitle: text(64, 'Heading of the fields'),
  fields: z
    .array(
      block('Field of work', {
        id,
        title: text(40, 'Heading'),
        text: text(160, 'Text'),
        services: z
          .array(serviceSlug)
          .default([])
          .meta({ title: 'Services' })
          .describe('Where the field is used; each is a link'),
      }),
    )
    .min(1)
    .meta({ title: 'Fields of work' }),
});

export type AboutContent = z.infer<typeof aboutSchema>;
