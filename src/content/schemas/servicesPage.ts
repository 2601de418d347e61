import type { z } from 'astro/zod';
import { block, heading, metaDescription, text } from './fields.ts';
import { glossarySchema, kickoffSchema, stagesSchema, symptomsSchema } from './work.ts';

export const servicesPageSchema = block('Services page', {
  title: text(40, 'Name of the page'),
  meta: metaDescription,
  label: text(30, 'Small line above the heading'),
  lead: text(260, 'Opening paragraph'),
  depth: text(40, 'Scale of depth, for screen readers'),
  features: text(30, 'Heading of the features'),
  carousel: text(30, 'Row of cards, for screen readers').describe('What the features are shown in'),
  slide: text(30, 'One card, for screen readers').describe('What a card of the row is'),
  previous: text(40, 'Button to earlier cards'),
  next: text(40, 'Button to later cards'),
  position: text(40, 'Where one is in the row', ['from', 'to', 'of']).describe(
    '{from} and {to} are the first and the last card shown, {of} is their number',
  ),
  positionOne: text(40, 'The same, for one card', ['from', 'of']).describe(
    '{from} is the card shown, {of} their number',
  ),
  impact: text(40, 'Heading of the highlights'),
  relatedTitle: text(40, 'Heading of related services'),
  relatedText: text(260, 'Text of related services'),
  deliverables: heading
    .extend({
      take: text(60, 'Box to take the list along').describe('To the contact form'),
      line: text(28, 'Before the list in the message'),
    })
    .meta({ title: 'Deliverables' }),
  notStored: text(120, 'Where a tick cannot be stored').describe(
    'Below the box; on the pages of services, too',
  ),
  toForm: text(30, 'Link to the contact form').describe('Shown once something is ticked'),
  standards: heading.meta({ title: 'Standards' }),
  drawing: text(60, 'Large drawing, for screen readers').describe('Where it can be moved sideways'),
  drawingHint: text(60, 'Hint at a large drawing').describe(
    'Shown where it is wider than the screen',
  ),
  symptoms: symptomsSchema,
  stages: stagesSchema,
  kickoff: kickoffSchema,
  glossary: glossarySchema,
});

export type ServicesPageContent = z.infer<typeof servicesPageSchema>;
