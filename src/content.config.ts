import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { specimenLoader } from './content/example/specimenLoader.ts';
import { inEveryLanguage } from './content/loader.ts';
import { calculationLabelsSchema, calculationSchema } from './content/schemas/calculation.ts';
import { inboxSchema } from './content/schemas/inbox.ts';
import { labelsSchema } from './content/schemas/labels.ts';
import { markdownPageSchema, noteSchema } from './content/schemas/markdown.ts';
import { menuSchema } from './content/schemas/menu.ts';
import { officesSchema } from './content/schemas/offices.ts';
import { scaleSchema } from './content/schemas/scale.ts';
import { serviceSchema } from './content/schemas/service.ts';
import { specimenSchema } from './content/schemas/specimen.ts';

const collection = <Schema extends z.ZodType>(pattern: string, schema: Schema) =>
  defineCollection({ loader: inEveryLanguage(pattern), schema });

export const collections = {
  inbox: collection('inbox.yaml', inboxSchema),
  labels: collection('labels.yaml', labelsSchema),
  menu: collection('menu.yaml', menuSchema),
  offices: collection('offices.yaml', officesSchema),
  scale: collection('scale.yaml', scaleSchema),
  calculations: collection('calculations/*.yaml', calculationSchema),
  calculationLabels: collection('calculation.yaml', calculationLabelsSchema),
  services: collection('services/*.yaml', serviceSchema),
  // The text of Markdown is rendered, and no field of its entry.
  markdownPages: collection('pages/*.md', markdownPageSchema.omit({ body: true })),
  notes: collection('notes/*.md', noteSchema.omit({ body: true })),
  specimens: defineCollection({
    loader: specimenLoader(),
    schema: specimenSchema.omit({ body: true }),
  }),
  // Each page has a schema of its own, in content/pages.ts; loadPage() knows its type.
  pages: collection('pages/*.yaml', z.looseObject({})),
};
