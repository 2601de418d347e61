import { aboutSchema } from './about.ts';
import { contactSchema } from './contact.ts';
import { landingSchema } from './landing.ts';
import { imprintSchema, privacySchema } from './legal.ts';
import { notFoundSchema } from './notFound.ts';
import { servicesPageSchema } from './servicesPage.ts';

export const pageSchemas = {
  landing: landingSchema,
  about: aboutSchema,
  services: servicesPageSchema,
  contact: contactSchema,
  privacy: privacySchema,
  imprint: imprintSchema,
  'not-found': notFoundSchema,
} as const;
