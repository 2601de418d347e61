import { appendFileSync, copyFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ProjectFiles } from '../../support/projectCopy.ts';
import { type Company, edit, rebrand, removeServices } from './company.ts';

const OFFICES = {
  en: [
    {
      id: 'lisbon',
      name: 'Lisbon',
      country: 'Portugal',
      address: 'No Such Street 0, Lisbon, Portugal',
      latitude: 38.7223,
      longitude: -9.1393,
      timeZone: 'Europe/Lisbon',
      phone: '+351 00 000 00 00',
      continent: 'europe',
      countryCode: '620',
    },
    {
      id: 'nairobi',
      name: 'Nairobi',
      country: 'Kenya',
      address: 'Nairobi, Kenya',
      latitude: -1.2921,
      longitude: 36.8219,
      timeZone: 'Africa/Nairobi',
      continent: 'africa',
      countryCode: '404',
    },
    {
      id: 'osaka',
      name: 'Osaka',
      country: 'Japan',
      address: 'Osaka, Japan',
      latitude: 34.6937,
      longitude: 135.5023,
      timeZone: 'Asia/Tokyo',
      continent: 'asia',
      countryCode: '392',
    },
  ],
  es: [
    { id: 'lisbon', name: 'Lisboa', country: 'Portugal' },
    { id: 'nairobi', name: 'Nairobi', country: 'Kenia', address: 'Nairobi, Kenia' },
    { id: 'osaka', name: 'Osaka', country: 'Japón', address: 'Osaka, Japón' },
  ],
};

/** One more service, which has no stop of its own and is not translated yet. */
async function addPowerElectronics(files: ProjectFiles): Promise<void> {
  const copied = parse(await files.read('content/en/services/microcontroller-design.yaml'));
  await files.write('content/en/services/power-electronics.yaml', '{}\n');
  await edit(files, 'content/en/services/power-electronics.yaml', (service) => {
    Object.assign(service, {
      title: 'Power Electronics',
      line: 'Converters and drives, from the sketch to the bench.',
      level: 'board',
      description:
        'Converters, drives and chargers: chosen, calculated, built and measured, with their heat and their noise.',
      meta: 'Power electronics: converters, drives and chargers, calculated, built and measured on the bench.',
      image: { file: 'power-electronics', alt: 'A converter on a bench' },
      features: copied.features,
    });
  });
  const picture = files.path('src/assets/images/power-electronics.jpg');
  copyFileSync(files.path('src/assets/images/microcontroller-design.jpg'), picture);
  // A picture of its own: the pipeline keeps one copy of files with the same bytes.
  appendFileSync(picture, ' ');
  await edit(files, 'content/en/menu.yaml', (menu) => {
    menu.groups
      .find(({ id }: { id: string }) => id === 'embedded')
      .services.push('power-electronics');
  });
}

/** Three offices, two languages, one service less and another more, an accent in blue, no splash, own map data. */
export const kelvin: Company = {
  settings: {
    brand: 'Kelvin & Sons',
    accent: { light: '#1f4e8c', dark: '#8fb8ee' },
    legalName: 'Kelvin & Sons Lda.',
    tagline: {
      en: 'Semiconductors, power and software',
      es: 'Semiconductores, potencia y software',
    },
    email: 'office@kelvin.example',
    url: 'https://www.kelvin.example',
    mapShapesUrl: '/shapes/countries-110m.json',
    splash: 'never',
    languages: [
      { lang: 'en', name: 'English', locale: 'en-GB' },
      { lang: 'es', name: 'Español', locale: 'es-ES' },
    ],
    inbox: { keepDays: 30 },
    counter: { script: 'https://count.example/visits.js', host: 'https://count.example' },
    editor: { repository: 'kelvin/site', branch: 'main' },
  },

  make: async (files) => {
    await rebrand(files, kelvin.settings);
    for (const [lang, offices] of Object.entries(OFFICES)) {
      await edit(files, `content/${lang}/offices.yaml`, (content) => {
        content.offices = offices;
      });
    }
    await removeServices(files, ['machine-learning']);
    await addPowerElectronics(files);
    for (const [lang, words] of Object.entries({
      en: { label: 'Software', line: 'Software around hardware.' },
      es: { label: 'Software', line: 'Software ligado al hardware.' },
    })) {
      await edit(files, `content/${lang}/menu.yaml`, ({ groups }) => {
        Object.assign(
          groups.find(({ id }: { id: string }) => id === 'software-and-ai'),
          words,
        );
      });
      for (const page of ['about', 'landing', 'services']) {
        const name = `content/${lang}/pages/${page}.yaml`;
        const text = await files.read(name);
        await files.write(
          name,
          text.replaceAll(
            /,? (AI|IA|machine learning)\b(?=,)|,? (?:and|e) (?:AI|IA)\b|, machine learning/g,
            '',
          ),
        );
      }
    }
  },

  falseWords: [
    /Ohmwright/i,
    /\b(Washington|Madrid|Berlin|Ankara|Dhaka|Taipei|Tokyo)\b/,
    /\bseven (offices|countries)\b/i,
    /\bsiete (oficinas|países)\b/i,
    /machine[- ]learning|\bAI\b|\bIA\b/i,
    /North America|América del Norte|Norteamérica/,
    /Lda\.\./,
  ],
};
