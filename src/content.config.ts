import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { inEveryLanguage } from './content/loader.ts';
import { inboxSchema } from './content/schemas/inbox.ts';
import { labelsSchema } from './content/schemas/labels.ts';
import { menuSchema } from './content/schemas/menu.ts';
import { officesSchema } from './content/schemas/offices.ts';
import { pageSchemas } from './content/schemas/pages.ts';
import { scaleSchema } from './content/schemas/scale.ts';
import { serviceSchema } from './content/schemas/service.ts';

const collection = <Schema extends z.ZodType>(pattern: string, schema: Schema) =>
  defineCollection({ loader: inEveryLanguage(pattern, schema), schema });

export const collections = {
  inbox: collection('inbox.yaml', inboxSchema),
  labels: collection('labels.yaml', labelsSchema),
  menu: collection('menu.yaml', menuSchema),
  offices: collection('offices.yaml', officesSchema),
  scale: collection('scale.yaml', scaleSchema),
  services: collection('services/*.yaml', serviceSchema),
  landing: collection('pages/landing.yaml', pageSchemas.landing),
  about: collection('pages/about.yaml', pageSchemas.about),
  servicesPage: collection('pages/services.yaml', pageSchemas.services),
  contact: collection('pages/contact.yaml', pageSchemas.contact),
  privacy: collection('pages/privacy.yaml', pageSchemas.privacy),
  imprint: collection('pages/imprint.yaml', pageSchemas.imprint),
  notFound: collection('pages/not-found.yaml', pageSchemas['not-found']),
};
