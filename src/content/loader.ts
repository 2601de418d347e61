import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { site } from '../../site.config.ts';
import { contentProblems } from './check.ts';
import { schemaOf } from './files.ts';
import { onContentSettled } from './settled.ts';
import { folderOf, readTranslation } from './translations.ts';
import { merged, shapeOf } from './words.ts';
import { readYaml } from './yamlFile.ts';

const [source, ...others] = site.languages.map(({ lang }) => folderOf(lang));

let answer: Promise<readonly string[]> | undefined;

/** What is wrong with the content. All collections ask at the same moment, and it is looked at once. */
function problemsNow(root: string): Promise<readonly string[]> {
  answer ??= setImmediate().then(() => {
    answer = undefined;
    return contentProblems(root, site.languages);
  });
  return answer;
}

/**
 * Files of the source language and, for each of them, an entry in every other language: the same facts,
 * and its words where they are translated. Ids keep the path below content/: 'de/services/rtl-design'.
 */
export function inEveryLanguage(pattern: string): Loader {
  return {
    name: 'in-every-language',
    load: async ({ store, parseData, config, watcher }) => {
      const root = fileURLToPath(config.root);
      const folder = join(root, 'content', source ?? '');
      const load = async () => {
        const entries: { id: string; data: Record<string, unknown> }[] = [];
        for (const name of globSync(pattern, { cwd: folder })) {
          const file = name.split(sep).join('/');
          const schema = schemaOf(file);
          if (!schema) continue;
          const page = file.replace(/\.yaml$/, '');
          const id = `${source}/${page}`;
          const raw = readYaml(join(folder, file)).data as Record<string, unknown>;
          const data = await parseData<Record<string, unknown>>({ id, data: raw });
          entries.push({ id, data });
          for (const other of others) {
            // Not parsed again: a translation may be longer than its place (npm run languages tells).
            const words = readTranslation(root, other, file);
            entries.push({ id: `${other}/${page}`, data: merged(shapeOf(schema), data, words) });
          }
        }
        store.clear();
        for (const entry of entries) store.set(entry);
      };
      if (!watcher) return load();
      /** What is on the screen stays until the whole content is sound again (src/editor says why). */
      const loadIfSound = async () => {
        if ((await problemsNow(root)).length === 0) await load();
      };
      await loadIfSound();
      onContentSettled(root, watcher, loadIfSound);
    },
  };
}
