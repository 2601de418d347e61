import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Change } from './change.ts';

const office = (id: string, name: string, country: string, facts: string) => `  - id: ${id}
    name: ${name}
    country: ${country}
    address: ${name}, ${country}
${facts}
`;
const OFFICES = `offices:
${office('lisbon', 'Lisbon', 'Portugal', "    latitude: 38.7223\n    longitude: -9.1393\n    timeZone: Europe/Lisbon\n    continent: europe\n    countryCode: '620'")}${office('nairobi', 'Nairobi', 'Kenya', "    latitude: -1.2921\n    longitude: 36.8219\n    timeZone: Africa/Nairobi\n    continent: africa\n    countryCode: '404'")}${office('osaka', 'Osaka', 'Japan', "    latitude: 34.6937\n    longitude: 135.5023\n    timeZone: Asia/Tokyo\n    continent: asia\n    countryCode: '392'")}`;

const text = (html: string) =>
  html
    // A word joiner or a no-break space is no difference in words.
    .replaceAll(/[\u00a0\u2060]/g, (mark) => (mark === '\u00a0' ? ' ' : ''))
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ');

/** Cities of the offices that were, as the source names them. */
const oldCities = (yaml: string) =>
  [...yaml.matchAll(/^ {4}name: (.*)$/gm)].map(([, name]) => name);

export const otherOffices: Change = {
  title: 'other offices are one file: nothing on the pages says what was [C1] [L1]',

  make: async (copy) => {
    await copy.write('content/former-offices.txt', await copy.read('content/en/offices.yaml'));
    await copy.write('content/en/offices.yaml', OFFICES);
    await copy.write('content/de/offices.yaml', 'offices: []\n');
  },

  check: (copy) => {
    test('no page names an old city, or another number of offices', async () => {
      const cities = oldCities(await copy.read('content/former-offices.txt'));
      expect(cities.length).toBeGreaterThan(0);
      const said = globSync('**/*.html', { cwd: copy.path('dist') }).flatMap((page) => {
        const words = text(readFileSync(copy.path(`dist/${page}`), 'utf8'));
        return cities
          .filter((city) => city && words.includes(city))
          .map((city) => `${page}: ${city}`);
      });
      expect(said).toEqual([]);
    });

    test('counts, cities and continents are those of the file', async () => {
      const contact = await copy.read('dist/contact.html');
      const first = text(/<main[\s\S]*?<table/.exec(contact)?.[0] ?? '');
      expect(first).toMatch(/\bthree\b/i);
      expect(first).toContain('Europe, Africa and Asia');
      expect(text(/name="description" content="([^"]*)"/.exec(contact)?.[1] ?? '')).toContain(
        'Lisbon, Nairobi and Osaka',
      );
      expect(text(await copy.read('dist/de/contact.html'))).toMatch(/\bdrei\b/i);
    });
  },
};
