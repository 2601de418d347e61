import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { allLanguages, settings } from '../settings.ts';
import { contentProblems } from './check/run.ts';
import { isMarkdown, readContentFile } from './contentFile.ts';
import { schemaOfFile } from './files.ts';
import { renderIn } from './markdown/render.ts';
import { folderOf, readTranslation } from './translations/files.ts';
import { fieldSchemaOf, mergeTranslation } from './translations/merge.ts';
import { watchContent } from './watchContent.ts';

type Entry = Parameters<LoaderContext['store']['set']>[0];

const [source, ...others] = settings.languages.map(({ lang }) => folderOf(lang));

let runningCheck: Promise<readonly string[]> | undefined;

/** All collections ask for the check at the same moment; it runs once. */
function checkContent(root: string): Promise<readonly string[]> {
  runningCheck ??= setImmediate().then(() => {
    runningCheck = undefined;
    return contentProblems(root, allLanguages);
  });
  return runningCheck;
}

/**
 * A content loader. Each file of the source language becomes one entry for every language: the facts of the
 * source with the words of that language; Markdown is rendered. Ids are paths below content/: 'de/services/rtl-design'. The schema is
 * that of the file and not of the collection, because each page has its own.
 */
export function inEveryLanguage(pattern: string): Loader {
  return {
    name: 'in-every-language',
    load: async ({ store, config, watcher, renderMarkdown }) => {
      const root = fileURLToPath(config.root);
      const folder = join(root, 'content', source ?? '');
      const load = async () => {
        const entries: Entry[] = [];
        const add = async (language: string, file: string, data: Record<string, unknown>) => {
          const id = `${language}/${file.replace(/\.(?:yaml|md)$/, '')}`;
          const rendered = isMarkdown(file)
            ? await renderIn(language, { root, file, data, render: renderMarkdown })
            : { data };
          entries.push({ id, ...rendered });
        };
        for (const name of globSync(pattern, { cwd: folder })) {
          const file = name.split(sep).join('/');
          const schema = schemaOfFile(file);
          if (!schema) continue; // the check names it
          const data = schema.parse(readContentFile(join(folder, file)).data) as Record<
            string,
            unknown
          >;
          if (data.draft === true) continue;
          await add(source ?? '', file, data);
          for (const other of others) {
            // Not validated: a translation may be too long, which `npm run languages` reports.
            const words = readTranslation(root, other, file);
            await add(other, file, mergeTranslation(fieldSchemaOf(schema), data, words));
          }
        }
        store.clear();
        for (const entry of entries) store.set(entry);
      };
      if (!watcher) return load();
      // Invalid content: pages keep showing the last valid content, and editor/ shows the problems.
      const loadIfValid = async () => {
        if ((await checkContent(root)).length === 0) await load();
      };
      await loadIfValid();
      watchContent(root, watcher, loadIfValid);
    },
  };
}
