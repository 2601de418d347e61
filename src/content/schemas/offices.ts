import { z } from 'astro/zod';
import { WEEKDAYS } from '../../lib/weekend.ts';
import { block, id, matching, text } from './fields.ts';

/** Names of the time zone database. `Intl.supportedValuesOf` lacks current ones, such as Asia/Kolkata. */
function isTimeZone(zone: string): boolean {
  if (zone !== 'UTC' && !/^[A-Z]\w+\//.test(zone)) return false; // an offset, or an abbreviation
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const clock = (title: string, example: string) =>
  matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, `expected a time such as "${example}"`).meta({
    title,
    examples: [example],
  });

const CONTINENTS = ['africa', 'asia', 'europe', 'northAmerica', 'oceania', 'southAmerica'] as const;
export type Continent = (typeof CONTINENTS)[number];

export const officesSchema = block('Offices', {
  offices: z
    .array(
      z.strictObject({
        id,
        name: text(40, 'City').describe('As on the map'),
        country: text(40, 'Country, in words'),
        address: text(160, 'Full address').describe(
          'City and country until a street address is given',
        ),
        latitude: z
          .number()
          .min(-90)
          .max(90)
          .meta({ title: 'Latitude', examples: ['52.52 for Berlin; south is negative'] }),
        longitude: z
          .number()
          .min(-180)
          .max(180)
          .meta({ title: 'Longitude', examples: ['13.405 for Berlin; west is negative'] }),
        timeZone: z
          .string()
          .refine(isTimeZone, 'expected a time zone such as "Europe/Berlin"')
          .meta({ title: 'Time zone', choices: 'time zones' }),
        phone: matching(/^\+[\d ]+$/, 'expected a number such as "+351 21 000 00 00"')
          .optional()
          .meta({ title: 'Phone' })
          .describe('With the code of the country'),
        email: z
          .email('expected a mail address')
          .optional()
          .meta({ title: 'Mail address' })
          .describe('Where it differs from that of the company'),
        hours: z
          .strictObject({ from: clock('From', '08:30'), to: clock('To', '17:00') })
          .refine(({ from, to }) => from < to, 'expected to close after it opens')
          .optional()
          .meta({ title: 'Opening hours' })
          .describe('On its working days, by its own clock. Left out, 9:00 to 17:00 is assumed'),
        continent: z
          .enum(CONTINENTS)
          .meta({
            title: 'Continent',
            names: { northAmerica: 'North America', southAmerica: 'South America' },
          })
          .describe('For texts that say where the company is'),
        countryCode: matching(
          /^\d{3}$/,
          'expected the ISO 3166 numeric code of the country, such as "276"',
        ).meta({ title: 'Country on the map', choices: 'countries' }),
        weekend: z
          .array(z.enum(WEEKDAYS))
          .min(1)
          .max(3)
          .optional()
          .meta({ title: 'Weekend' })
          .describe('Where it is not Saturday and Sunday'),
      }),
    )
    .min(1)
    .meta({ title: 'Offices' }),
});

export type OfficesContent = z.infer<typeof officesSchema>;
export type Office = OfficesContent['offices'][number];
