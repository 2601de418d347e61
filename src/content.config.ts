import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contactSchema } from './content/contactSchema.ts';
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

/** Ids keep the path below content/, language first: 'en/services/rtl-design'. */
const yaml = (pattern: string) =>
  glob({
    base: './content',
    pattern,
    generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
  });

export const collections = {
  labels: defineCollection({ loader: yaml('*/labels.yaml'), schema: labelsSchema }),
  menu: defineCollection({ loader: yaml('*/menu.yaml'), schema: menuSchema }),
  offices: defineCollection({ loader: yaml('*/offices.yaml'), schema: officesSchema }),
  scale: defineCollection({ loader: yaml('*/scale.yaml'), schema: scaleSchema }),
  services: defineCollection({ loader: yaml('*/services/*.yaml'), schema: serviceSchema }),
  landing: defineCollection({ loader: yaml('*/pages/landing.yaml'), schema: landingSchema }),
  about: defineCollection({ loader: yaml('*/pages/about.yaml'), schema: aboutSchema }),
  servicesPage: defineCollection({
    loader: yaml('*/pages/services.yaml'),
    schema: servicesPageSchema,
  }),
  contact: defineCollection({ loader: yaml('*/pages/contact.yaml'), schema: contactSchema }),
  notFound: defineCollection({ loader: yaml('*/pages/not-found.yaml'), schema: notFoundSchema }),
};
