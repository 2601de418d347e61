import { z } from 'astro/zod';
import { block, drawingFile, entryId, matching, slug, text } from './fields.ts';

/** How a service page lays out its large drawing and the list beside it (src/screens/Service/DeliverablesSection). */
const COMPOSITIONS = ['tall', 'band', 'edge', 'column', 'callouts', 'plate', 'spine'] as const;

const COMPOSITION_NAMES: Record<Composition, string> = {
  tall: 'Tall, after the list of deliverables',
  band: 'On a light band across the page, the list below',
  edge: 'On a dark plate at the edge, the list before it',
  column: 'A column before the list',
  callouts: 'In the middle, the list on both sides',
  plate: 'On a dark plate across the page, the list below',
  spine: 'Wide, before the list',
};

const drawing = block('Large drawing', {
  file: drawingFile,
  alt: text(400, 'What is drawn').describe('In one sentence'),
  caption: text(160, 'Caption'),
  labels: z
    .record(z.string(), text(30))
    .default({})
    .meta({ title: 'Words in the drawing' })
    .describe('On the left the name of the place in the drawing, which stays as it is'),
});

/** DeliverablesSection.deferred.module.css has a rule for each of their numbers. */
export const DELIVERABLES_MAX = 9;

/** All optional: what a service page shows after its features. */
export const deliverablesFields = {
  composition: z
    .enum(COMPOSITIONS)
    .default('band')
    .meta({ title: 'Place of the large drawing', names: COMPOSITION_NAMES })
    .describe('Each service has another one, so that their pages differ'),
  deliverables: z
    .array(
      z.strictObject({
        id: entryId,
        title: text(50, 'Heading'),
        text: text(160, 'Text'),
        specimen: slug
          .optional()
          .meta({ title: 'Layer of the worked example that shows one' })
          .describe('The name of its folder, such as rtl; leave it out where there is none'),
      }),
    )
    .max(DELIVERABLES_MAX)
    .default([])
    .meta({ title: 'Deliverables' })
    .describe('In the order of the numbers in the large drawing'),
  standards: z
    .array(
      z.strictObject({
        id: entryId,
        code: matching(/^\S(.{0,28}\S)?$/, 'expected the number of a standard, such as "IEEE 1800"')
          .describe('As its publisher writes it')
          .meta({ title: 'Number of the standard', examples: ['IEEE 1241'] }),
        text: text(160, 'What it is about').describe('A law with the dates from which it applies'),
      }),
    )
    .max(14)
    .default([])
    .meta({ title: 'Standards' }),
  drawing: drawing.optional().describe('Beside the deliverables'),
};

export type Composition = (typeof COMPOSITIONS)[number];
export type DrawingContent = z.infer<typeof drawing>;
