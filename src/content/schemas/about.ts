import { z } from 'astro/zod';
import { block, metaDescription, picture, text } from './fields.ts';
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
  highlights,
  day: block('The day of the offices', {
    title: text(60, 'Heading'),
    text: text(120, 'Text').describe('Where the days are drawn as a ring'),
    covered: text(120, 'Hours in which somebody is at work', ['hours']),
    gap: text(90, 'Hours in which nobody is', ['from', 'to']),
    seasons: text(160, 'Where summer time changes the gap', ['winter', 'summer']).describe(
      'Of the northern hemisphere, in hours',
    ),
    sign: text(90, 'The ring is the shape of the logo')
      .optional()
      .describe('Without it the ring is drawn without feet'),
    begins: text(30, 'After the hour when the first office begins'),
    ends: text(30, 'After the hour when the last office leaves'),
    office: text(60, 'Working hours of an office', ['office', 'from', 'to']),
    assumed: text(200, 'What is assumed', ['from', 'to']),
    now: text(60, 'Link to the map'),
  }),
});

export type AboutContent = z.infer<typeof aboutSchema>;
