import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { folderOf } from '../../src/content/translations/files.ts';
import { settings } from '../../src/settings.ts';

// The mistakes are made in the content of this site, whatever it is: its first service, its last office.
const source = `content/${folderOf(settings.languages[0].lang)}`;
const COMPANY = `${source}/company.yaml`;
const MENU = `${source}/menu.yaml`;
const OFFICES = `${source}/offices.yaml`;
const ABOUT = `${source}/pages/about.yaml`;
const CONTACT = `${source}/pages/contact.yaml`;
const SERVICES = `${source}/pages/services.yaml`;

// biome-ignore lint/suspicious/noExplicitAny: content before its check, which is what is tested.
type Content = any;
const read = (file: string): Content => parse(readFileSync(file, 'utf8'));

const slugs: string[] = read(MENU).groups.flatMap(({ services }: Content) => services);
const [slug = '', otherSlug = ''] = slugs;
const SERVICE = `${source}/services/${slug}.yaml`;
const service = read(SERVICE);
const lastOffice = read(OFFICES).offices.length - 1;
const figure: string = service.features[2].figure;

interface Mistake {
  name: string;
  file: string;
  field: string;
  expected: RegExp;
  /** The file that is changed, if it is another than the one that is named. */
  changed?: string;
  /** The new file; undefined deletes it. */
  make: (text: string) => string | Uint8Array | undefined;
}

/** A mistake in the data of a file. */
const edit = (change: (content: Content) => void) => (text: string) => {
  const content = parse(text);
  change(content);
  return stringify(content);
};

/** The settings are read from this file before anything is checked. */
export const UNREADABLE_COMPANY: Mistake = {
  name: 'a company whose file cannot be read',
  file: COMPANY,
  field: 'brand',
  expected: /expected valid YAML/,
  make: (text) => text.replace(/^brand: /m, 'brand: ['),
};

