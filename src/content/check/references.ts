import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { calculations } from '../../calculations/all.ts';
import { figureLabels } from '../../drawings/figure.ts';
import { largeDrawingLabels } from '../../drawings/largeDrawing.ts';
import { countryNames } from '../../drawings/map/atlas.ts';
import { kilometresFromCountry } from '../../drawings/map/countryDistance.ts';
import { servicesNamedIn } from '../../lib/placeholders.ts';
import { namesItsNumbers, schemaOfFile, slugOf } from '../files.ts';
import type { AboutContent } from '../schemas/about.ts';
import type { MenuContent } from '../schemas/menu.ts';
import type { OfficesContent } from '../schemas/offices.ts';
import type { ScaleContent } from '../schemas/scale.ts';
import type { ServiceContent } from '../schemas/service.ts';
import type { ServicesPageContent } from '../schemas/servicesPage.ts';
import { fieldSchemaOf, sourceAndTranslations } from '../translations/merge.ts';
import { otherZones } from './countryTime.ts';

type Services = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

const quoted = (names: Iterable<string>) => [...names].map((name) => `"${name}"`).join(', ');

/** In any list of a file: translations are found by id. */
function repeatedIds(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const nameOf = (key: string) => {
    if (Array.isArray(value)) return `${path}[${key}]`;
    return path ? `${path}.${key}` : key;
  };
  const ids: unknown[] = Array.isArray(value) ? value.map((entry) => entry?.id) : [];
  return [
    ...ids.flatMap((id, index) =>
      id !== undefined && ids.indexOf(id) < index
        ? [`${path}[${index}].id: expected an id of its own, found "${id}" twice`]
        : [],
    ),
    ...Object.entries(value).flatMap(([key, each]) => repeatedIds(each, nameOf(key))),
  ];
}

/** Farther from the shape of its country than a port, a small island or a disputed border can be. */
const FAR_KM = 300;

/** As many zones of a large country as a message can name. */
const MOST_ZONES = 4;

const countryProblems = (offices: OfficesContent['offices']): string[] =>
  offices.flatMap(({ countryCode, latitude, longitude, timeZone }, index) => {
    const country = countryNames().get(countryCode);
    if (!country) {
      return [
        `offices[${index}].countryCode: expected a country of the atlas, found "${countryCode}"`,
      ];
    }
    const far = Math.round(kilometresFromCountry(countryCode, [longitude, latitude]));
    const zones = otherZones(countryCode, timeZone).slice(0, MOST_ZONES);
    return [
      ...(far > FAR_KM
        ? [
            `offices[${index}].latitude: expected a place in ${country}, found ${latitude} with longitude ${longitude}, ${far} km away: south and west are negative`,
          ]
        : []),
      ...(zones.length > 0
        ? [
            `offices[${index}].timeZone: expected a time zone of ${country}, such as ${quoted(zones)}, found "${timeZone}"`,
          ]
        : []),
    ];
  });

const missingFile = (root: string, field: string, kind: string, path: string): string[] =>
  existsSync(join(root, path)) ? [] : [`${field}: expected a ${kind} at ${path}, found none`];

const missingPicture = (root: string, field: string, name: string) =>
  missingFile(root, field, 'picture', `src/assets/images/${name}.jpg`);

export const unknownService = (field: string, slug: string, services: Services): string[] =>
  services.has(slug)
    ? []
    : [`${field}: expected a file in services/ (${quoted(services.keys())}), found "${slug}"`];

/** Only a service that has a page, and words for it, has a calculation. */
export function unknownCalculation(
  field: string,
  slug: string,
  data: ReadonlyMap<string, unknown>,
): string[] {
  const known = calculations
    .map(({ service }) => service)
    .filter((each) => data.has(`services/${each}.yaml`) && data.has(`calculations/${each}.yaml`));
  const expected = quoted(known) || 'none, as no service has one';
  return known.includes(slug)
    ? []
    : [`${field}: expected a service with a calculation (${expected}), found "${slug}"`];
}

/** Texts that name a service by its address, `{service: rtl-design}`, and none has it; of a translation, its own texts. */
export function namedServiceProblems(
  file: string,
  services: Services,
  source: unknown,
  translated?: unknown,
): string[] {
  const schema = schemaOfFile(file);
  if (!schema || namesItsNumbers(file)) return [];
  return sourceAndTranslations(fieldSchemaOf(schema), source, translated)
    .filter(({ isMarkdown }) => !isMarkdown)
    .flatMap(({ path, text, translation }) =>
      servicesNamedIn(translated === undefined ? text : (translation ?? '')).flatMap((slug) =>
        unknownService(path, slug, services),
      ),
    );
}

/** The services of the source, by address. */
export function servicesOf(data: ReadonlyMap<string, unknown>): Map<string, ServiceContent> {
  const services = new Map<string, ServiceContent>();
  for (const [name, file] of data) {
    const slug = slugOf(name);
    if (slug) services.set(slug, file as ServiceContent);
  }
  return services;
}

/**
 * References from one file to another, and to pictures and drawings, as 'file: field: expected …, found …'. The
 * data has passed the schemas.
 */
