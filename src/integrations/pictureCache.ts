import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Astro adds each encoded picture to .cache/assets, which is committed; one that no page shows any more leaves it. */
export function pictureCache(): AstroIntegration {
  let cache = '';
  return {
    name: 'picture-cache',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = join(fileURLToPath(config.cacheDir), 'assets');
      },
      'astro:build:done': async ({ dir }) => {
        const used = await readdir(fileURLToPath(new URL('_astro/', dir)));
        // A site without pictures has none.
        await mkdir(cache, { recursive: true });
        const unused = (await readdir(cache)).filter((name) => !used.includes(name));
        await Promise.all(unused.map((name) => rm(join(cache, name))));
      },
    },
  };
}
