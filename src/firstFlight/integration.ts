import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cssModules } from './classNames.ts';
import { fitPage } from './fitPage.ts';
import { leanStyles } from './leanStyles.ts';

/** Makes the first view of every built page arrive in the first flight, where that can be had. */
export function firstFlight(): AstroIntegration {
  let root = '';
  return {
    name: 'first-flight',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await mkdir(join(dist, '_astro'), { recursive: true });
        const pages = leanStyles({
          pages: await readFiles(dist, '**/*.html'),
          scripts: [...(await readFiles(dist, '_astro/*.js')).values()],
          modules: [...cssModules(root).values()].map((names) => [...names.values()]),
        });
        for (const [file, page] of pages) {
          const { html, css } = fitPage(page);
          await writeFile(join(dist, file), html);
          if (css) await writeFile(join(dist, css.href), css.text);
        }
      },
    },
  };
}

async function readFiles(folder: string, pattern: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const file of glob(pattern, { cwd: folder }))
    texts.set(file, await readFile(join(folder, file), 'utf8'));
  return texts;
}
