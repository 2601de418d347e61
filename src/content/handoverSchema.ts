import { z } from 'astro/zod';
import { fileName, text } from './fields.ts';

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

const drawing = z.strictObject({
  file: fileName('a drawing in src/assets/drawings').describe('src/assets/drawings/{file}.svg'),
  alt: text(400).describe('What is drawn, in one sentence'),
  caption: text(160),
  labels: z
    .record(z.string(), text(30))
    .default({})
    .describe('The words of the drawing, by the keys in its file'),
});

/** What a service page says after its features; a service may have any of it, or none. */
export const handoverFields = {
  composition: z
    .enum(COMPOSITIONS)
    .default('band')
    .describe('Where the large drawing stands: each page of the book has its own'),
  handover: z
    .array(z.strictObject({ title: text(50), text: text(160) }))
    .max(9)
    .default([])
    .describe('Typical deliverables, in the order of the numbers in the drawing'),
  standards: z
    .array(
      z.strictObject({
        code: text(30).describe(
          'As its publisher writes it; docs/standards.md says how it was confirmed',
        ),
        text: text(90),
      }),
    )
    .max(12)
    .default([]),
  drawing: drawing.optional().describe('The large technical drawing'),
};

export type Composition = (typeof COMPOSITIONS)[number];
export type DrawingContent = z.infer<typeof drawing>;
