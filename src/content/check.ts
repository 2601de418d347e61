import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Language } from '../../site.config.ts';
import { figureLabels } from '../build/figure.ts';
import { largeDrawingLabels } from '../build/largeDrawing.ts';
import { FIXED_FILES, schemaOf, slugOf } from './files.ts';
import { placeholderProblems, problemsOf } from './problems.ts';
import { checkReferences } from './references.ts';
import type { MenuContent } from './schemas/menu.ts';
import { officesSchema } from './schemas/offices.ts';
import { pageSchemas } from './schemas/pages.ts';
import type { ScaleContent } from './schemas/scale.ts';
import type { ServiceContent } from './schemas/service.ts';
import { folderOf } from './translations.ts';
import { shapeOf, strays } from './words.ts';
import { readYaml } from './yamlFile.ts';

/** Terms of a language, beside its words (npm run languages). */
const GLOSSARY = 'glossary.yaml';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && !/(^|[/\\])\./.test(name))
    .map((name) => name.split(sep).join('/'))
    .sort();

/** The files of the source language as they are parsed, or what is wrong with them. */
interface Source {
  problems: string[];
  read: Map<string, unknown>;
}

function readSource(root: string, folder: string): Source {
  const path = join(root, 'content', folder);
  const shown = (name: string) => `content/${folder}/${name}`;
  const problems: string[] = [];
  const read = new Map<string, unknown>();
  const files = filesBelow(path);

  for (const name of Object.keys(FIXED_FILES)) {
    if (!files.includes(name)) problems.push(`${shown(name)}: expected this file, found none`);
  }
  for (const name of files) {
    const schema = schemaOf(name);
    if (!schema) {
      problems.push(`${shown(name)}: unexpected file; expected ${expectedNames(name)}`);
      continue;
    }
    const { data, problem } = readYaml(join(path, name));
    const found = problem ? [problem] : problemsOf(schema, data);
    problems.push(...found.map((each) => `${shown(name)}: ${each}`));
    if (found.length === 0) read.set(name, schema.parse(data));
  }
  if (problems.length > 0) return { problems, read };
  const references = referencesOf(root, read).map(
    ({ file, problem }) => `${shown(file)}: ${problem}`,
  );
  return { problems: references, read };
}

function referencesOf(root: string, read: ReadonlyMap<string, unknown>) {
  const services = new Map<string, ServiceContent>();
  for (const [name, data] of read) {
    const slug = slugOf(name);
    if (slug) services.set(slug, data as ServiceContent);
  }
  const offices = officesSchema.parse(read.get('offices.yaml')).offices;
  return checkReferences({
    menu: read.get('menu.yaml') as MenuContent,
    services,
    scale: read.get('scale.yaml') as ScaleContent,
    officeIds: offices.map((office) => office.id),
    pictures: picturesOf(read),
    links: linksOf(read),
    exists: (path) => existsSync(join(root, path)),
    labelsOf: (figure) => labelsOfFigure(join(root, `src/assets/figures/${figure}.svg`), figure),
    drawingLabelsOf: (name) => labelsOfDrawing(join(root, `src/assets/drawings/${name}.svg`), name),
  });
}

type Labels = ReadonlySet<string>;

/** The labels of a file, taken again only when its text is another: an editor looks after every save. */
function remembered(labelsOf: (source: string, name: string) => Labels) {
  const known = new Map<string, { source: string; labels: Labels }>();
  return (file: string, name: string): Labels => {
    const source = readFileSync(file, 'utf8');
    const last = known.get(file);
    if (last?.source === source) return last.labels;
    const labels = labelsOf(source, name);
    known.set(file, { source, labels });
    return labels;
  };
}

const labelsOfFigure = remembered(figureLabels);
const labelsOfDrawing = remembered(largeDrawingLabels);

/** What is missing in a translation falls back and stops nothing; what has no place in it does. */
function checkTranslation(root: string, folder: string, source: Source): string[] {
  const path = join(root, 'content', folder);
  if (!existsSync(path)) return [];
  return filesBelow(path).flatMap((name) => {
    const shown = `content/${folder}/${name}`;
    const schema = schemaOf(name);
    const original = source.read.get(name);
    if (!schema || original === undefined) {
      return name === GLOSSARY ? [] : [`${shown}: unexpected file; expected one of the source`];
    }
    const { data, problem } = readYaml(join(path, name));
    const found = problem
      ? [problem]
      : [...strays(shapeOf(schema), original, data), ...placeholderProblems(data)];
    return found.map((each) => `${shown}: ${each}`);
  });
}

const expectedNames = (name: string) =>
  name.startsWith('services/')
    ? 'a file named like its page, such as services/rtl-design.yaml'
    : `one of ${Object.keys(FIXED_FILES).join(', ')}, services/*.yaml`;

/** Pictures of the pages, as file and field; those of services are checked with the service. */
function picturesOf(read: ReadonlyMap<string, unknown>) {
  const about = pageSchemas.about.parse(read.get('pages/about.yaml'));
  const landing = pageSchemas.landing.parse(read.get('pages/landing.yaml'));
  return [
    { file: 'pages/about.yaml', field: 'wide.file', picture: about.wide.file },
    { file: 'pages/about.yaml', field: 'side.file', picture: about.side.file },
    { file: 'pages/landing.yaml', field: 'call.image.file', picture: landing.call.image.file },
  ];
}

/** Services that pages link to, as file and field. */
function linksOf(read: ReadonlyMap<string, unknown>) {
  const about = pageSchemas.about.parse(read.get('pages/about.yaml'));
  const { symptoms } = pageSchemas.services.parse(read.get('pages/services.yaml'));
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

/** What below content/ is not as the schema says, for an editor: file, field, what was expected there. */
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
