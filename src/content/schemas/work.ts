import { z } from 'astro/zod';
import { block, text } from './fields.ts';

/** How such work is staged: the band of what is still open narrows from gate to gate. */
export const stagesSchema = block('Stages of the work', {
  title: text(60, 'Heading'),
  text: text(260, 'Text'),
  gate: text(20, 'Word for the decision').describe('Stands before each decision'),
  items: z
    .array(
      z.strictObject({
        title: text(30, 'Heading'),
        text: text(160, 'Text'),
        gate: text(120, 'Decision').describe('The decision at the end of the stage'),
      }),
    )
    .min(2)
    .max(6)
    .meta({ title: 'Stages' }),
});

const questions = z.array(text(120, 'Question')).min(1).meta({ title: 'Questions' });

/** Points to settle before work starts: a list to print and tick. */
export const settleSchema = block('Points to settle', {
  title: text(60, 'Heading'),
  text: text(260, 'Text'),
  items: z
    .array(z.strictObject({ title: text(40, 'Heading'), questions }))
    .min(1)
    .meta({ title: 'Points' }),
  overlap: block('Working hours', {
    title: text(40, 'Heading'),
    questions,
    caption: text(160, 'Caption').describe('{from} and {to} are the hours drawn'),
    axis: text(12, 'Unit of the axis').describe('At its end'),
    office: text(80, 'One office, for screen readers').describe(
      '{office} is the city, {from} and {to} are its hours',
    ),
  }),
});

export type StagesContent = z.infer<typeof stagesSchema>;
export type SettleContent = z.infer<typeof settleSchema>;
