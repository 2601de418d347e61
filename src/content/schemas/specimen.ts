import { z } from 'astro/zod';
import { block, fact, matching, serviceSlug, slug } from './fields.ts';
import { date } from './markdown.ts';

/** The name of a requirement, such as R7. */
export const requirementId = matching(
  /^R\d{1,2}$/,
  'expected the number of a requirement such as "R7"',
).meta({ title: 'Number' });

/** Below the folder of the example or of the layer; no way out of it. */
const filePath = matching(
  /^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/,
  'expected the path of a file such as "rtl/async_fifo.sv"',
);

const VERDICTS = ['pass', 'fail', 'not shown'] as const;
export type Verdict = (typeof VERDICTS)[number];

const axis = z.strictObject({
  column: fact(40, 'Its column in the file'),
  label: fact(60, 'Name').describe('What is counted, a comma, the unit: “gain, dB”'),
  scale: z.enum(['linear', 'log']).default('linear'),
  min: z.number(),
  max: z.number(),
});
const place = z.tuple([z.number(), z.number()]);

const plot = z.strictObject({
  id: slug,
  title: fact(120, 'Caption'),
  file: filePath.describe(
    'Below the folder of the layer; its first line has the names of the columns',
  ),
  x: axis,
  y: axis,
  marks: z
    .strictObject({
      file: filePath,
      x: fact(40, 'Column of the x axis'),
      y: fact(40, 'Column of the y axis'),
      label: fact(80, 'What the squares are'),
    })
    .optional(),
  limits: z
    .array(z.strictObject({ from: place, to: place }))
    .default([])
    .meta({ title: 'Lines of the requirement' }),
});

/** example/<layer>/specimen.md becomes /example/<layer>. It stays in the source language, as such documents do. */
export const specimenSchema = block('Specimen', {
  layer: slug.describe('The name of its folder'),
  title: fact(90, 'Title'),
  document: fact(140, 'Which deliverables it is a specimen of'),
  product: fact(140, 'Product'),
  tools: z.array(fact(80)).min(1).meta({ title: 'Tools' }),
  issue: z.int().min(1).meta({ title: 'Issue' }),
  date: date.meta({ title: 'Date', format: 'date' }),
  verdict: fact(140, 'Result, in a few words'),
  requirements: z
    .array(
      z.strictObject({
        id: requirementId,
        what: fact(140, 'What is asked'),
        limit: fact(80, 'Limit'),
        result: fact(160, 'Result'),
        verdict: z.enum(VERDICTS),
        finding: matching(/^[FO]\d{1,2}$/, 'expected a finding such as "F2"').optional(),
      }),
    )
    .min(1)
    .meta({ title: 'Requirements' }),
  calculations: z
    .array(
      z.strictObject({
        name: slug,
        service: serviceSlug,
        query: matching(/^\?\S+$/, 'expected what “Copy link” gives after the address'),
        says: fact(200, 'What it says'),
      }),
    )
    .default([])
    .meta({ title: 'Calculations with the same numbers' }),
  plots: z.array(plot).default([]).meta({ title: 'Drawings of files' }),
  findings: z
    .array(z.strictObject({ id: matching(/^F\d{1,2}$/, 'expected F1, F2 …'), text: fact(900) }))
    .min(1)
    .meta({ title: 'Findings' }),
  open: z
    .array(
      z.strictObject({
        id: matching(/^O\d{1,2}$/, 'expected O1, O2 …'),
        text: fact(700),
        needs: fact(160, 'What it needs').optional(),
      }),
    )
    .default([])
    .meta({ title: 'Open points' }),
  attack: z
    .array(z.strictObject({ doubt: fact(400, 'Doubt'), answer: fact(900, 'Answer') }))
    .default([])
    .meta({ title: 'What an expert would attack' }),
  files: z
    .array(z.strictObject({ path: filePath, what: fact(140, 'What it is') }))
    .min(1)
    .meta({ title: 'Files to take away' })
    .describe('Paths below the folder example/'),
  repeat: z.array(fact(200)).min(1).meta({ title: 'Commands that repeat it' }),
  body: z
    .string()
    .refine((value) => value.trim() !== '', 'expected a text below the front matter')
    .meta({ title: 'The work', markdown: true }),
});

export type SpecimenContent = z.infer<typeof specimenSchema>;
export type SpecimenPlot = SpecimenContent['plots'][number];
