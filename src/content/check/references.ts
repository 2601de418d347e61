import type { MenuContent } from '../schemas/menu.ts';
import type { ScaleContent } from '../schemas/scale.ts';
import type { ServiceContent } from '../schemas/service.ts';

interface ReferenceProblem {
  /** Relative to the folder of the language. */
  file: string;
  /** 'field: expected …, found …' */
  problem: string;
}

interface References {
  menu: MenuContent;
  services: ReadonlyMap<string, ServiceContent>;
  scale: ScaleContent;
  officeIds: readonly string[];
  pictures: readonly { file: string; field: string; picture: string }[];
  /** Services that pages link to; links of menu, scale and services are read from their own files. */
  links: readonly { file: string; field: string; slug: string }[];
  /** Whether a file exists, by its path from the project's root. */
  exists: (path: string) => boolean;
  /** The keys of the words that a figure shows. */
  figureLabelsOf: (figure: string) => ReadonlySet<string>;
  /** The keys of the words that a large drawing shows. */
  drawingLabelsOf: (drawing: string) => ReadonlySet<string>;
}

const quoted = (names: Iterable<string>) => [...names].map((name) => `"${name}"`).join(', ');

const repeated = (names: readonly string[]) =>
  names.flatMap((name, at) => (names.indexOf(name) < at ? [{ name, at }] : []));

/** Checks references from one file to another. */
export function checkReferences(all: References): ReferenceProblem[] {
  const checks = [
    menuProblems,
    serviceProblems,
    scaleProblems,
    officeProblems,
    pictureProblems,
    linkProblems,
  ];
  return checks.flatMap((check) => check(all));
}

function menuProblems({ menu, services }: References): ReferenceProblem[] {
  const file = 'menu.yaml';
  const problems: ReferenceProblem[] = [];
  const listed = new Map<string, string>();
  for (const { name, at } of repeated(menu.groups.map((group) => group.id))) {
    problems.push({
      file,
      problem: `groups[${at}].id: expected an id of its own, found "${name}" twice`,
    });
  }
  menu.groups.forEach((group, groupAt) => {
    group.services.forEach((slug, at) => {
      const field = `groups[${groupAt}].services[${at}]`;
      const where = listed.get(slug);
      if (!services.has(slug)) {
        problems.push({
          file,
          problem: `${field}: expected a file in services/ (${quoted(services.keys())}), found "${slug}"`,
        });
      } else if (where) {
        problems.push({
          file,
          problem: `${field}: expected each service once, found "${slug}" also at ${where}`,
        });
      }
      listed.set(slug, field);
    });
  });
  for (const slug of services.keys()) {
    if (!listed.has(slug)) {
      problems.push({
        file,
        problem: `groups: expected every service in one group, found services/${slug}.yaml in none`,
      });
    }
  }
  return problems;
}

interface NamedDrawing {
  /** The field that names the drawing, and the field with its words. */
  fields: { file: string; labels: string };
  path: string;
  labels: Readonly<Record<string, string>>;
  /** The labels of the drawing; throws if the file is not valid. */
  read: () => ReadonlySet<string>;
}

/** The drawing has to be valid, and the content has to have exactly the words that it shows. */
function drawingProblems({ fields, path, labels, read }: NamedDrawing): string[] {
  try {
    return labelProblems(fields.labels, labels, read(), path);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [`${fields.file}: expected a drawing that can be read at ${path}, found: ${found}`];
  }
}

function labelProblems(
  field: string,
  labels: Readonly<Record<string, string>>,
  written: ReadonlySet<string>,
  path: string,
): string[] {
  const missing = [...written].filter((key) => labels[key] === undefined);
  const unknown = Object.keys(labels).filter((key) => !written.has(key));
  const names = quoted(written) || 'no labels';
  return [
    ...missing.map((key) => `${field}.${key}: expected the word that ${path} shows, found nothing`),
    ...unknown.map(
      (key) => `${field}.${key}: expected a key of ${path} (${names}), found "${key}"`,
    ),
  ];
}

