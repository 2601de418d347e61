import { globSync, rmSync } from 'node:fs';
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
  await files.write('src/assets/logo/mark.svg', LOGO(24, ''));
  await files.write('src/assets/logo/logo.svg', LOGO(96, '<path d="M30 8h60v8H30z"/>'));
  rmSync(files.path('src/assets/logo/construction.svg'));
}

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
    fields: new Set(),
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
  await edit(files, 'content/en/pages/about.yaml', (about) => {
    for (const field of about.fields)
      field.services = field.services.filter((slug: string) => !isGone(slug));
    about.fields = without('fields', about.fields, ({ services }) => services.length > 0);
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
    await edit(files, join(folder, 'pages/about.yaml'), (about) => {
      about.fields = kept('fields', about.fields);
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
