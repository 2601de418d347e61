import { defineCollection } from 'astro:content';
import { contactSchema } from './content/contactSchema.ts';
import { imprintSchema, privacySchema } from './content/legalSchema.ts';
import { inEveryLanguage } from './content/loader.ts';
import { scaleSchema } from './content/scaleSchema.ts';
import {
  aboutSchema,
  labelsSchema,
  landingSchema,
  menuSchema,
  notFoundSchema,
  officesSchema,
  serviceSchema,
  servicesPageSchema,
} from './content/schema.ts';

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
