import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Language } from '../../../site.config.ts';
import { isMarkdown, readContentFile } from '../contentFile.ts';
import { EXAMPLE_FOLDER, specimenFiles } from '../example/specimenFiles.ts';
import { namesItsNumbers, SINGLE_FILES, schemaOfFile } from '../files.ts';
import { pageFile } from '../pages.ts';
import { folderOf } from '../translations/files.ts';
import { fieldSchemaOf, unexpectedFields } from '../translations/merge.ts';
import { accentProblemsIn } from './accent.ts';
import { factWarnings } from './factWarnings.ts';
import { logoProblems } from './logo.ts';
import { markdownBodyProblems, markdownReferenceProblems, placed } from './markdown.ts';
import { numberProblems, placeholderProblems, schemaProblems } from './messages.ts';
import { namedServiceProblems, referenceProblems, servicesOf } from './references.ts';
import { specimenProblems, specimenReferenceProblems } from './specimens.ts';
import { unusedAbbreviations } from './unusedAbbreviations.ts';
import { unusedFiles } from './unusedFiles.ts';

/** Only `npm run languages` reads it. */
const GLOSSARY = 'glossary.yaml';

/** Pictures stand beside the Markdown that shows them; its text is checked for what it names. */
const isPicture = (name: string) =>
  /^(?:pages|notes)[/\\][^/\\]+\.(?:jpe?g|png|webp|avif)$/i.test(name);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Editors lock a file by a hidden link that leads nowhere.
    .filter((name) => !/(^|[/\\])\./.test(name) && statSync(join(folder, name)).isFile())
    .filter((name) => !isPicture(name))
    .map((name) => name.split(sep).join('/'))
    .sort();

/** The files of the source language: their data by name, and their problems. */
interface Source {
  problems: string[];
  data: Map<string, unknown>;
}

function readSource(root: string, folders: readonly string[]): Source {
  const [folder = ''] = folders;
  const path = join(root, 'content', folder);
  const shown = (name: string) => `content/${folder}/${name}`;
  const problems: string[] = [];
  const parsed = new Map<string, unknown>();
  const files = filesBelow(path);

  for (const name of Object.keys(SINGLE_FILES)) {
    if (!files.includes(name)) problems.push(`${shown(name)}: expected this file, found none`);
  }
  for (const name of files) {
    const schema = schemaOfFile(name);
    if (!schema) {
      problems.push(`${shown(name)}: unexpected file; expected ${expectedNames(name)}`);
      continue;
    }
    const { data, problem } = readContentFile(join(path, name));
    const found = problem ? [problem] : schemaProblems(schema, data, namesItsNumbers(name));
    problems.push(...found.map((each) => placed(root, folder, name, each)));
    if (found.length === 0) parsed.set(name, schema.parse(data));
  }
  const bodies = files
    .filter((name) => isMarkdown(name) && parsed.has(name))
    .flatMap((name) =>
      markdownBodyProblems({ root, folders, files }, folder, name).map((each) =>
        placed(root, folder, name, each),
      ),
    );
  if (problems.length > 0) return { problems: [...problems, ...bodies], data: parsed };
  const context = { root, folders, data: parsed };
  return {
    problems: [
      ...accentProblemsIn(root, parsed).map(shown),
      ...referenceProblems(root, parsed).map(shown),
      ...markdownReferenceProblems(context).map(([name, each]) => placed(root, folder, name, each)),
      ...bodies,
      ...specimenReferenceProblems({ root, data: parsed }).map(shown),
      ...specimenProblems({ root, source: folder, data: parsed }),
    ],
    data: parsed,
  };
}

/** Missing words are no problem: the page shows those of the source. */
function checkTranslation(
  root: string,
  folder: string,
  source: Source,
  folders: readonly string[],
): string[] {
  const path = join(root, 'content', folder);
  if (!existsSync(path)) return [];
  return filesBelow(path).flatMap((name) => {
    const shown = `content/${folder}/${name}`;
    const schema = schemaOfFile(name);
    const original = source.data.get(name);
    if (!schema || original === undefined) {
      return name === GLOSSARY ? [] : [`${shown}: unexpected file; expected one of the source`];
    }
    const { data, problem } = readContentFile(join(path, name));
    const found = problem
      ? [problem]
      : [
          ...unexpectedFields(fieldSchemaOf(schema), original, data),
          ...(namesItsNumbers(name) ? numberProblems : placeholderProblems)(schema, original, data),
          ...namedServiceProblems(name, servicesOf(source.data), original, data ?? {}),
          ...(isMarkdown(name)
            ? markdownBodyProblems({ root, folders, files: source.data.keys() }, folder, name)
            : []),
        ];
    return found.map((each) => placed(root, folder, name, each));
  });
}

/** What is no mistake, but should be known, such as a picture that nothing uses. */
export function contentWarnings(root: string, languages: readonly Language[]): string[] {
  const folders = languages.map(({ lang }) => folderOf(lang));
  if (folders.length === 0) return [];
  const { data } = readSource(root, folders);
  const empty = folders.filter((folder) => !existsSync(join(root, 'content', folder)));
  return [
    ...empty.map(
      (folder) => `content/${folder}: no words yet; the pages of this language show the source`,
    ),
    ...unusedFiles(root, data.values()),
    ...calculationsWithoutService(data).map((name) => `content/${folders[0]}/${name}`),
    ...pagesWithoutSpecimen(root, data).map((name) => `content/${folders[0]}/${name}`),
    ...unusedAbbreviations(root, data).map((each) => `content/${folders[0]}/${each}`),
    ...languages.flatMap((language) => factWarnings(root, language, data)),
  ];
}

const calculationsWithoutService = (data: ReadonlyMap<string, unknown>) =>
  [...data.keys()]
    .filter((name) => name.startsWith('calculations/'))
    .filter((name) => !data.has(name.replace('calculations/', 'services/')))
    .map((name) => `${name}: no service has this name; delete it`);

/** Words of the worked example that were left behind when its folder was deleted. */
const pagesWithoutSpecimen = (root: string, data: ReadonlyMap<string, unknown>) =>
  data.has(pageFile('example')) && specimenFiles(root).length === 0
    ? [`${pageFile('example')}: no specimen in ${EXAMPLE_FOLDER}/; delete it, in every language`]
    : [];

const expectedNames = (name: string) =>
  name.startsWith('services/')
    ? 'a file named like its page, such as services/rtl-design.yaml'
    : `one of ${Object.keys(SINGLE_FILES).join(', ')}, services/*.yaml, calculations/*.yaml, pages/*.md, notes/*.md`;

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
  const all = [first, ...others];
  const source = readSource(root, all);
  return [
    ...logoProblems(root),
    ...unknown.map(
      (folder) =>
        `content/${folder}: expected a language of site.config.ts, found none of that name`,
    ),
    ...source.problems,
    ...(source.problems.length > 0
      ? []
      : others.flatMap((folder) => checkTranslation(root, folder, source, all))),
  ];
}
