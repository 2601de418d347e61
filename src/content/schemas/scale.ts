import { z } from 'astro/zod';
import { FIRST_POWER } from '../../lib/scale.ts';
import { block, id, slug, text } from './fields.ts';

/** A power of ten in metres: the Earth is 10⁷ m wide. */
const LAST_POWER = 8;

const exponent = z.number().min(FIRST_POWER).max(LAST_POWER);

/** The scale of the landing page and of the rule on service pages; docs/scale.md has the sources. */
export const scaleSchema = block('Scale', {
  title: z
    .array(text(48, 'Phrase'))
    .min(1)
    .max(3)
    .meta({ title: 'Heading' })
    .describe('In phrases: lines break between them'),
  text: text(160, 'Text'),
  stopsLabel: text(40, 'Row of stops, for screen readers'),
  sizeLabel: text(12, 'Size').describe('Says what the rule shows: the true size of each object'),
  widthLabel: text(30, 'Width of the picture').describe(
    'Says what the number above the picture is: how much of the world it shows',
  ),
  offices: text(30, 'Link to the offices').describe(
    'The link at the last stop that leads to the offices',
  ),
  others: text(40, 'Heading of other services').describe(
    'Under the scale, before services that have no stop of their own',
  ),
  credit: text(400, 'Credits').describe(
    'Whose layouts and maps the drawings are made from, with the licences',
  ),
  creditBerlin: text(120, 'Credits of Berlin’s districts').describe(
    'After them, while an office stands in Berlin: without one its districts are not drawn',
  ),
  rule: z
    .strictObject({
      from: exponent.meta({ title: 'Smallest length' }),
      to: exponent.meta({ title: 'Largest length' }),
    })
    .meta({ title: 'Ends of the rule' })
    .describe('As powers of ten in metres: -3 is a millimetre, 3 a kilometre'),
  stops: z
    .array(
      z.strictObject({
        id: id.describe('Names its drawing too: ask a colleague before you change it'),
        service: slug.meta({ title: 'Service that works there', reference: 'services/*' }),
        viewPower: exponent
          .meta({ title: 'Width of the view' })
          .describe('As a power of ten in metres: -3 is a millimetre, 3 a kilometre'),
        size: z
          .number()
          .positive()
          .meta({ title: 'True length' })
          .describe('In metres: the number behind the true length in words'),
        label: text(20, 'Name of the level').describe('As on the rule'),
        text: text(160, 'Text'),
        dimension: text(60, 'True length, in words'),
      }),
    )
    .min(2)
    .meta({ title: 'Stops' })
    .describe('From the smallest to the largest'),
  passed: z
    .array(
      z.strictObject({
        id: id.describe('Names its drawing: ask a colleague before you change it'),
        text: text(40, 'Text'),
      }),
    )
    .default([])
    .meta({ title: 'Passed things' })
    .describe('Shown while the picture goes by it, from the smallest to the largest'),
});

export type ScaleContent = z.infer<typeof scaleSchema>;
export type ScaleStop = ScaleContent['stops'][number];
