import { z } from 'astro/zod';
import { block, drawingFile, like, text } from './fields.ts';

/** How a service page lays out its large drawing and the list beside it (src/screens/Service/HandOver). */
export const COMPOSITIONS = [
  'tall',
  'band',
  'edge',
  'column',
  'callouts',
  'plate',
  'spine',
] as const;

const drawing = block('Large drawing', {
  file: drawingFile,
  alt: text(400, 'What is drawn').describe('In one sentence'),
  caption: text(160, 'Caption'),
  labels: z
    .record(z.string(), text(30))
    .default({})
    .meta({ title: 'Words in the drawing' })
    .describe('Each with the name that the drawing gives it'),
});

/** What a service page says after its features; a service may have any of it, or none. */
export const handoverFields = {
  composition: z
    .enum(COMPOSITIONS)
    .default('band')
    .meta({ title: 'Place of the large drawing' })
    .describe('Where the large drawing stands: each page of the book has its own'),
  handover: z
    .array(z.strictObject({ title: text(50, 'Heading'), text: text(160, 'Text') }))
    .max(9)
    .default([])
    .meta({ title: 'Deliverables' })
    .describe('Typical deliverables, in the order of the numbers in the drawing'),
  standards: z
    .array(
      z.strictObject({
        code: like(/^\S(.{0,28}\S)?$/, 'expected the number of a standard, such as "IEEE 1800"')
          .meta({ title: 'Number of the standard' })
          .describe('As its publisher writes it; docs/standards.md says how it was confirmed'),
        text: text(90, 'What it is about'),
      }),
    )
    .max(12)
    .default([])
    .meta({ title: 'Standards' }),
  drawing: drawing.optional().describe('Beside the deliverables'),
};

export type Composition = (typeof COMPOSITIONS)[number];
export type DrawingContent = z.infer<typeof drawing>;
