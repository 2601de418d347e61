import type { Language } from '../../../site.config.ts';
import { countryNames } from '../../drawings/map/atlas.ts';
import { factsOf } from '../facts.ts';
import { schemaOfFile } from '../files.ts';
import type { SiteLabels } from '../schemas/labels.ts';
import type { MenuContent } from '../schemas/menu.ts';
import type { OfficesContent } from '../schemas/offices.ts';
import type { ScaleContent } from '../schemas/scale.ts';
import type { ServiceContent } from '../schemas/service.ts';
import { folderOf, readTranslation } from '../translations/files.ts';
import { fieldSchemaOf, mergeTranslation, sourceAndTranslations } from '../translations/merge.ts';
import { factContradictions, type PlacedText } from './factWords.ts';

type Files = ReadonlyMap<string, unknown>;

/** Where the company speaks of itself. */
const FILES = [
  'pages/landing.yaml',
  'pages/about.yaml',
  'pages/contact.yaml',
  'pages/services.yaml',
  'menu.yaml',
  'scale.yaml',
];
/** Things that the zoom passes by. */
const NOT_ABOUT_OFFICES = /^scale\.yaml: (?:passed|credit)/;

/** Cities that English names, by the list of time zones, and the countries of the atlas. */
const PLACES = [
  ...Intl.supportedValuesOf('timeZone').map((zone) => zone.split('/').at(-1)?.replaceAll('_', ' ')),
  ...countryNames().values(),
];

const inWordsOf = <T>(root: string, { lang }: Language, source: Files, file: string): T => {
  const schema = schemaOfFile(file);
  if (!schema) throw new Error(`${file}: expected a schema`);
  const words = readTranslation(root, folderOf(lang), file);
  return mergeTranslation(fieldSchemaOf(schema), source.get(file), words) as T;
};

/** Sentences of one language that the offices, services and fields of the content contradict. */
export function factWarnings(root: string, language: Language, source: Files): string[] {
  const read = <T>(file: string) => inWordsOf<T>(root, language, source, file);
  const { offices } = read<OfficesContent>('offices.yaml');
  const { groups } = read<MenuContent>('menu.yaml');
  const labels = read<SiteLabels>('labels.yaml');
  const slugs = groups.flatMap(({ services }) => services);
  const titleOf = (slug: string) => read<ServiceContent>(`services/${slug}.yaml`).title;
  const facts = factsOf(
    {
      offices,
      labels,
      services: Object.fromEntries(slugs.map((slug) => [slug, titleOf(slug)])),
      stops: read<ScaleContent>('scale.yaml').stops.length,
      groups: groups.length,
    },
    language.locale,
  );
  const texts = FILES.flatMap((file): PlacedText[] => {
    const schema = schemaOfFile(file);
    const translated = read(file);
    return schema
      ? sourceAndTranslations(fieldSchemaOf(schema), translated, undefined).map(
          ({ path, text }) => ({ place: `${file}: ${path}`, text }),
        )
      : [];
  }).filter(({ place }) => !NOT_ABOUT_OFFICES.test(place));
  const isEnglish = /^en\b/.test(language.lang);
  const here = offices.flatMap(({ name, country, address }) => `${name} ${country} ${address}`);
  const elsewhere = PLACES.filter(
    (place): place is string =>
      isEnglish && place !== undefined && !here.some((each) => each.includes(place)),
  );
  return factContradictions(texts, { facts, labels, elsewhere }).map(
    (each) => `content/${folderOf(language.lang)}/${each}`,
  );
}
