import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '../example/csvFile.ts';
import { EXAMPLE_FOLDER, type SpecimenFile, specimenFiles } from '../example/specimenFiles.ts';
import { readMarkdown } from '../markdown/markdownFile.ts';
import { pageFile } from '../pages.ts';
import type { ExamplePageContent } from '../schemas/examplePage.ts';
import type { NoteContent } from '../schemas/markdown.ts';
import { type SpecimenContent, specimenSchema } from '../schemas/specimen.ts';
import { type BodyContext, bodyProblems } from './body.ts';
import { calculationProblems, knownPaths } from './markdown.ts';
import { schemaProblems } from './messages.ts';
import { servicesOf, unknownService } from './references.ts';

interface SpecimenContext {
  root: string;
  source: string;
  /** The files of the source, which have passed their schemas. */
  data: ReadonlyMap<string, unknown>;
}

/** Problems of the specimens, as 'example/rtl/specimen.md:3: expected …'. */
export function specimenProblems(context: SpecimenContext): string[] {
  return specimenFiles(context.root).flatMap((specimen) => {
    const { file } = specimen;
    const { data, problem, bodyLine, lineOf } = readMarkdown(join(context.root, file));
    if (problem) return [`${file}:${problem}`];
    const at = (field: string) => lineOf(/^[A-Za-z]*/.exec(field)?.[0] ?? '');
    const wrong = schemaProblems(specimenSchema, data);
    if (wrong.length > 0) return wrong.map((each) => `${file}:${at(each)}: ${each}`);
    const content = specimenSchema.parse(data);
    const body = bodyProblems(content.body, bodyContext(content, specimen, context));
    return [
      ...referenceProblems(content, specimen, context).map(
        (each) => `${file}:${at(each)}: ${each}`,
      ),
      ...body.map(({ line, problem: each }) => `${file}:${line + bodyLine - 1}: ${each}`),
    ];
  });
}

/** Files of a specimen as its text links to them: from its folder. */
const linkedFiles = (content: SpecimenContent, layer: string) => [
  ...content.files
    .filter(({ path }) => path.startsWith(`${layer}/`))
    .map(({ path }) => path.slice(layer.length + 1)),
  ...content.plots.flatMap(({ file, marks }) => [file, ...(marks ? [marks.file] : [])]),
];

const bodyContext = (
  content: SpecimenContent,
  { layer }: SpecimenFile,
  { root, source, data }: SpecimenContext,
): BodyContext => ({
  folder: join(root, EXAMPLE_FOLDER, layer),
  paths: knownPaths(root, source, data.keys()),
  files: new Set(linkedFiles(content, layer)),
});

function referenceProblems(
  content: SpecimenContent,
  specimen: SpecimenFile,
  context: SpecimenContext,
): string[] {
  const { layer } = specimen;
  const page = context.data.get(pageFile('example')) as ExamplePageContent | undefined;
  const layers = page?.layers.map(({ id }) => id) ?? [];
  const asked = page?.requirements.items.map(({ id }) => id) ?? [];
  return [
    ...(content.layer === layer
      ? []
      : [`layer: expected the name of its folder, "${layer}", found "${content.layer}"`]),
    ...(layers.includes(layer)
      ? []
      : [`layer: expected a layer of ${pageFile('example')}, found "${layer}"`]),
    ...content.requirements.flatMap((row, at) => [
      ...(asked.includes(row.id)
        ? []
        : [`requirements[${at}].id: expected one of ${pageFile('example')}, found "${row.id}"`]),
      ...verdictProblems(row, at, content),
    ]),
    ...content.calculations.flatMap(({ service, query }, at) =>
      calculationProblems(`/services/${service}${query}`, context.data).map((each) =>
        each.replace('calculation', `calculations[${at}]`),
      ),
    ),
    ...content.files.flatMap(({ path }, at) =>
      existsSync(join(context.root, EXAMPLE_FOLDER, path))
        ? []
        : [`files[${at}].path: expected a file in ${EXAMPLE_FOLDER}/, found no "${path}"`],
    ),
    ...content.plots.flatMap((plot, at) => plotProblems(plot, at, layer, context)),
    ...textProblems(content, specimen, context),
  ];
}

