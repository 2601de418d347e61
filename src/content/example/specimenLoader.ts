import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { settings } from '../../settings.ts';
import { readMarkdown } from '../markdown/markdownFile.ts';
import type { RenderContext } from '../markdown/processor.ts';
import { wordsOf } from '../markdown/wordsOf.ts';
import type { NotesPageContent } from '../schemas/notesPage.ts';
import { type SpecimenContent, specimenSchema } from '../schemas/specimen.ts';
import { valuesOf } from '../settingsValues.ts';
import { folderOf } from '../translations/files.ts';
import { watchContent } from '../watchContent.ts';
import { EXAMPLE_FOLDER, type SpecimenFile, specimenFiles } from './specimenFiles.ts';
import { specimenPlot } from './specimenPlot.ts';

type Render = LoaderContext['renderMarkdown'];

const [source] = settings.languages;

/**
 * The specimens of the worked example, rendered once for each language: their words are those of the source, and their
 * links lead to the pages of the language. Texts of the title block become HTML.
 */
export const specimenLoader = (): Loader => ({
  name: 'specimens',
  load: async ({ store, config, watcher, renderMarkdown }) => {
    const root = fileURLToPath(config.root);
    const load = async () => {
      const entries = await Promise.all(
        settings.languages.flatMap(({ lang }) =>
          specimenFiles(root).map((file) =>
            specimenEntry(root, folderOf(lang), file, renderMarkdown),
          ),
        ),
      );
      store.clear();
      for (const entry of entries) store.set(entry);
    };
    await load();
    if (watcher) watchContent(root, watcher, load);
  },
});

async function specimenEntry(
  root: string,
  folder: string,
  { layer, file }: SpecimenFile,
  render: Render,
) {
  const { body, ...fields } = specimenSchema.parse(readMarkdown(join(root, file)).data);
  const context = contextOf(root, folder, layer, fields.plots);
  const rendered = (text: string) =>
    render(`---\n${JSON.stringify(context)}\n---\n${text}`, {
      fileURL: pathToFileURL(join(root, file)),
    });
  const inline = async (text: string) =>
    (await rendered(text)).html.replace(/^[\s\S]*?<p>/, '').replace(/<\/p>[\s\S]*$/, '');
  const data = {
    ...fields,
    findings: await Promise.all(
      fields.findings.map(async (each) => ({ ...each, text: await inline(each.text) })),
    ),
    open: await Promise.all(
      fields.open.map(async (each) => ({ ...each, text: await inline(each.text) })),
    ),
    attack: await Promise.all(
      fields.attack.map(async ({ doubt, answer }) => ({
        doubt: await inline(doubt),
        answer: await inline(answer),
      })),
    ),
  };
  return { id: `${folder}/${layer}`, data, filePath: file, rendered: await rendered(body) };
}

function contextOf(
  root: string,
  folder: string,
  layer: string,
  plots: SpecimenContent['plots'],
): RenderContext {
  const { lang, locale } = source;
  const files = `/${EXAMPLE_FOLDER}/${layer}/`;
  const words = wordsOf<NotesPageContent>(root, folderOf(lang), 'pages/notes.yaml');
  const { formula, code, table, footnote, back } = words;
  return {
    locale,
    values: valuesOf(lang),
    prefix: folder === folderOf(lang) ? '' : `/${folder}`,
    files,
    words: {
      kind: 'page',
      formula,
      code,
      table,
      footnote,
      back,
      plots: Object.fromEntries(
        plots.map((plot) => [files + plot.file, specimenPlot(root, layer, plot, locale)]),
      ),
    },
  };
}
