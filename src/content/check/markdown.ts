import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import {
  type Notice,
  parseCalculationLink,
  readQuery,
  unknownNames,
} from '../../calculations/address.ts';
import { calculationOf } from '../../calculations/all.ts';
import { RESERVED_PATHS } from '../../lib/paths.ts';
import { isMarkdown } from '../contentFile.ts';
import { specimenFiles } from '../example/specimenFiles.ts';
import { slugOf } from '../files.ts';
import { readMarkdown } from '../markdown/markdownFile.ts';
import { markdownPageFiles, markdownSlug, publishedNoteFiles } from '../markdown/published.ts';
import { PAGES, pages } from '../pages.ts';
import type { NoteContent } from '../schemas/markdown.ts';
import { bodyProblems, pictureFolder } from './body.ts';
import { unknownCalculation } from './references.ts';

/** A problem with its place: 'content/en/pages/careers.md:12: expected …', or without a line in a YAML file. */
export function placed(root: string, folder: string, name: string, problem: string): string {
  const shown = `content/${folder}/${name}`;
  if (!isMarkdown(name)) return `${shown}: ${problem}`;
  // A file that cannot be read says itself on which line.
  if (/^\d+: /.test(problem)) return `${shown}:${problem}`;
  const file = readMarkdown(join(root, 'content', folder, name));
  const [field = ''] = /^[A-Za-z]+/.exec(problem) ?? [];
  const line = field === 'body' ? file.bodyLine : file.lineOf(field);
  return `${shown}:${line}: ${problem}`;
}

/** Files that the site serves under their own names, such as '/brochure.pdf'. */
function publicFiles(root: string): string[] {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${name.split(sep).join('/')}`,
  );
}

/** Whether they are there depends on files that a test may add. */
const FROM_FILES: ReadonlySet<string> = new Set(['notes', 'example']);

/** The addresses that a text may link to, in the source language. */
export function knownPaths(root: string, source: string, files: Iterable<string>): Set<string> {
  return new Set([
    ...pages.filter(({ name }) => !FROM_FILES.has(name)).map(({ path }) => path as string),
    ...[...files].flatMap((file) =>
      slugOf(file) ? [`${PAGES.services.path}/${slugOf(file)}`] : [],
    ),
    ...markdownPageFiles(root, source).map(({ slug }) => `/${slug}`),
    ...publishedNoteFiles(root, source).flatMap(({ slug }) => [PAGES.notes.path, `/notes/${slug}`]),
    ...specimenFiles(root).flatMap(({ layer }) => [
      PAGES.example.path,
      `${PAGES.example.path}/${layer}`,
    ]),
    ...publicFiles(root),
  ]);
}

/** First parts of addresses that code or files of the site have: '/about', '/social/…', '/de/…'. */
function takenNames(root: string, folders: readonly string[]): Set<string> {
  const named = ['src/pages', 'src/pages/[...language]', 'public']
    .map((folder) => join(root, folder))
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
    .map((name) => name.replace(/\..*$/, ''));
  return new Set([
    ...named,
    ...Object.values(PAGES).map(({ path }) => path.slice(1)),
    ...folders,
    ...RESERVED_PATHS.map((path) => path.slice(1)),
  ]);
}

function noticeProblem(notice: Notice, slug: string, version: number): string {
  if (!('name' in notice))
    return `calculation: expected a link of today's formula (v=${version}), found another`;
  return `calculation: expected a value of ${slug} in its range, found "${notice.name}" as "${notice.asked}"`;
}

/** A calculation that is drawn in a text has to be on a page, and its values have to be as that page would take them. */
export function calculationProblems(link: string, data: ReadonlyMap<string, unknown>): string[] {
  const { slug, query } = parseCalculationLink(link);
  const problems = unknownCalculation('calculation', slug, data);
  const calculation = calculationOf(slug);
  if (problems.length > 0 || !calculation) return problems;
  const [name] = unknownNames(calculation, query);
  if (name) return [`calculation: expected values of ${slug}, found "${name}"`];
  return readQuery(calculation, query).notices.map((notice) =>
    noticeProblem(notice, slug, calculation.version),
  );
}

interface MarkdownContext {
  root: string;
  /** The folders of the languages, the source first. */
  folders: readonly string[];
  /** The files of the source, which have passed their schemas. */
  data: ReadonlyMap<string, unknown>;
}

interface BodyFiles extends Pick<MarkdownContext, 'root' | 'folders'> {
  /** The names of all files of the source, also of those that have a mistake. */
  files: Iterable<string>;
}

/** Addresses and references of the files of the source, as 'file: field: expected …'. */
export function markdownReferenceProblems(
  context: MarkdownContext,
): [file: string, problem: string][] {
  const { root, folders, data } = context;
  const files = [...data.keys()].filter(isMarkdown);
  const taken = takenNames(root, folders);
  return files.flatMap((file) => {
    const slug = markdownSlug(file);
    const problems: string[] = [];
    if (file.startsWith('pages/') && taken.has(slug)) {
      problems.push(
        `expected an address of its own, found /${slug}, which the site has already: duplicate it under another name, and delete this one`,
      );
    }
    if (file.startsWith('notes/')) {
      const twin = files.find(
        (each) => each < file && each.startsWith('notes/') && markdownSlug(each) === slug,
      );
      if (twin)
        problems.push(`expected an address of its own, found /notes/${slug} also in ${twin}`);
      const { services, calculation } = data.get(file) as NoteContent;
      if (calculation) problems.push(...calculationProblems(calculation, data));
      problems.push(
        ...services.flatMap((service, index) =>
          data.has(`services/${service}.yaml`)
            ? []
            : [`services[${index}]: expected a file in services/, found "${service}"`],
        ),
      );
    }
    return problems.map((problem): [string, string] => [file, problem]);
  });
}

/** What must not stand in the text of one file, as '12: expected …'. */
export function markdownBodyProblems(
  { root, folders: [source = ''], files }: BodyFiles,
  folder: string,
  name: string,
): string[] {
  const file = readMarkdown(join(root, 'content', folder, name));
  const context = {
    folder: pictureFolder(root, source, name),
    paths: knownPaths(root, source, files),
  };
  return bodyProblems(String(file.data?.body ?? ''), context).map(
    ({ line, problem }) => `${line + file.bodyLine - 1}: ${problem}`,
  );
}
