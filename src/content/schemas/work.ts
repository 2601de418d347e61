import { z } from 'astro/zod';
import { block, entryId, id, serviceSlug, text } from './fields.ts';

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
  show: text(40, 'What opens them', ['count']).describe('{count} is their number'),
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
  openAll: text(40, 'Button that unfolds all points'),
  line: text(28, 'Before a ticked point in the message'),
  items: z
    .array(z.strictObject({ id, title: text(40, 'Heading'), questions }))
    .min(1)
    .meta({ title: 'Points' }),
});

export type GlossaryContent = z.infer<typeof glossarySchema>;
export type StagesContent = z.infer<typeof stagesSchema>;
export type KickoffContent = z.infer<typeof kickoffSchema>;
