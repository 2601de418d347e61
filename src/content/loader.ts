import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { parse } from 'yaml';
import { site } from '../../site.config.ts';
import { schemaOf } from './files.ts';
import { folderOf, readTranslation } from './translations.ts';
import { merged, shapeOf } from './words.ts';

const [source, ...others] = site.languages.map(({ lang }) => folderOf(lang));

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
        store.clear();
        for (const name of globSync(pattern, { cwd: folder })) {
          const file = name.split(sep).join('/');
          const schema = schemaOf(file);
          if (!schema) continue;
          const page = file.replace(/\.yaml$/, '');
          const id = `${source}/${page}`;
          const raw = parse(readFileSync(join(folder, file), 'utf8'));
          const data = await parseData<Record<string, unknown>>({ id, data: raw });
          store.set({ id, data });
          for (const other of others) {
            // Not parsed again: a translation may be longer than its place (npm run languages tells).
            const words = readTranslation(root, other, file);
            store.set({ id: `${other}/${page}`, data: merged(shapeOf(schema), data, words) });
          }
        }
      };
      await load();
      watcher?.on('all', (_event, path) => {
        const isContent = !relative(join(root, 'content'), path).startsWith('..');
        if (isContent && path.endsWith('.yaml')) void load();
      });
    },
  };
}
