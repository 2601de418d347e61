import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Language } from '../../../site.config.ts';
import { figureLabels } from '../../drawings/figure.ts';
import { largeDrawingLabels } from '../../drawings/largeDrawing.ts';
import { FIXED_FILES, schemaOfFile, slugOf } from '../files.ts';
import type { MenuContent } from '../schemas/menu.ts';
import { officesSchema } from '../schemas/offices.ts';
import { pageSchemas } from '../schemas/pages.ts';
import type { ScaleContent } from '../schemas/scale.ts';
import type { ServiceContent } from '../schemas/service.ts';
import { folderOf } from '../translations/files.ts';
import { fieldSchemaOf, unexpectedFields } from '../translations/merge.ts';
import { readYaml } from '../yamlFile.ts';
import { placeholderProblems, schemaProblems } from './messages.ts';
import { checkReferences } from './references.ts';

/** Only `npm run languages` reads it. */
const GLOSSARY = 'glossary.yaml';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && !/(^|[/\\])\./.test(name))
    .map((name) => name.split(sep).join('/'))
    .sort();

/** The files of the source language: their data by name, and their problems. */
interface Source {
  problems: string[];
  data: Map<string, unknown>;
}

function readSource(root: string, folder: string): Source {
  const path = join(root, 'content', folder);
  const shown = (name: string) => `content/${folder}/${name}`;
  const problems: string[] = [];
  const parsed = new Map<string, unknown>();
  const files = filesBelow(path);

  for (const name of Object.keys(FIXED_FILES)) {
    if (!files.includes(name)) problems.push(`${shown(name)}: expected this file, found none`);
  }
  for (const name of files) {
    const schema = schemaOfFile(name);
    if (!schema) {
      problems.push(`${shown(name)}: unexpected file; expected ${expectedNames(name)}`);
      continue;
    }
    const { data, problem } = readYaml(join(path, name));
    const found = problem ? [problem] : schemaProblems(schema, data);
    problems.push(...found.map((each) => `${shown(name)}: ${each}`));
    if (found.length === 0) parsed.set(name, schema.parse(data));
  }
  if (problems.length > 0) return { problems, data: parsed };
  const references = referenceProblems(root, parsed).map(
    ({ file, problem }) => `${shown(file)}: ${problem}`,
  );
  return { problems: references, data: parsed };
}

function referenceProblems(root: string, data: ReadonlyMap<string, unknown>) {
  const services = new Map<string, ServiceContent>();
  for (const [name, file] of data) {
    const slug = slugOf(name);
    if (slug) services.set(slug, file as ServiceContent);
  }
  const offices = officesSchema.parse(data.get('offices.yaml')).offices;
  return checkReferences({
    menu: data.get('menu.yaml') as MenuContent,
    services,
    scale: data.get('scale.yaml') as ScaleContent,
    officeIds: offices.map((office) => office.id),
    pictures: picturesOf(data),
    links: linksOf(data),
    exists: (path) => existsSync(join(root, path)),
    figureLabelsOf: (figure) =>
      cachedFigureLabels(join(root, `src/assets/figures/${figure}.svg`), figure),
    drawingLabelsOf: (name) =>
      cachedDrawingLabels(join(root, `src/assets/drawings/${name}.svg`), name),
  });
}

type LabelKeys = ReadonlySet<string>;

/** Reads a file's labels again only after the file has changed: the check runs after every save. */
function cached(labelsOf: (source: string, name: string) => LabelKeys) {
  const cache = new Map<string, { source: string; labels: LabelKeys }>();
  return (file: string, name: string): LabelKeys => {
    const source = readFileSync(file, 'utf8');
    const entry = cache.get(file);
    if (entry?.source === source) return entry.labels;
    const labels = labelsOf(source, name);
    cache.set(file, { source, labels });
    return labels;
  };
}

const cachedFigureLabels = cached(figureLabels);
const cachedDrawingLabels = cached(largeDrawingLabels);

/** Missing words are no problem: the page shows those of the source. */
function checkTranslation(root: string, folder: string, source: Source): string[] {
  const path = join(root, 'content', folder);
  if (!existsSync(path)) return [];
  return filesBelow(path).flatMap((name) => {
    const shown = `content/${folder}/${name}`;
    const schema = schemaOfFile(name);
    const original = source.data.get(name);
    if (!schema || original === undefined) {
      return name === GLOSSARY ? [] : [`${shown}: unexpected file; expected one of the source`];
    }
    const { data, problem } = readYaml(join(path, name));
    const found = problem
      ? [problem]
      : [...unexpectedFields(fieldSchemaOf(schema), original, data), ...placeholderProblems(data)];
    return found.map((each) => `${shown}: ${each}`);
  });
}

const expectedNames = (name: string) =>
  name.startsWith('services/')
    ? 'a file named like its page, such as services/rtl-design.yaml'
    : `one of ${Object.keys(FIXED_FILES).join(', ')}, services/*.yaml`;

/** Pictures that pages name; those of services are checked with the service. */
function picturesOf(data: ReadonlyMap<string, unknown>) {
  const about = pageSchemas.about.parse(data.get('pages/about.yaml'));
  return [
    { file: 'pages/about.yaml', field: 'wide.file', picture: about.wide.file },
    { file: 'pages/about.yaml', field: 'side.file', picture: about.side.file },
  ];
}

/** Services that pages link to. */
function linksOf(data: ReadonlyMap<string, unknown>) {
  const about = pageSchemas.about.parse(data.get('pages/about.yaml'));
  const { symptoms } = pageSchemas.services.parse(data.get('pages/services.yaml'));
  return [
    ...about.fields.flatMap(({ services }, at) =>
      services.map((slug, place) => ({
        file: 'pages/about.yaml',
        field: `fields[${at}].services[${place}]`,
        slug,
      })),
    ),
    ...symptoms.items.map(({ service }, at) => ({
      file: 'pages/services.yaml',
      field: `symptoms.items[${at}].service`,
      slug: service,
    })),
  ];
}

/** All problems of the files in content/, in words for editors: 'file: field: expected …, found …'. */
export function contentProblems(root: string, languages: readonly Language[]): string[] {
  const [first = '', ...others] = languages.map(({ lang }) => folderOf(lang));
  const folders = readdirSync(join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  if (!folders.includes(first)) {
    return [
      `site.config.ts: languages[0].lang: expected a folder in content/ (${folders.join(', ')}), found "${first}"`,
    ];
  }
  const unknown = folders.filter((folder) => folder !== first && !others.includes(folder));
  const source = readSource(root, first);
  return [
    ...unknown.map(
      (folder) =>
        `content/${folder}: expected a language of site.config.ts, found none of that name`,
    ),
    ...source.problems,
    ...(source.problems.length > 0
      ? []
      : others.flatMap((folder) => checkTranslation(root, folder, source))),
  ];
}
