import { mkdirSync } from 'node:fs';
import { addSpecimen, type Company, edit, rebrand, removeServices } from './company.ts';

const WORDS = {
  en: {
    lead: '{brand} is an engineering services company, formed from experts in analog circuits, FPGAs, firmware and software.',
    landing:
      '{brand} is an engineering services company, formed from experts in analog circuits, FPGAs, firmware and software. We work from {cities}.',
    about:
      'Who {brand} is: experts in analog circuits, FPGAs, firmware and software, who work in {cities}.',
    services:
      'Engineering services for analog circuits, FPGAs, firmware and software: typical stages and deliverables.',
    meta: '{brand}: engineering services for analog circuits, FPGAs, firmware and software. At work in {cities}.',
    groups: {
      embedded: { label: 'Embedded', line: 'Firmware for boards that exist.' },
      'software-and-ai': { label: 'Software', line: 'Software around hardware.' },
    },
  },
  ja: {
    lead: '{brand}は、アナログ回路、FPGA、ファームウェア、ソフトウェアの専門家が集まる、設計・開発の受託会社です。',
    landing:
      '{brand}は、アナログ回路、FPGA、ファームウェア、ソフトウェアの専門家が集まる、設計・開発の受託会社です。{cities}に拠点を置いています。',
    about:
      '{brand}の会社紹介です。アナログ回路、FPGA、ファームウェア、ソフトウェアの専門家が集まり、{cities}で設計・開発を受託しています。',
    services:
      'アナログ回路、FPGA、ファームウェア、ソフトウェアの受託設計・開発サービスです。一般的な開発の進め方と成果物もご紹介します。',
    meta: '{brand}は、アナログ回路、FPGA、ファームウェア、ソフトウェアの受託設計・開発を行う会社です。{cities}に拠点があります。',
    groups: {
      embedded: { label: '組込み', line: '既存のボードで動くファームウェアの開発' },
      'software-and-ai': { label: 'ソフトウェア', line: 'ハードウェアを活かすソフトウェア' },
    },
  },
};

/** Of the services that are gone: the build names them. */
const UNUSED_ABBREVIATIONS = ['cdc-rdc', 'dft', 'emc', 'pcb', 'sdc', 'upf', 'wns'];

/** Of a language that is begun and not shown. */
export const DRAFT_WORDS = 'Zum Inhalt springen';

/** One office in Sydney, four services, two languages, a red accent. */
export const sydney: Company = {
  settings: {
    brand: 'Wattle Instruments',
    accent: { light: '#a3182d', dark: '#f39aa5' },
    legalName: 'Wattle Instruments Pty Ltd',
    tagline: { en: 'Circuits, firmware and software', ja: '回路、ファームウェア、ソフトウェア' },
    email: 'hello@wattle.example',
    url: 'https://wattle.example',
    mapShapesUrl: 'https://cdn.jsdelivr.net/npm/world-atlas@2.0.2/countries-110m.json',
    splash: 'once',
    languages: [
      { lang: 'en', name: 'English', locale: 'en-AU' },
      { lang: 'ja', name: '日本語', locale: 'ja-JP' },
      { lang: 'de', name: 'Deutsch', locale: 'de-DE', draft: true },
    ],
  },

  make: async (files) => {
    await rebrand(files, sydney.settings);
    await edit(files, 'content/en/offices.yaml', (content) => {
      content.offices = [
        {
          id: 'sydney',
          name: 'Sydney',
          country: 'Australia',
          address: 'Sydney, Australia',
          latitude: -33.8688,
          longitude: 151.2093,
          timeZone: 'Australia/Sydney',
          continent: 'oceania',
          countryCode: '036',
        },
      ];
    });
    await edit(files, 'content/ja/offices.yaml', (content) => {
      content.offices = [
        {
          id: 'sydney',
          name: 'シドニー',
          country: 'オーストラリア',
          address: 'オーストラリア シドニー',
        },
      ];
    });
    await removeServices(files, ['rtl-design', 'microcontroller-design', 'machine-learning']);
    // Its own example has one layer, whose specimen stands at one deliverable.
    await addSpecimen(files, {
      service: 'firmware-development',
      words: { en: 'Our example', ja: '当社の事例' },
    });
    await edit(files, 'content/en/services/firmware-development.yaml', ({ deliverables }) => {
      deliverables[0].specimen = 'desk';
    });
    // German is begun, and nobody is to see it.
    mkdirSync(files.path('content/de'));
    await files.write('content/de/labels.yaml', `skip: ${DRAFT_WORDS}\n`);
    for (const [lang, { lead, landing, meta, about, services, groups }] of Object.entries(WORDS)) {
      await edit(files, `content/${lang}/menu.yaml`, (menu) => {
        for (const [id, words] of Object.entries(groups)) {
          Object.assign(
            menu.groups.find((group: { id: string }) => group.id === id),
            words,
          );
        }
      });
      await edit(files, `content/${lang}/pages/about.yaml`, (page) =>
        Object.assign(page, { lead, meta: about }),
      );
      await edit(files, `content/${lang}/pages/landing.yaml`, (page) =>
        Object.assign(page, { lead: landing, meta }),
      );
      await edit(files, `content/${lang}/pages/services.yaml`, (page) =>
        Object.assign(page, {
          meta: services,
          glossary: {
            ...page.glossary,
            items: page.glossary.items.filter(
              ({ id }: { id: string }) => !UNUSED_ABBREVIATIONS.includes(id),
            ),
          },
        }),
      );
    }
  },

  falseWords: [
    /Ohmwright/i,
    /\b(Washington|Madrid|Berlin|Ankara|Dhaka|Taipei|Tokyo)\b/,
    /ワシントン|マドリード|ベルリン|アンカラ|ダッカ|台北|東京/,
    /\b(seven|six|five|three) (offices|countries|services)\b/i,
    /7つの|七つの/,
    /machine[- ]learning|機械学習|\bAI\b/i,
    /North America|北米|欧州|ヨーロッパ|Europe\b/,
  ],
};