/** What is not shown, or fails, says why. */
function verdictProblems(
  { verdict, finding }: SpecimenContent['requirements'][number],
  at: number,
  { findings, open }: SpecimenContent,
): string[] {
  const known = [...findings, ...open].map(({ id }) => id);
  const field = `requirements[${at}].finding`;
  if (finding)
    return known.includes(finding)
      ? []
      : [`${field}: expected a finding or an open point of this specimen, found "${finding}"`];
  return verdict === 'pass'
    ? []
    : [`${field}: expected the finding that says why it is "${verdict}", found nothing`];
}

function plotProblems(
  { file, x, y, marks }: SpecimenContent['plots'][number],
  at: number,
  layer: string,
  { root }: SpecimenContext,
): string[] {
  const needed = [
    { file, columns: [x.column, y.column] },
    ...(marks ? [{ file: marks.file, columns: [marks.x, marks.y] }] : []),
  ];
  return needed.flatMap((each) => {
    const path = join(root, EXAMPLE_FOLDER, layer, each.file);
    if (!existsSync(path))
      return [`plots[${at}]: expected a file beside it, found no "${each.file}"`];
    const { columns } = readTable(path);
    return each.columns
      .filter((name) => !columns.includes(name))
      .map(
        (name) =>
          `plots[${at}]: expected a column "${name}" in ${each.file}, found ${columns.join(', ')}`,
      );
  });
}

/** Texts of the title block may have code, links and emphasis, as the text below it. */
function textProblems(
  content: SpecimenContent,
  specimen: SpecimenFile,
  context: SpecimenContext,
): string[] {
  const texts = [
    ...content.findings.map(({ text }, at) => [`findings[${at}]`, text] as const),
    ...content.open.map(({ text }, at) => [`open[${at}]`, text] as const),
    ...content.attack.flatMap(({ doubt, answer }, at) => [
      [`attack[${at}].doubt`, doubt] as const,
      [`attack[${at}].answer`, answer] as const,
    ]),
  ];
  const body = bodyContext(content, specimen, context);
  return texts.flatMap(([field, text]) =>
    bodyProblems(text, body).map(({ problem }) => `${field}: ${problem}`),
  );
}

/** Places of the content that name a layer, a specimen, or the specimen of a service. */
export function specimenReferenceProblems({
  root,
  data,
}: Omit<SpecimenContext, 'source'>): string[] {
  const made = specimenFiles(root).map(({ layer }) => layer);
  const page = data.get(pageFile('example')) as ExamplePageContent | undefined;
  const services = servicesOf(data);
  const layers = page?.layers ?? [];
  const shown = new Set(layers.flatMap(({ id, service }) => (made.includes(id) ? [service] : [])));
  return [
    ...layers.flatMap(({ service }, at) =>
      unknownService(`${pageFile('example')}: layers[${at}].service`, service, services),
    ),
    ...(page?.requirements.items ?? []).flatMap((item, at) =>
      item.layers
        .filter((each) => !layers.some(({ id }) => id === each))
        .map(
          (each) =>
            `${pageFile('example')}: requirements.items[${at}].layers: expected one of its layers, found "${each}"`,
        ),
    ),
    ...[...services].flatMap(([slug, { deliverables }]) =>
      deliverables.flatMap(({ specimen }, at) =>
        !specimen || made.includes(specimen)
          ? []
          : [
              `services/${slug}.yaml: deliverables[${at}].specimen: expected a specimen in ${EXAMPLE_FOLDER}/ (${made.join(', ') || 'there is none'}), found "${specimen}"; delete the field`,
            ],
      ),
    ),
    ...[...data].flatMap(([file, fields]) => {
      if (!file.startsWith('notes/')) return [];
      const { specimen, services: named } = fields as NoteContent;
      return !specimen || shown.has(named[0] ?? '')
        ? []
        : [
            `${file}: specimen: expected a specimen in ${EXAMPLE_FOLDER}/ of its first service, found none; delete the field`,
          ];
    }),
  ];
}