function serviceProblems(all: References): ReferenceProblem[] {
  const { scale, services, exists, figureLabelsOf, drawingLabelsOf } = all;
  return [...services].flatMap(([slug, service]) => {
    const file = `services/${slug}.yaml`;
    const problems: string[] = [];
    const levels = scale.stops.map(({ id }) => id);
    if (!levels.includes(service.level)) {
      problems.push(`level: expected one of ${quoted(levels)}, found "${service.level}"`);
    }
    service.related.forEach((other, at) => {
      const field = `related[${at}]`;
      if (other === slug) problems.push(`${field}: expected another service, found "${other}"`);
      else problems.push(...slugProblems(field, other, services));
    });
    const image = `src/assets/images/${service.image.file}.jpg`;
    if (!exists(image)) problems.push(`image.file: expected a picture at ${image}, found none`);
    service.features.forEach((feature, at) => {
      const figure = `src/assets/figures/${feature.figure}.svg`;
      if (!exists(figure)) {
        problems.push(`features[${at}].figure: expected a drawing at ${figure}, found none`);
        return;
      }
      problems.push(
        ...drawingProblems({
          fields: { file: `features[${at}].figure`, labels: `features[${at}].labels` },
          path: figure,
          labels: feature.labels,
          read: () => figureLabelsOf(feature.figure),
        }),
      );
    });
    const texture = `src/assets/textures/${service.texture}.svg`;
    if (service.texture && !exists(texture)) {
      problems.push(`texture: expected a drawing at ${texture}, found none`);
    }
    const drawing = `src/assets/drawings/${service.drawing?.file}.svg`;
    if (service.drawing && !exists(drawing)) {
      problems.push(`drawing.file: expected a drawing at ${drawing}, found none`);
    } else if (service.drawing) {
      const { file: name, labels } = service.drawing;
      problems.push(
        ...drawingProblems({
          fields: { file: 'drawing.file', labels: 'drawing.labels' },
          path: drawing,
          labels,
          read: () => drawingLabelsOf(name),
        }),
      );
    }
    return problems.map((problem) => ({ file, problem }));
  });
}

function scaleProblems({ scale: { stops }, services, exists }: References): ReferenceProblem[] {
  const problems = [
    ...repeated(stops.map(({ id }) => id)).map(
      ({ name, at }) => `stops[${at}].id: expected an id of its own, found "${name}" twice`,
    ),
    ...stops.flatMap(({ id, service, z }, at) => [
      ...slugProblems(`stops[${at}].service`, service, services),
      ...(z > (stops[at - 1]?.z ?? Number.NEGATIVE_INFINITY)
        ? []
        : [`stops[${at}].z: expected more than the stop before, found ${z}`]),
      ...(exists(`src/assets/scale/${id}.svg`)
        ? []
        : [`stops[${at}].id: expected a drawing at src/assets/scale/${id}.svg, found none`]),
    ]),
  ];
  return problems.map((problem) => ({ file: 'scale.yaml', problem }));
}

function officeProblems({ officeIds }: References): ReferenceProblem[] {
  return repeated(officeIds).map(({ name, at }) => ({
    file: 'offices.yaml',
    problem: `offices[${at}].id: expected an id of its own, found "${name}" twice`,
  }));
}

const slugProblems = (field: string, slug: string, services: References['services']): string[] =>
  services.has(slug)
    ? []
    : [`${field}: expected a file in services/ (${quoted(services.keys())}), found "${slug}"`];

function linkProblems({ links, services }: References): ReferenceProblem[] {
  return links.flatMap(({ file, field, slug }) =>
    slugProblems(field, slug, services).map((problem) => ({ file, problem })),
  );
}

function pictureProblems({ pictures, exists }: References): ReferenceProblem[] {
  return pictures.flatMap(({ file, field, picture }) => {
    const path = `src/assets/images/${picture}.jpg`;
    return exists(path)
      ? []
      : [{ file, problem: `${field}: expected a picture at ${path}, found none` }];
  });
}
