import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { cssModules } from './classNames.ts';
import { fitPage } from './fitPage.ts';
import { leanStyles, scriptsIn, stylesIn } from './leanStyles.ts';

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
        const scripts = new Set<string>();
        const styles = new Set<string>();
        for await (const { text } of filesIn(dist, '_astro/*.js')) scripts.add(text);
        for await (const { text } of filesIn(dist, '**/*.html')) {
          for (const script of scriptsIn(text)) scripts.add(script);
          for (const style of stylesIn(text)) styles.add(style);
        }
        const modules = [...cssModules(root).values()].map((names) => [...names.values()]);
        const lean = leanStyles({ scripts, styles, modules });
        for await (const { path, text } of filesIn(dist, '**/*.html')) {
          const { html, css } = fitPage(lean(text));
          await writeFile(path, html);
          if (css) await writeFile(join(dist, css.href), css.text);
        }
      },
    },
  };
}

/** One after the other: a site of many pages does not fit into memory. */
async function* filesIn(folder: string, pattern: string) {
  for await (const file of glob(pattern, { cwd: folder })) {
    const path = join(folder, file);
    yield { path, text: await readFile(path, 'utf8') };
  }
}
