import { z } from 'astro/zod';
import { slug, text } from './fields.ts';

/** The first name in `powers`: 10 to this power, in metres. */
export const FIRST_POWER = -8;
const POWERS = 16;

const exponent = z
  .number()
  .min(FIRST_POWER)
  .max(FIRST_POWER + POWERS);

/** The scale of the landing page and of the rule on service pages; docs/scale.md has the sources. */
export const scaleSchema = z.strictObject({
  title: z.array(text(40)).min(1).max(3).describe('In phrases: lines break between them'),
  text: text(160),
  stopsLabel: text(40).describe('Name of the stops’ navigation, for screen readers'),
  offices: text(30).describe('The link at the last stop that leads to the offices'),
  credit: text(400).describe(
    'Whose layouts and maps the drawings are made from, with the licences',
  ),
  rule: z
    .strictObject({ from: exponent, to: exponent })
    .describe('The ends of the log rule, as powers of ten in metres'),
  stops: z
    .array(
      z.strictObject({
        id: slug.describe('Names the stop in addresses and its drawing in src/assets/scale'),
        service: slug.describe('File name in services/'),
        z: exponent.describe('The power of ten of the width of the view, in metres'),
        size: z.number().positive().describe('The length that `dimension` states, in metres'),
        label: text(20).describe('The level, as on the rule'),
        text: text(120),
        dimension: text(60),
      }),
    )
    .min(2)
    .describe('From the smallest to the largest'),
  powers: z
    .array(text(16))
    .length(POWERS, `expected ${POWERS} lengths, each ten times the one before, from 10 nm`)
    .describe('The lengths the scale bar names'),
});

export type ScaleContent = z.infer<typeof scaleSchema>;
export type ScaleStop = ScaleContent['stops'][number];
