import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fitPage } from './fitPage.ts';

/** Makes the first view of every built page arrive in the first flight, where that can be had. */
export function firstFlight(): AstroIntegration {
  return {
    name: 'first-flight',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await mkdir(join(dist, '_astro'), { recursive: true });
        for await (const file of glob('**/*.html', { cwd: dist })) {
          const path = join(dist, file);
          const { html, css } = fitPage(await readFile(path, 'utf8'));
          await writeFile(path, html);
          if (css) await writeFile(join(dist, css.href), css.text);
        }
      },
    },
  };
}
