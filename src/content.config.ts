import { defineCollection } from 'astro:content';
import { inEveryLanguage } from './content/loader.ts';
import { aboutSchema } from './content/schemas/about.ts';
import { contactSchema } from './content/schemas/contact.ts';
import { labelsSchema } from './content/schemas/labels.ts';
import { landingSchema } from './content/schemas/landing.ts';
import { imprintSchema, privacySchema } from './content/schemas/legal.ts';
import { menuSchema } from './content/schemas/menu.ts';
import { notFoundSchema } from './content/schemas/notFound.ts';
import { officesSchema } from './content/schemas/offices.ts';
import { scaleSchema } from './content/schemas/scale.ts';
import { serviceSchema } from './content/schemas/service.ts';
import { servicesPageSchema } from './content/schemas/servicesPage.ts';

export const collections = {
  labels: defineCollection({ loader: inEveryLanguage('labels.yaml'), schema: labelsSchema }),
  menu: defineCollection({ loader: inEveryLanguage('menu.yaml'), schema: menuSchema }),
  offices: defineCollection({ loader: inEveryLanguage('offices.yaml'), schema: officesSchema }),
  scale: defineCollection({ loader: inEveryLanguage('scale.yaml'), schema: scaleSchema }),
  services: defineCollection({ loader: inEveryLanguage('services/*.yaml'), schema: serviceSchema }),
  landing: defineCollection({
    loader: inEveryLanguage('pages/landing.yaml'),
    schema: landingSchema,
  }),
  about: defineCollection({ loader: inEveryLanguage('pages/about.yaml'), schema: aboutSchema }),
  servicesPage: defineCollection({
    loader: inEveryLanguage('pages/services.yaml'),
    schema: servicesPageSchema,
  }),
  contact: defineCollection({
    loader: inEveryLanguage('pages/contact.yaml'),
    schema: contactSchema,
  }),
  privacy: defineCollection({
    loader: inEveryLanguage('pages/privacy.yaml'),
    schema: privacySchema,
  }),
  imprint: defineCollection({
    loader: inEveryLanguage('pages/imprint.yaml'),
    schema: imprintSchema,
  }),
  notFound: defineCollection({
    loader: inEveryLanguage('pages/not-found.yaml'),
    schema: notFoundSchema,
  }),
};
