import { z } from 'astro/zod';
import { block, fact, matching, text } from './fields.ts';

/** Texts name the company by {brand} and {tagline}; what these stand for names nothing else. */
const withoutBraces = (value: string) => !/[{}]/.test(value);
const NO_BRACES = 'expected no braces';

const colour = (title: string) =>
  matching(/^#[0-9a-fA-F]{6}$/, 'expected a colour such as "#1f4e8c"').meta({
    title,
    colour: true,
  });

/** What the law may ask a company to say, each only if it applies. */
const legal = z
  .strictObject({
    name: fact(120, 'Name of the company').optional().describe('With its legal form'),
    address: z
      .array(fact(80, 'Line'))
      .min(1)
      .optional()
      .meta({ title: 'Address' })
      .describe('A line each, as on a letter'),
    representative: fact(120, 'Represented by').optional(),
    register: fact(120, 'Register')
      .optional()
      .describe('The register with its place, and the number in it'),
    vat: fact(40, 'VAT identification number').optional(),
  })
  .refine((fields) => Object.keys(fields).length > 0, 'expected at least one field');

/** The facts of the company, which src/settings.ts reads into the settings. */
export const companySchema = block('Company', {
  brand: fact(40, 'Name').refine(withoutBraces, NO_BRACES).describe('On every page and in titles'),
  legalName: fact(80, 'Legal name')
    .refine(withoutBraces, NO_BRACES)
    .describe('In the legal line at the foot of each page'),
  tagline: text(90, 'Tagline')
    .refine(withoutBraces, NO_BRACES)
    .describe('One line at the foot of each page'),
  email: z
    .email('expected a mail address')
    .meta({ title: 'Mail address' })
    .describe('Where messages of the contact form go'),
  replyTime: text(40, 'Time of reply')
    .refine(withoutBraces, NO_BRACES)
    .optional()
    .meta({ examples: ['two working days'] })
    .describe(
      'How soon messages are answered: said beside the form in the languages that have it. Left empty, nothing is promised',
    ),
  accent: z
    .strictObject({ light: colour('On light pages'), dark: colour('On dark pages and plates') })
    .meta({ title: 'Accent colour' })
    .describe(
      'The one colour of buttons, links, marks and drawings; every other tone of it follows',
    ),
  splash: z
    .enum(['always', 'once', 'never'])
    .meta({
      title: 'Notice on arrival',
      names: { always: 'On every view', once: 'Once a visit', never: 'Never' },
    })
    .describe('For three seconds, before the landing page: the site is being updated'),
  legal: legal
    .optional()
    .meta({ title: 'Imprint' })
    .describe(
      'Where the law asks for one (Germany: § 5 DDG). Once anything is filled, there is such a page',
    ),
});

export type CompanyContent = z.infer<typeof companySchema>;
