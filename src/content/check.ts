import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseDocument, type YAMLParseError } from 'yaml';
import { figureLabels } from '../build/figure.ts';
import { largeDrawingLabels } from '../build/largeDrawing.ts';
import { problemsOf } from './problems.ts';
import { checkReferences } from './references.ts';
import { type ScaleContent, scaleSchema } from './scaleSchema.ts';
import type { MenuContent, ServiceContent } from './schema.ts';
import { labelsSchema, menuSchema, officesSchema, pageSchemas, serviceSchema } from './schema.ts';

type Schema = typeof serviceSchema | (typeof pageSchemas)[keyof typeof pageSchemas];

/** A mistake an editor can mend: the file, the field in it, and what was expected there. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    const [first = '', ...rest] = problems;
    const more = rest.length > 0 ? `\n${rest.join('\n')}` : '';
    super(`${first}${more}`);
    this.name = 'ContentError';
  }
}

const fixedFiles: Readonly<Record<string, unknown>> = {
  'labels.yaml': labelsSchema,
  'menu.yaml': menuSchema,
  'offices.yaml': officesSchema,
  'scale.yaml': scaleSchema,
  ...Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}.yaml`, schema]),
  ),
};

const serviceFile = /^services\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && !/(^|[/\\])\./.test(name))
    .map((name) => name.split(sep).join('/'))
    .sort();

function checkLanguage(root: string, language: string): string[] {
  const folder = join(root, 'content', language);
  const shown = (name: string) => relative(root, join(folder, name)).split(sep).join('/');
  const problems: string[] = [];
  const read = new Map<string, unknown>();
  const files = filesBelow(folder);

  for (const name of Object.keys(fixedFiles)) {
    if (!files.includes(name)) problems.push(`${shown(name)}: expected this file, found none`);
  }
  for (const name of files) {
    const schema = (fixedFiles[name] ?? (serviceFile.test(name) ? serviceSchema : undefined)) as
      | Schema
      | undefined;
    if (!schema) {
      problems.push(`${shown(name)}: unexpected file; expected ${expectedNames(name)}`);
      continue;
    }
    const source = readFileSync(join(folder, name), 'utf8');
    const document = parseDocument(source);
    const syntax = document.errors[0];
    if (syntax) {
      problems.push(`${shown(name)}: ${syntaxProblem(source, syntax)}`);
      continue;
    }
    const data: unknown = document.toJS();
    const found = problemsOf(schema, data);
    problems.push(...found.map((problem) => `${shown(name)}: ${problem}`));
    if (found.length === 0) read.set(name, schema.parse(data));
  }
  if (problems.length > 0) return problems;

  const services = new Map<string, ServiceContent>();
  for (const [name, data] of read) {
    const slug = serviceFile.exec(name)?.[1];
    if (slug) services.set(slug, data as ServiceContent);
  }
  const offices = officesSchema.parse(read.get('offices.yaml')).offices;
  return checkReferences({
    menu: read.get('menu.yaml') as MenuContent,
    services,
    scale: read.get('scale.yaml') as ScaleContent,
    officeIds: offices.map((office) => office.id),
    pictures: picturesOf(read),
    exists: (path) => existsSync(join(root, path)),
    labelsOf: (figure) =>
      figureLabels(readFileSync(join(root, `src/assets/figures/${figure}.svg`), 'utf8'), figure),
    drawingLabelsOf: (name) =>
      largeDrawingLabels(readFileSync(join(root, `src/assets/drawings/${name}.svg`), 'utf8'), name),
  }).map(({ file, problem }) => `${shown(file)}: ${problem}`);
}

/** The last field that began before the place where the reader gave up, and that place. */
function syntaxProblem(source: string, { pos, linePos, message }: YAMLParseError): string {
  const before = source.slice(0, Math.max(pos[0], 1));
  const field = [...before.matchAll(/^[ -]*([A-Za-z]+):/gm)].at(-1)?.[1] ?? 'the file';
  const reason = (message.split('\n')[0] ?? '').replace(/ at line.*$/, '');
  return `${field}: expected valid YAML at line ${linePos?.[0].line ?? 1}: ${reason}`;
}

const expectedNames = (name: string) =>
  name.startsWith('services/')
    ? 'a file named like its page, such as services/rtl-design.yaml'
    : `one of ${Object.keys(fixedFiles).join(', ')}, services/*.yaml`;

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

/** Throws one ContentError when anything below content/ is not as the schema says. */
export function checkContent(root: string, defaultLanguage: string): void {
  const languages = readdirSync(join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  if (!languages.includes(defaultLanguage)) {
    throw new ContentError([
      `site.config.ts: language: expected a folder in content/ (${languages.join(', ')}), found "${defaultLanguage}"`,
    ]);
  }
  const problems = languages.flatMap((language) => checkLanguage(root, language));
  if (problems.length > 0) throw new ContentError(problems);
}