export const mistakes: Mistake[] = [
  {
    name: 'a missing field',
    file: SERVICE,
    field: 'title',
    expected: /expected a text, found nothing/,
    make: edit((content) => {
      content.title = undefined;
    }),
  },
  {
    name: 'an unknown key',
    file: SERVICE,
    field: 'subtitle',
    expected: /unknown field; expected one of title, line, /,
    make: edit((content) => {
      content.subtitle = 'More';
    }),
  },
  {
    name: 'a file in another encoding',
    file: SERVICE,
    field: 'the file',
    expected: /expected a text in UTF-8, found another encoding/,
    make: (text) => Buffer.from(`# caf\u00e9\n${text}`, 'latin1'),
  },
  {
    name: 'a text with a colon and without quotation marks',
    file: SERVICE,
    field: 'line',
    expected: /expected valid YAML at line \d+: a text with a colon in it stands between quotation/,
    make: (text) => text.replace(/^line: .*$/m, 'line: Boards: made to measure'),
  },
  {
    name: 'a time zone of another country',
    file: OFFICES,
    field: 'offices[0].timeZone',
    expected: /expected a time zone of .*, such as ".*", found "Pacific\/Kiritimati"/,
    make: edit(({ offices }) => {
      offices[0].timeZone = 'Pacific/Kiritimati';
    }),
  },
  {
    name: 'a wrong type',
    file: OFFICES,
    field: 'offices[0].latitude',
    expected: /expected a number, found "north"/,
    make: edit(({ offices }) => {
      offices[0].latitude = 'north';
    }),
  },
  {
    name: 'a duplicate slug',
    file: MENU,
    field: 'groups[0].services[1]',
    expected: /each service once, found/,
    make: edit(({ groups }) => {
      groups[0].services = [slug, slug];
    }),
  },
  {
    name: 'a group naming a missing service',
    file: MENU,
    field: 'groups[0].services[0]',
    expected: /expected a file in services\/.*found "hardware-poetry"/,
    make: edit(({ groups }) => {
      groups[0].services[0] = 'hardware-poetry';
    }),
  },
  {
    name: 'a service that no group has',
    file: MENU,
    field: 'groups',
    expected: /expected every service in one group, found services\/.* in none/,
    make: edit(({ groups }) => {
      groups[0].services = groups[0].services.slice(1);
      if (groups[0].services.length === 0) groups.shift();
    }),
  },
  {
    name: 'a symptom leading to a missing service',
    file: SERVICES,
    field: 'symptoms.items[1].service',
    expected: /expected a file in services\/.*found "hardware-poetry"/,
    make: edit(({ symptoms }) => {
      symptoms.items[1].service = 'hardware-poetry';
    }),
  },
  {
    name: 'a symptom leading to a calculation that is not there',
    file: SERVICES,
    field: 'symptoms.items[0].calculation',
    expected: /expected a service with a calculation \(.*found "hardware-poetry"/,
    make: edit(({ symptoms }) => {
      symptoms.items[0].calculation = 'hardware-poetry';
    }),
  },
  {
    name: 'a service related to itself',
    file: SERVICE,
    field: 'related[0]',
    expected: /expected another service, found/,
    make: edit((content) => {
      content.related = [slug];
    }),
  },
  {
    name: 'a service at a level that the scale does not have',
    file: SERVICE,
    field: 'level',
    expected: /expected one of ".*", found "moon"/,
    make: edit((content) => {
      content.level = 'moon';
    }),
  },
  {
    name: 'a picture that does not exist',
    file: SERVICE,
    field: 'image.file',
    expected: /expected a picture at src\/assets\/images\/no-such-picture\.jpg/,
    make: edit(({ image }) => {
      image.file = 'no-such-picture';
    }),
  },
  {
    name: 'a drawing that does not exist',
    file: SERVICE,
    field: 'features[2].figure',
    expected: /expected a drawing at src\/assets\/figures\/no-such-figure\.svg/,
    make: edit(({ features }) => {
      features[2].figure = 'no-such-figure';
    }),
  },
  {
    name: 'a drawing that cannot be read',
    file: SERVICE,
    field: 'features[2].figure',
    expected: /expected a drawing that can be read at .*\.svg, found: .*<svg> is not closed/,
    changed: `src/assets/figures/${figure}.svg`,
    make: (text) => text.replace('</svg>', ''),
  },
  {
    name: 'a word that the drawing does not show',
    file: SERVICE,
    field: 'features[2].labels.plam',
    expected: /expected a key of src\/assets\/figures\/.*\.svg \(.*\), found "plam"/,
    make: edit(({ features }) => {
      features[2].labels = { ...features[2].labels, plam: 'extra' };
    }),
  },
  {
    name: 'coordinates out of range',
    file: OFFICES,
    field: `offices[${lastOffice}].longitude`,
    expected: /expected at most 180, found 339\.6503/,
    make: edit(({ offices }) => {
      offices[lastOffice].longitude = 339.6503;
    }),
  },
  {
    name: 'seven feature cards',
    file: SERVICE,
    field: 'features',
    expected: /expected exactly 6 feature cards, found a list of 7/,
    make: edit(({ features }) => {
      features.push(features[0]);
    }),
  },
  {
    name: 'an empty text',
    file: ABOUT,
    field: 'lead',
    expected: /expected a text, found an empty one/,
    make: edit((content) => {
      content.lead = '';
    }),
  },
  {
    name: 'a text that does not fit',
    file: SERVICE,
    field: 'title',
    expected: /expected at most 40 characters, found \d+: "x+…"/,
    make: edit((content) => {
      content.title = 'x'.repeat(72);
    }),
  },
  {
    name: 'bad YAML',
    file: `${source}/labels.yaml`,
    field: 'skip',
    expected: /expected valid YAML/,
    make: (text) => text.replace(/^skip: /m, 'skip: ['),
  },
  {
    name: 'a misspelt placeholder',
    file: `${source}/pages/landing.yaml`,
    field: 'lead',
    expected: /expected one of \{brand\}, .*\{officeCount\}, .*, found \{brnad\}/,
    make: edit((content) => {
      content.lead = 'From {brnad}.';
    }),
  },
  {
    name: 'a placeholder that another text has',
    file: ABOUT,
    field: 'lead',
    expected: /expected one of \{brand\}, .*, found \{office\}/,
    make: edit((content) => {
      content.lead = 'From {office}.';
    }),
  },
  {
    name: 'a misspelt placeholder in a text that has one of its own',
    file: CONTACT,
    field: 'form.next.replyTime',
    expected: /expected one of \{replyTime\}, \{brand\}, .*, found \{time\}/,
    make: edit(({ form }) => {
      form.next.replyTime = 'We answer within {time}.';
    }),
  },
  {
    name: 'a service that is gone, still named in a sentence',
    file: SERVICE,
    field: 'together',
    expected: /expected a file in services\/ \(.*\), found "hardware-poetry"/,
    make: edit((content) => {
      content.together = 'Often together with {service: hardware-poetry}.';
    }),
  },
  {
    name: 'an office on the wrong side of the Earth',
    file: OFFICES,
    field: `offices[${lastOffice}].latitude`,
    expected: /expected a place in .+, found .+ km away: south and west are negative/,
    make: edit(({ offices }) => {
      const office = offices[lastOffice];
      office.latitude = -office.latitude;
      office.longitude += office.longitude > 0 ? -180 : 180;
    }),
  },
  {
    name: 'a rule that ends before its largest object',
    file: `${source}/scale.yaml`,
    field: 'rule.to',
    expected: /expected .+ or more, for ".+", found /,
    make: edit(({ rule }) => {
      rule.to = rule.from + 0.001;
    }),
  },
  {
    name: 'a country that no atlas has',
    file: OFFICES,
    field: `offices[${lastOffice}].countryCode`,
    expected: /expected a country of the atlas, found "999"/,
    make: edit(({ offices }) => {
      offices[lastOffice].countryCode = '999';
    }),
  },
  {
    name: 'a time zone that nobody has',
    file: OFFICES,
    field: 'offices[0].timeZone',
    expected: /expected a time zone such as "Europe\/Berlin", found "Asia\/Osaka"/,
    make: edit(({ offices }) => {
      offices[0].timeZone = 'Asia/Osaka';
    }),
  },
  {
    name: 'two offices of one id',
    file: OFFICES,
    field: `offices[${lastOffice + 1}].id`,
    expected: /expected an id of its own, found ".*" twice/,
    make: edit(({ offices }) => {
      offices.push(offices[0]);
    }),
  },
  {
    name: 'an office that closes before it opens',
    file: OFFICES,
    field: `offices[${lastOffice}].hours`,
    expected: /expected to close after it opens/,
    make: edit(({ offices }) => {
      offices[lastOffice].hours = { from: '17:00', to: '09:00' };
    }),
  },
  {
    name: 'a weekend in other words',
    file: OFFICES,
    field: `offices[${lastOffice}].weekend[0]`,
    expected: /expected one of "sunday", .*, found "Friday"/,
    make: edit(({ offices }) => {
      offices[lastOffice].weekend = ['Friday'];
    }),
  },
  {
    name: 'something kept on the device that /privacy has no words for',
    file: `${source}/pages/privacy.yaml`,
    field: 'kept.items.theme',
    expected: /expected a block of fields, found nothing/,
    make: edit(({ kept }) => {
      kept.items.theme = undefined;
    }),
  },
  {
    name: 'a company without a mail address',
    file: COMPANY,
    field: 'email',
    expected: /expected a mail address, found "hello"/,
    make: edit((company) => {
      company.email = 'hello';
    }),
  },
  {
    name: 'an accent in another notation',
    file: COMPANY,
    field: 'accent.light',
    expected: /expected a colour such as "#1f4e8c", found "navy"/,
    make: edit(({ accent }) => {
      accent.light = 'navy';
    }),
  },
  {
    name: 'an accent that nobody could read',
    file: COMPANY,
    field: 'accent.dark',
    expected: /expected a contrast of 4\.5:1 or more on --.*; choose a lighter colour/,
    make: edit(({ accent }) => {
      accent.dark = '#552200';
    }),
  },
  {
    name: 'a splash at another time',
    file: COMPANY,
    field: 'splash',
    expected: /expected one of "always", "once", "never", found false/,
    make: edit((company) => {
      company.splash = false;
    }),
  },
  {
    name: 'an imprint that says nothing',
    file: COMPANY,
    field: 'legal',
    expected: /expected at least one field, found a block of fields/,
    make: edit((company) => {
      company.legal = {};
    }),
  },
  {
    name: 'a name with a placeholder in it',
    file: COMPANY,
    field: 'brand',
    expected: /expected no braces, found "\{brand\}"/,
    make: edit((company) => {
      company.brand = '{brand}';
    }),
  },
  UNREADABLE_COMPANY,
  {
    name: 'a site without its logo',
    file: 'src/assets/logo/logo.svg',
    field: 'expected this file',
    expected: /found none/,
    make: () => undefined,
  },
  {
    name: 'a logo with letters that are not drawn',
    file: 'src/assets/logo/logo.svg',
    field: 'expected outlines',
    expected: /found <text>: convert the text to paths/,
    make: (text) => text.replace('</svg>', '<text>Name</text></svg>'),
  },
  {
    name: 'a page without its file',
    file: ABOUT,
    field: 'expected this file',
    expected: /found none/,
    make: () => undefined,
  },
];

/** In a drawing with words, so that one of them can be missing: the site may have none. */
const worded = slugs
  .flatMap((name) =>
    read(`${source}/services/${name}.yaml`).features.map((feature: Content, index: number) => ({
      file: `${source}/services/${name}.yaml`,
      at: index,
      word: Object.keys(feature.labels ?? {})[0],
    })),
  )
  .find(({ word }) => word !== undefined);
if (worded) {
  mistakes.push({
    name: 'a drawing without one of its words',
    file: worded.file,
    field: `features[${worded.at}].labels.${worded.word}`,
    expected: /expected the word that src\/assets\/figures\/.*\.svg shows, found nothing/,
    make: edit(({ features }) => {
      delete features[worded.at].labels[worded.word];
    }),
  });
}
const drawn = slugs
  .map((name) => ({ file: `${source}/services/${name}.yaml`, name }))
  .find(({ file }) => read(file).drawing);
if (drawn) {
  const { file } = read(drawn.file).drawing;
  mistakes.push({
    name: 'a large drawing that cannot be read',
    file: drawn.file,
    field: 'drawing.file',
    expected: /expected a drawing that can be read at .*\.svg, found: .*<svg> is not closed/,
    changed: `src/assets/drawings/${file}.svg`,
    make: (text) => text.replace('</svg>', ''),
  });
}
const [, translation] = settings.languages;
if (translation) {
  const file = `content/${folderOf(translation.lang)}/services/${otherSlug}.yaml`;
  mistakes.push({
    name: 'a fact in a translation',
    file,
    field: 'level',
    expected: /expected no fact here; it stands in the source language alone/,
    make: () => 'level: board\n',
  });
}
