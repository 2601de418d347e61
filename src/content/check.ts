import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseDocument } from 'yaml';
import { problemsOf } from './problems.ts';
import { checkReferences } from './references.ts';
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
    const document = parseDocument(readFileSync(join(folder, name), 'utf8'), {
      prettyErrors: true,
    });
    const syntax = document.errors[0];
    if (syntax) {
      const line = syntax.linePos?.[0].line ?? 1;
      problems.push(
        `${shown(name)}: line ${line}: expected valid YAML: ${firstLine(syntax.message)}`,
      );
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
    officeIds: offices.map((office) => office.id),
    pictures: picturesOf(read),
    exists: (path) => existsSync(join(root, path)),
  }).map(({ file, problem }) => `${shown(file)}: ${problem}`);
}

const firstLine = (message: string) =>
  (message.split('\n')[0] ?? message).replace(/ at line.*$/, '');

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
