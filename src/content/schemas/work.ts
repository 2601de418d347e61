import { z } from 'astro/zod';
import { block, entryId, id, serviceSlug, text } from './fields.ts';
import { FEATURE_CARDS } from './service.ts';

/** Links to services for visitors who know their problem but not the name of the service. */
export const symptomsSchema = block('Symptoms', {
  title: text(60, 'Heading'),
  text: text(160, 'Text'),
  write: text(40, 'Link to the contact form').describe('At each symptom, which then is the topic'),
  line: text(28, 'Before the symptom in the message'),
  items: z
    .array(
      z.strictObject({
        id,
        text: text(90, 'Symptom'),
        service: serviceSlug,
        feature: z
          .int()
          .min(1)
          .max(FEATURE_CARDS)
          .meta({ title: 'Key feature' })
          .describe('Number of the feature of that service which is about it, from 1 to 6'),
        calculation: serviceSlug
          .optional()
          .meta({ title: 'Calculation' })
          .describe('The service whose calculation puts a number to it, if there is one'),
      }),
    )
    .min(2)
    .max(9)
    .meta({ title: 'Symptoms' }),
});

export const glossarySchema = block('Abbreviations', {
  title: text(60, 'Heading'),
  text: text(160, 'Text'),
  show: text(40, 'What opens them on a phone', ['count']).describe('{count} is their number'),
  items: z
    .array(
      z.strictObject({
        id: entryId,
        term: text(20, 'Abbreviation'),
        text: text(160, 'Explanation'),
      }),
    )
    .min(2)
    .meta({ title: 'Abbreviations' })
    .describe('Those that the pages use, in alphabetical order'),
});

/** The typical stages of a project; a drawing shows the open questions getting fewer. */
export const stagesSchema = block('Stages of the work', {
  title: text(60, 'Heading'),
  text: text(260, 'Text'),
  gate: text(20, 'Word for the decision').describe('Stands before each decision'),
  items: z
    .array(
      z.strictObject({
        id: entryId,
        title: text(30, 'Heading'),
        text: text(160, 'Text'),
        gate: text(120, 'Decision').describe('The decision at the end of the stage'),
      }),
    )
    .min(2)
    .max(6)
    .meta({ title: 'Stages' }),
});

const questions = z
  .array(z.strictObject({ id: entryId, text: text(160, 'Question') }))
  .min(1)
  .meta({ title: 'Questions' });

/** A checklist for the start of a project, to print or to tick: a ticked point becomes a line of the message. */
export const kickoffSchema = block('Points to settle', {
  title: text(60, 'Heading'),
  text: text(260, 'Text'),
  take: text(90, 'What becomes of a tick').describe('Not on paper'),
  line: text(28, 'Before a ticked point in the message'),
  items: z
    .array(z.strictObject({ id, title: text(40, 'Heading'), questions }))
    .min(1)
    .meta({ title: 'Points' }),
  overlap: block('Working hours', {
    title: text(40, 'Heading'),
    questions,
    caption: text(160, 'Caption', ['from', 'to']).describe('{from} and {to} are the hours drawn'),
    copper: text(120, 'What the coloured line means'),
    axis: text(12, 'Unit of the axis').describe('At its end'),
    office: text(80, 'One office, for screen readers', ['office', 'from', 'to']).describe(
      '{office} is the city, {from} and {to} are its hours',
    ),
  }),
});

export type GlossaryContent = z.infer<typeof glossarySchema>;
export type StagesContent = z.infer<typeof stagesSchema>;
export type KickoffContent = z.infer<typeof kickoffSchema>;
