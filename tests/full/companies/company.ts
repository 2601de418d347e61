import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { inspect } from 'node:util';
import { parse } from 'yaml';
import { formatContent } from '../../../editor/contentFile.ts';
import { formSchemaOf } from '../../../editor/formSchema.ts';
import { schemaOfFile } from '../../../src/content/files.ts';
import type { SiteSettings } from '../../../src/settings.ts';
import type { ProjectFiles } from '../../support/projectCopy.ts';

/** A company that makes the site its own: what its people change in an afternoon. */
export interface Company {
  settings: Omit<SiteSettings, 'hsts' | 'replyTime'>;
  make: (files: ProjectFiles) => Promise<void>;
  /** What was true of the demo company alone. */
  falseWords: readonly RegExp[];
}

/** A file of the content as somebody edits it: fields without names of types. */
// biome-ignore lint/suspicious/noExplicitAny: each file has another shape, and the check of the build reads the result.
type Content = any;

const LOGO = (box: number, word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} 24"><path d="M2 2h20v20H2z"/><path class="d" d="M8 8h8v8H8z"/>${word}</svg>`;

/** Changes one file of the content and writes it as the editor would. */
export async function edit(
  files: ProjectFiles,
  name: string,
  change: (content: Content) => void,
): Promise<void> {
  const schema = schemaOfFile(name.split('/').slice(2).join('/'));
  if (!schema) throw new Error(`${name}: expected a file with a schema`);
  const content = parse(await files.read(name));
  change(content);
  await files.write(name, formatContent(formSchemaOf(schema), content));
}

/** The settings of the company, and a logo of its own without construction lines. */
export async function rebrand(files: ProjectFiles, settings: Company['settings']): Promise<void> {
  await files.onlyLanguages(
    ...settings.languages.flatMap(({ lang, draft }) => (draft ? [] : lang)),
  );
  const { brand, legalName, tagline, email, accent, splash, url, mapShapesUrl } = settings;
  const { inbox, counter, editor } = settings;
  const facts = { brand, legalName, email, accent, splash };
  for (const { lang } of settings.languages) {
    const name = `content/${lang.toLowerCase()}/company.yaml`;
    const isSource = lang === settings.languages[0].lang;
    if (!isSource && !tagline[lang]) rmSync(files.path(name), { force: true });
    else {
      await edit(files, name, (company) =>
        Object.assign(company, isSource && facts, { tagline: tagline[lang] }),
      );
    }
  }
  const languages = settings.languages.map((language) => {
    const fields = Object.entries(language).map(([name, value]) =>
      typeof value === 'string' ? `${name}: '${value}'` : `${name}: ${value}`,
    );
    return `    { ${fields.join(', ')} },\n`;
  });
  const options = Object.entries({ inbox, counter, editor }).flatMap(([name, value]) =>
    value ? `  ${name}: ${inspect(value, { breakLength: Infinity })},\n` : [],
  );
  // In the form that `npm run format` gives it: lint is part of `npm test`.
  await files.replace(
    'site.config.ts',
    /(export const config: SiteConfig = )\{[\s\S]*?\n\};/,
    `$1{
  url: '${url}',
  hsts: { seconds: 86_400, subdomains: false },
  mapShapesUrl: '${mapShapesUrl}',
  languages: [\n${languages.join('')}  ],
${options.join('')}};`,
  );
  // The notes are the demo company's.
  for (const notes of globSync('content/*/notes', { cwd: files.folder })) {
    rmSync(files.path(notes), { recursive: true });
  }
  await removeExample(files);
  await files.write('src/assets/logo/mark.svg', LOGO(24, ''));
  await files.write('src/assets/logo/logo.svg', LOGO(96, '<path d="M30 8h60v8H30z"/>'));
  rmSync(files.path('src/assets/logo/construction.svg'));
}

/** The worked example is the demo company's: its folder, its words, and the fields that lead to it. */
async function removeExample(files: ProjectFiles): Promise<void> {
  rmSync(files.path('example'), { recursive: true, force: true });
  await files.replace('package.json', /\n *"example": .*/, '');
  for (const words of contentFiles(files, 'content/*/pages/example.yaml'))
    rmSync(files.path(words));
  for (const name of contentFiles(files, 'content/en/services/*.yaml')) {
    await edit(files, name, ({ deliverables = [] }) => {
      for (const each of deliverables) each.specimen = undefined;
    });
  }
}

/** A specimen of its own: one Markdown file with a title block, its file, and the words of the index. */
export async function addSpecimen(
  files: ProjectFiles,
  { service, words }: { service: string; words: Readonly<Record<string, string>> },
): Promise<void> {
  mkdirSync(files.path('example/desk'), { recursive: true });
  await files.write('example/desk/lengths.csv', 'n,m\n1,0.9\n2,0.8\n');
  await files.write(
    'example/desk/specimen.md',
    `---
layer: desk
title: Lengths of a desk
document: Measurement report
product: D-1, made for this website
tools: [Ruler 2]
issue: 1
date: 2026-11-19
verdict: 1 of 1 checks pass
requirements:
  - { id: R1, what: It fits the room, limit: 1 m, result: 0.9 m, verdict: pass }
plots:
  - id: lengths
    title: Lengths
    file: lengths.csv
    x: { column: n, label: number, min: 0, max: 3 }
    y: { column: m, label: 'length, m', min: 0, max: 2 }
findings:
  - { id: F1, text: The first ruler was bent. }
files:
  - { path: desk/lengths.csv, what: what was measured }
repeat: [Measure it again]
---
## Lengths

[Lengths](lengths.csv)
`,
  );
  for (const [folder, word] of Object.entries(words)) {
    await files.write(`content/${folder}/pages/example.yaml`, '{}\n');
    await edit(files, `content/${folder}/pages/example.yaml`, (page) =>
      Object.assign(page, exampleWords(word, folder === 'en' ? service : undefined)),
    );
  }
}