export function referenceProblems(root: string, data: ReadonlyMap<string, unknown>): string[] {
  const services = servicesOf(data);
  const menu = data.get('menu.yaml') as MenuContent;
  const scale = data.get('scale.yaml') as ScaleContent;
  const { offices } = data.get('offices.yaml') as OfficesContent;
  const about = data.get('pages/about.yaml') as AboutContent;
  const { symptoms } = data.get('pages/services.yaml') as ServicesPageContent;
  const inFile = (file: string, problems: string[]) =>
    problems.map((problem) => `${file}: ${problem}`);
  return [
    ...[...data].flatMap(([file, fields]) =>
      inFile(file, [...repeatedIds(fields), ...namedServiceProblems(file, services, fields)]),
    ),
    ...inFile('menu.yaml', menuProblems(menu, services)),
    ...[...services.keys()].flatMap((slug) =>
      inFile(`services/${slug}.yaml`, serviceProblems(root, slug, services, scale)),
    ),
    ...inFile('scale.yaml', scaleProblems(root, scale, services)),
    ...inFile('offices.yaml', countryProblems(offices)),
    ...inFile('pages/about.yaml', [
      ...missingPicture(root, 'wide.file', about.wide.file),
      ...missingPicture(root, 'side.file', about.side.file),
    ]),
    ...inFile('pages/services.yaml', [
      ...symptoms.items.flatMap(({ service, calculation }, index) => [
        ...unknownService(`symptoms.items[${index}].service`, service, services),
        ...(calculation
          ? unknownCalculation(`symptoms.items[${index}].calculation`, calculation, data)
          : []),
      ]),
    ]),
  ];
}

function menuProblems({ groups }: MenuContent, services: Services): string[] {
  const entries = groups.flatMap((group, index) =>
    group.services.map((slug, place) => ({ slug, field: `groups[${index}].services[${place}]` })),
  );
  return [
    ...entries.flatMap(({ slug, field }, index) => {
      const before = entries.slice(0, index).findLast((entry) => entry.slug === slug);
      return services.has(slug) && before
        ? [`${field}: expected each service once, found "${slug}" also at ${before.field}`]
        : unknownService(field, slug, services);
    }),
    ...[...services.keys()]
      .filter((slug) => !entries.some((entry) => entry.slug === slug))
      .map(
        (slug) =>
          `groups: expected every service in one group, found services/${slug}.yaml in none`,
      ),
  ];
}

function serviceProblems(
  root: string,
  slug: string,
  services: ReadonlyMap<string, ServiceContent>,
  { stops }: ScaleContent,
): string[] {
  const service = services.get(slug) as ServiceContent;
  const { level, related, image, features, texture, drawing } = service;
  const levels = stops.map(({ id }) => id);
  return [
    ...(levels.includes(level)
      ? []
      : [`level: expected one of ${quoted(levels)}, found "${level}"`]),
    ...related.flatMap((other, index) =>
      other === slug
        ? [`related[${index}]: expected another service, found "${other}"`]
        : unknownService(`related[${index}]`, other, services),
    ),
    ...missingPicture(root, 'image.file', image.file),
    ...features.flatMap(({ figure, labels }, index) =>
      drawingProblems(root, `src/assets/figures/${figure}.svg`, {
        field: `features[${index}].figure`,
        labelsField: `features[${index}].labels`,
        labels,
        labelsOf: figureLabels,
      }),
    ),
    ...(texture
      ? missingFile(root, 'texture', 'drawing', `src/assets/textures/${texture}.svg`)
      : []),
    ...(drawing
      ? drawingProblems(root, `src/assets/drawings/${drawing.file}.svg`, {
          field: 'drawing.file',
          labelsField: 'drawing.labels',
          labels: drawing.labels,
          labelsOf: largeDrawingLabels,
        })
      : []),
  ];
}

interface NamedDrawing {
  /** The field that names the drawing, and the field with its words. */
  field: string;
  labelsField: string;
  labels: Readonly<Record<string, string>>;
  /** The keys of the words that the drawing shows; throws if the file is not valid. */
  labelsOf: (source: string, name: string) => ReadonlySet<string>;
}

/** The drawing has to be valid, and the content has to have exactly the words that it shows. */
function drawingProblems(
  root: string,
  path: string,
  { field, labelsField, labels, labelsOf }: NamedDrawing,
): string[] {
  const missing = missingFile(root, field, 'drawing', path);
  if (missing.length > 0) return missing;
  try {
    const keys = labelsOf(readFileSync(join(root, path), 'utf8'), basename(path, '.svg'));
    const names = quoted(keys) || 'no labels';
    return [
      ...[...keys]
        .filter((key) => labels[key] === undefined)
        .map((key) => `${labelsField}.${key}: expected the word that ${path} shows, found nothing`),
      ...Object.keys(labels)
        .filter((key) => !keys.has(key))
        .map(
          (key) => `${labelsField}.${key}: expected a key of ${path} (${names}), found "${key}"`,
        ),
    ];
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [`${field}: expected a drawing that can be read at ${path}, found: ${found}`];
  }
}

const scaleProblems = (
  root: string,
  { stops, rule }: ScaleContent,
  services: Services,
): string[] => [
  ...(rule.from < rule.to
    ? []
    : [`rule.to: expected more than rule.from (${rule.from}), found ${rule.to}`]),
  ...stops.flatMap(({ id, service, viewPower, size }, index) => [
    ...unknownService(`stops[${index}].service`, service, services),
    ...ruleProblems(id, Math.log10(size), rule),
    ...(viewPower > (stops[index - 1]?.viewPower ?? Number.NEGATIVE_INFINITY)
      ? []
      : [`stops[${index}].viewPower: expected more than the stop before, found ${viewPower}`]),
    ...missingFile(root, `stops[${index}].id`, 'drawing', `src/assets/scale/${id}.svg`),
  ]),
];

/** The name of a stop whose object is smaller or larger than the rule would stand outside of it. */
function ruleProblems(stop: string, power: number, { from, to }: ScaleContent['rule']): string[] {
  const shown = power.toFixed(2);
  return [
    ...(power < from ? [`rule.from: expected ${shown} or less, for "${stop}", found ${from}`] : []),
    ...(power > to ? [`rule.to: expected ${shown} or more, for "${stop}", found ${to}`] : []),
  ];
}
