import { getCollection, getEntry } from 'astro:content';
import { servicePath } from '../../lib/paths.ts';
import { settings } from '../../settings.ts';
import { loadPage, loadSite, sourceFolder } from '../load.ts';
import { calculationDrawing } from '../markdown/calculationDrawing.ts';
import { oncePerBuild } from '../oncePerBuild.ts';
import { pages } from '../pages.ts';
import type { ExamplePageContent } from '../schemas/examplePage.ts';
import type { NoteContent } from '../schemas/markdown.ts';
import type { SpecimenContent, Verdict } from '../schemas/specimen.ts';

/** A specimen as pages show it; its texts are HTML. */
export type Specimen = Omit<SpecimenContent, 'body'>;

/** A layer of the example, with what its specimen says, where there is one. */
export interface Layer {
  id: string;
  /** From 1, the smallest first. */
  number: number;
  title: string;
  question: string;
  handsOn: string | undefined;
  service: { slug: string; title: string };
  /** The stop of its service on the scale. */
  level: { label: string; size: number } | undefined;
  path: string;
  specimen: Specimen | undefined;
}

const hasExample = pages.some(({ name }) => name === 'example');

const loadSpecimens = oncePerBuild(async (folder): Promise<Map<string, Specimen>> => {
  const entries = await getCollection('specimens', ({ id }: { id: string }) =>
    id.startsWith(`${folder}/`),
  );
  return new Map(entries.map(({ data }) => [data.layer, data]));
});

/** All layers, in the order of the page; none where there is no example. */
export const loadLayers = oncePerBuild(async (folder): Promise<Layer[]> => {
  if (!hasExample) return [];
  const { paths, groups, levels } = await loadSite(folder);
  const services = groups.flatMap((group) => group.services);
  const content = await loadPage('example', folder);
  const specimens = await loadSpecimens(folder);
  return content.layers.map(({ id, service: slug, title, question, handsOn }, at) => {
    const service = services.find((each) => each.slug === slug);
    return {
      id,
      number: at + 1,
      title,
      question,
      handsOn,
      service: { slug, title: service?.title ?? '' },
      level: levels.find((level) => level.id === service?.level),
      path: `${paths.example}/${id}`,
      specimen: specimens.get(id),
    };
  });
});

/** Layers that have a page. */
export const loadMade = async (folder: string) =>
  (await loadLayers(folder)).flatMap((layer) =>
    layer.specimen ? [{ ...layer, specimen: layer.specimen }] : [],
  );

/** A line of the page with the name of a specimen in it. */
const lineWith = (text: string, { path, title }: Layer) => {
  const [before = '', after = ''] = text.split('{title}');
  return { href: path, before, title, after };
};

export type SpecimenLine = ReturnType<typeof lineWith>;

/** The links of deliverables to the specimens that show one, by the names of their layers. */
export async function deliverableLinks(folder: string): Promise<Record<string, SpecimenLine>> {
  const made = await loadMade(folder);
  if (made.length === 0) return {};
  const { links } = await loadPage('example', folder);
  return Object.fromEntries(made.map((layer) => [layer.id, lineWith(links.deliverable, layer)]));
}

const madeFor = async (folder: string, slug: string) =>
  (await loadMade(folder)).find(({ service }) => service.slug === slug);

/** Below a calculation: where it is used, and the address that sets the same numbers. */
export async function sameNumbers(folder: string, slug: string) {
  const layer = await madeFor(folder, slug);
  const query = layer?.specimen.calculations.find(({ service }) => service === slug)?.query;
  if (!layer || !query) return undefined;
  const { links } = await loadPage('example', folder);
  const { paths } = await loadSite(folder);
  return {
    specimen: lineWith(links.calculation, layer),
    set: { href: `${servicePath(paths, slug)}${query}#calculation`, text: links.set },
  };
}

/** Below a note: the specimen of its service, which confirms or contradicts it. */
export async function specimenOfNote(
  folder: string,
  { specimen, services }: Pick<NoteContent, 'specimen' | 'services'>,
) {
  const layer = specimen && (await madeFor(folder, services[0] ?? ''));
  if (!layer || !specimen) return undefined;
  return lineWith((await loadPage('example', folder)).links[specimen], layer);
}

/** From /services and /about to the example; none where there is none. */
export async function exampleLink(folder: string) {
  if (!hasExample) return undefined;
  const { heading, links } = await loadPage('example', folder);
  return { href: (await loadSite(folder)).paths.example, name: heading, line: links.line };
}

/** The first calculation of a specimen, drawn with its numbers. */
export async function specimenDrawing(folder: string, { calculations }: Specimen) {
  const [first] = calculations;
  if (!first) return undefined;
  const { paths } = await loadSite(folder);
  const { set } = (await loadPage('example', sourceFolder)).specimen;
  const root = process.cwd();
  return calculationDrawing(`/services/${first.service}${first.query}`, {
    root,
    folder: sourceFolder,
    locale: settings.languages[0].locale,
    pathOf: (slug) => servicePath(paths, slug),
    move: set,
  });
}

/** How often a requirement is looked at, and what came of it. */
export interface RequirementResult {
  id: string;
  text: string;
  layers: { path: string; title: string; isMade: boolean }[];
  verdict: Verdict | undefined;
  /** No layer that shows it is without a specimen. */
  isComplete: boolean;
  passed: number;
  checks: number;
}

/** The worst verdict of all rows of its specimens. */
export function requirementResults(
  { items }: Pick<ExamplePageContent['requirements'], 'items'>,
  layers: readonly Layer[],
): RequirementResult[] {
  return items.map(({ id, text, layers: named }) => {
    const own = layers.filter((layer) => named.includes(layer.id));
    const rows = layers.flatMap(({ specimen }) =>
      (specimen?.requirements ?? []).filter((row) => row.id === id),
    );
    const has = (verdict: Verdict) => rows.some((row) => row.verdict === verdict);
    return {
      id,
      text,
      layers: own.map(({ path, title, specimen }) => ({ path, title, isMade: Boolean(specimen) })),
      verdict: has('fail')
        ? 'fail'
        : has('not shown')
          ? 'not shown'
          : has('pass')
            ? 'pass'
            : undefined,
      isComplete: own.every(({ specimen }) => specimen),
      passed: rows.filter(({ verdict }) => verdict === 'pass').length,
      checks: rows.length,
    };
  });
}

/** The files that visitors can take away, by their paths below example/. */
export async function exampleFiles(): Promise<string[]> {
  const made = await loadMade(sourceFolder);
  return [
    ...new Set(
      made.flatMap(({ id, specimen: { files, plots } }) => [
        ...files.map(({ path }) => path),
        ...plots
          .flatMap(({ file, marks }) => [file, ...(marks ? [marks.file] : [])])
          .map((file) => `${id}/${file}`),
      ]),
    ),
  ];
}

export const specimenEntry = (folder: string, layer: string) =>
  getEntry('specimens', `${folder}/${layer}`);
