import { z } from 'astro/zod';
import { text } from './fields.ts';

/** How such work is staged: the band of what is still open narrows from gate to gate. */
export const stagesSchema = z.strictObject({
  title: text(60),
  text: text(260),
  gate: text(20).describe('Before the decision at the end of a stage'),
  items: z
    .array(
      z.strictObject({
        title: text(30),
        text: text(160),
        gate: text(120).describe('The decision at the end of the stage'),
      }),
    )
    .min(2)
    .max(6),
});

/** Points to settle before work starts: a list to print and tick. */
export const settleSchema = z.strictObject({
  title: text(60),
  text: text(260),
  items: z.array(z.strictObject({ title: text(40), questions: z.array(text(120)).min(1) })).min(1),
  overlap: z.strictObject({
    title: text(40),
    questions: z.array(text(120)).min(1),
    caption: text(160).describe('{from}, {to}: the hours drawn'),
    axis: text(12).describe('The unit at the end of the axis'),
    office: text(80).describe('One office, for screen readers: {office}, {from}, {to}'),
  }),
});

export type StagesContent = z.infer<typeof stagesSchema>;
export type SettleContent = z.infer<typeof settleSchema>;