/** Each with a number: two sections of a page may not have one name. */
let written = 0;
const words = (word: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `${word} ${++written}`]));

/** The words of the index; facts stand in the source alone. */
const exampleWords = (word: string, service: string | undefined) => ({
  ...words(word, 'title', 'heading', 'made', 'lead', 'notMade', 'layersName'),
  meta: `${word}: ${'x'.repeat(50)}`,
  specimenMeta: `{title}: ${word}, with what was asked and what came out`,
  handsOn: '{text}',
  layers: [{ id: 'desk', ...(service && { service }), title: word, question: word }],
  requirements: {
    ...words(word, 'title', 'text', 'number', 'what', 'layer', 'result', 'pass', 'part', 'fail'),
    ...words(word, 'notShown', 'notMade'),
    checks: '{count} / {total}',
    items: [{ id: 'R1', text: word, ...(service && { layers: ['desk'] }) }],
  },
  failed: words(word, 'title', 'text'),
  questions: words(word, 'title'),
  reading: words(word, 'title', 'text'),
  links: {
    ...words('{title}', 'deliverable', 'calculation', 'confirms', 'contradicts'),
    ...words(word, 'set', 'line'),
  },
  ...(service && {
    specimen: {
      ...words(word, 'product', 'document', 'tools', 'issue', 'state', 'address', 'requirements'),
      ...words(word, 'number', 'what', 'limit', 'result', 'verdict', 'pass', 'fail', 'notShown'),
      ...words(word, 'findings', 'open', 'attack', 'same', 'set', 'files', 'repeat'),
      layer: '{number} / {total}',
      counts: '{findings} + {open}',
    },
  }),
});

/** Every file of a service: words and calculation in each language, picture, drawings. Then the places that the build names. */
export async function removeServices(files: ProjectFiles, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) {
    for (const name of globSync(
      [
        `content/*/{services,calculations}/${slug}.yaml`,
        `src/assets/{images,drawings,textures}/${slug}.*`,
        `src/assets/figures/${slug}-*.svg`,
      ],
      { cwd: files.folder },
    )) {
      rmSync(files.path(name));
    }
  }
  const isGone = (slug: string) => slugs.includes(slug);
  const gone: Record<string, Set<string>> = {
    stops: new Set(),
    items: new Set(),
    groups: new Set(),
  };
  const without = (list: string, entries: Content[], keep: (entry: Content) => boolean) =>
    entries.filter((entry) => keep(entry) || !gone[list]?.add(entry.id));
  await edit(files, 'content/en/menu.yaml', (menu) => {
    for (const group of menu.groups)
      group.services = group.services.filter((slug: string) => !isGone(slug));
    menu.groups = without('groups', menu.groups, ({ services }) => services.length > 0);
  });
  await edit(files, 'content/en/scale.yaml', (scale) => {
    scale.stops = without('stops', scale.stops, ({ service }) => !isGone(service));
  });
  await edit(files, 'content/en/pages/services.yaml', ({ symptoms }) => {
    symptoms.items = without('items', symptoms.items, ({ service }) => !isGone(service));
    for (const symptom of symptoms.items) {
      if (isGone(symptom.calculation)) symptom.calculation = undefined;
    }
  });
  for (const name of contentFiles(files, 'content/en/services/*.yaml')) {
    await edit(files, name, (service) => {
      const related = (service.related ?? []).filter((slug: string) => !isGone(slug));
      if (related.length === service.related?.length) return;
      service.related = related;
      service.together = undefined;
    });
  }
  await removeFromTranslations(files, gone);
}

const contentFiles = (files: ProjectFiles, pattern: string) =>
  globSync(pattern, { cwd: files.folder }).map((name) => name.split(sep).join('/'));

/** What the source no longer has: the check asks for it, naming each place. */
async function removeFromTranslations(
  files: ProjectFiles,
  gone: Readonly<Record<string, ReadonlySet<string>>>,
): Promise<void> {
  const kept = (list: string, entries: Content[]) =>
    entries.filter(({ id }) => !gone[list]?.has(id));
  for (const folder of contentFiles(files, 'content/*').filter((name) => name !== 'content/en')) {
    await edit(files, join(folder, 'menu.yaml'), (menu) => {
      menu.groups = kept('groups', menu.groups);
    });
    await edit(files, join(folder, 'scale.yaml'), (scale) => {
      scale.stops = kept('stops', scale.stops);
    });
    await edit(files, join(folder, 'pages/services.yaml'), ({ symptoms }) => {
      symptoms.items = kept('items', symptoms.items);
    });
    for (const name of contentFiles(files, `${folder}/services/*.yaml`)) {
      const source = parse(await files.read(name.replace(folder, 'content/en')));
      await edit(files, name, (service) => {
        if (!source.together) service.together = undefined;
      });
    }
  }
}
