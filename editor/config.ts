import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import type { EditorSettings } from '../site.config.ts';
import { SINGLE_FILES } from '../src/content/files.ts';
import { pages } from '../src/content/pages.ts';
import { serviceSchema } from '../src/content/schemas/service.ts';
import { folderOf } from '../src/content/translations/files.ts';
import type { SiteSettings } from '../src/settings.ts';
import { collectionOf, formFields, PAGES, REST, SERVICES, titleOf } from './formFields.ts';
import { type FormSchema, formSchemaOf } from './formSchema.ts';
import { markdownCollections, markdownFormats } from './markdownCollections.ts';

/** Each kind of file has a format of its own, because contentFile.ts needs its schema. */
const formatOf = (name: string) => `content-${name.replaceAll(/[^a-z]+/g, '-')}`;

/** The page on which the words of a file stand; words that all pages share have no address. */
function previewOf(file: string): string | undefined {
  const page = pages.find(({ files }) => files.includes(file));
  return page && (page.path === '/' ? page.path : page.path.slice(1));
}

function fileOf(file: string, source: string): CollectionFile {
  const { name } = collectionOf(file);
  const form = formSchemaOf(SINGLE_FILES[file] ?? serviceSchema);
  const preview = previewOf(file);
  return {
    name,
    label: titleOf(name.replaceAll('-', ' '), form),
    file: `content/{{locale}}/${file}`,
    format: formatOf(file),
    i18n: true,
    ...(preview && { preview_path: preview }),
    fields: formFields(form, source),
  };
}

/** The schema of each kind of file, by the name of its format. */
export const formats = (source: string): Record<string, FormSchema> => ({
  ...markdownFormats(source),
  [formatOf(SERVICES)]: formSchemaOf(serviceSchema),
  ...Object.fromEntries(
    Object.entries(SINGLE_FILES).map(([file, schema]) => [formatOf(file), formSchemaOf(schema)]),
  ),
});

/** 'test-repo' reads and writes the browser's file system, which localFolder.ts replaces by the project's. */
function backendOf(editor: EditorSettings | undefined): CmsConfig['backend'] {
  if (!editor) return { name: 'test-repo' };
  const { repository, branch, signIn } = editor;
  return {
    name: 'github',
    repo: repository,
    branch,
    auth_methods: signIn ? ['oauth', 'token'] : ['token'],
    ...(signIn && { base_url: signIn }),
  };
}

export function editorConfig(site: SiteSettings, editor?: EditorSettings): CmsConfig {
  const [source = '', ...others] = site.languages.map(({ lang }) => folderOf(lang));
  const files = Object.keys(SINGLE_FILES);
  const inCollection = (name: string) =>
    files
      .filter((file) => collectionOf(file).collection === name)
      .map((file) => fileOf(file, source));
  return {
    load_config_file: false,
    backend: backendOf(editor),
    app_title: `${site.brand}: edit the site`,
    logo: { src: '/favicon.svg' },
    media_folder: '/src/assets/images',
    public_folder: '/src/assets/images',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 8 * 1024 * 1024 } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: {
      structure: 'multiple_root_folders',
      locales: [source, ...others],
      default_locale: source,
      initial_locales: 'default',
    },
    editor: { preview: false },
    collections: [
      {
        name: SERVICES,
        label: 'Services',
        label_singular: 'Service',
        description: 'A new service also needs a line in the menu: Whole site, Menu, its group.',
        icon: 'memory',
        folder: `content/{{locale}}/${SERVICES}`,
        extension: 'yaml',
        format: formatOf(SERVICES),
        i18n: true,
        create: true,
        slug: { template: '{{title}}', editable: ['create'] },
        summary: '{{title}}',
        thumbnail: 'image.file',
        preview_path: 'services/{{slug}}',
        fields: formFields(formSchemaOf(serviceSchema), source),
      },
      {
        name: PAGES,
        label: 'Pages',
        description: 'The pages that every site has. New ones are made under Further pages.',
        icon: 'web',
        i18n: true,
        files: inCollection(PAGES),
      },
      ...markdownCollections(source),
      {
        name: REST,
        label: 'Whole site',
        icon: 'public',
        i18n: true,
        files: inCollection(REST),
      },
    ],
  };
}
