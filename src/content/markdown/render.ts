import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { servicePath } from '../../lib/paths.ts';
import { settings } from '../../settings.ts';
import { pathsOf } from '../pages.ts';
import type { NoteContent } from '../schemas/markdown.ts';
import type { NotesPageContent } from '../schemas/notesPage.ts';
import { valuesOf } from '../settingsValues.ts';
import { folderOf } from '../translations/files.ts';
import { calculationDrawing } from './calculationDrawing.ts';
import type { RenderContext } from './processor.ts';
import { wordsOf } from './wordsOf.ts';

const [source] = settings.languages.map(({ lang }) => folderOf(lang));
const WORDS = 'pages/notes.yaml';

interface MarkdownEntry {
  root: string;
  /** 'notes/2026-11-synchronisers.md' */
  file: string;
  /** Its fields in one language. */
  data: Record<string, unknown>;
  render: LoaderContext['renderMarkdown'];
}

/** An entry of a collection: the fields, and the text rendered by Astro's Markdown. */
export async function renderIn(folder: string, { root, file, data, render }: MarkdownEntry) {
  const { body, ...fields } = data;
  // A text that is not translated keeps the words of its own language around it (WCAG 3.1.2).
  const written = existsSync(join(root, 'content', folder, file)) ? folder : (source ?? '');
  const language = settings.languages.find(({ lang }) => folderOf(lang) === written);
  const { lang, locale } = language ?? settings.languages[0];
  const { formula, code, table, footnote, move } = wordsOf<NotesPageContent>(root, written, WORDS);
  // What leads a visitor on is in the language of the page.
  const { back } = wordsOf<NotesPageContent>(root, folder, WORDS);
  const backLang = settings.languages.find((each) => folderOf(each.lang) === folder)?.lang;
  const kind = file.startsWith('notes/') ? 'note' : 'page';
  const pathOf = (slug: string) => servicePath(pathsOf(folder, source ?? ''), slug);
  const { calculation } = fields as Partial<NoteContent>;
  const drawing =
    calculation && calculationDrawing(calculation, { root, folder: written, locale, pathOf, move });
  const context: RenderContext = {
    locale,
    values: valuesOf(lang),
    prefix: folder === source ? '' : `/${folder}`,
    words: {
      kind,
      formula,
      code,
      table,
      footnote,
      back,
      ...(written !== folder && backLang && { backLang }),
      ...(drawing && { drawing }),
    },
  };
  // Pictures stand beside the source, whatever the language of the text.
  const filePath = `content/${source}/${file}`;
  const rendered = await render(`---\n${JSON.stringify(context)}\n---\n${body}`, {
    fileURL: pathToFileURL(join(root, filePath)),
  });
  return {
    data: fields,
    body: String(body),
    filePath,
    rendered,
    assetImports: rendered.metadata?.imagePaths ?? [],
  };
}
