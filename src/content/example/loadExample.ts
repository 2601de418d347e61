import { getCollection, getEntry } from 'astro:content';
import { settings } from '../../settings.ts';
import { servicePath } from '../../lib/paths.ts';
import { loadPage, loadSite, sourceFolder } from '../load.ts';
import { calculationDrawing } from '../markdown/calculationDrawing.ts';
import { oncePerBuild } from '../oncePerBuild.ts';
import { pages } from '../pages.ts';
import type { ExamplePageContent } from '../schemas/examplePage.ts';
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

/** A link from another page to a specimen. */
export interface SpecimenLink {
  href: string;
  title: string;
  verdict: string;
  /** Of title and verdict, where it is not that of the page. */
  lang: string | undefined;
}

export const hasExample = pages.some(({ name }) => name === 'example');

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

const linkTo = ({ path, specimen }: { path: string; specimen: Specimen }, folder: string): SpecimenLink => ({
  href: path,
  title: specimen.title,
  verdict: specimen.verdict,
  lang: folder === sourceFolder ? undefined : settings.languages[0].lang,
});

/** From a layer, as a deliverable names it. */
export async function specimenOfLayer(folder: string, id: string): Promise<SpecimenLink | undefined> {
  const layer = (await loadMade(folder)).find((each) => each.id === id);
  return layer && linkTo(layer, folder);
}

/** From a service: its specimen, and the address that sets the numbers of it in the calculation. */
export async function specimenOfService(folder: string, slug: string) {
  const layer = (await loadMade(folder)).find(({ service }) => service.slug === slug);
  if (!layer) return undefined;
  const query = layer.specimen.calculations.find(({ service }) => service === slug)?.query;
  return { ...linkTo(layer, folder), query, words: (await loadPage('example', folder)).links };
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
  passed: number;
  checks: number;
}

/** The worst verdict of all rows of its specimens. */
export function requirementResults(
  { items }: ExamplePageContent['requirements'],
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
      verdict: has('fail') ? 'fail' : has('not shown') ? 'not shown' : has('pass') ? 'pass' : undefined,
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
        ...plots.flatMap(({ file, marks }) => [file, ...(marks ? [marks.file] : [])]).map((file) => `${id}/${file}`),
      ]),
    ),
  ];
}

export const specimenEntry = (folder: string, layer: string) =>
  getEntry('specimens', `${folder}/${layer}`);
