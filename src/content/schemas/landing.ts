import { z } from 'astro/zod';
import { block, metaDescription, text } from './fields.ts';

export const landingSchema = block('Landing page', {
  meta: metaDescription,
  splash: block('Notice before the page', {
    label: text(40, 'Small line above'),
    title: text(60, 'Heading'),
    text: text(120, 'Text'),
    hint: text(60, 'How to go on'),
  }),
  label: text(30, 'Small line above the statement'),
  statement: z
    .array(text(30, 'Phrase'))
    .min(1)
    .max(4)
    .meta({ title: 'Statement' })
    .describe('In phrases: lines break between them'),
  lead: text(420, 'Opening paragraph'),
  actions: block('Links below it', {
    write: text(40, 'Link to the form'),
    services: text(40, 'Link to the services'),
  }),
  rule: text(80, 'Scale of services, for screen readers'),
  markCaption: text(12, 'Caption of the drawn mark'),
  call: block('Call to action', {
    title: text(90, 'Heading'),
  }),
});

export type LandingContent = z.infer<typeof landingSchema>;
