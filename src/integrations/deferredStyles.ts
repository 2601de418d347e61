import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DEFERRED_MARKER } from '../components/DeferredStyles.tsx';

/**
 * Styles below the first view stand in `*.deferred.css` and `*.deferred.module.css`. They become one file that all pages
 * share; every other sheet is inlined into its page by Astro (`build.inlineStylesheets` in astro.config.ts).
 */
export const DEFERRED_GROUP = { name: 'deferred', test: /\.deferred\.(module\.)?css/ };

const LINK = /<link rel="stylesheet" href="\/_astro\/deferred\.[^"]+\.css">/;

/** Firefox would paint what follows a style sheet in the body unstyled; a script has to wait for the sheet. */
const WAITING_SCRIPT = '<script>;</script>';

/** Moves the link of the shared sheet from the head, where the first paint would wait for it, to `<DeferredStyles />`. */
export const deferredStyles = (): AstroIntegration => ({
  name: 'deferred-styles',
  hooks: {
    'astro:build:done': async ({ assets }) => {
      const pages = [...assets.values()]
        .flat()
        .filter(({ pathname }) => pathname.endsWith('.html'));
      for (const page of pages) {
        const path = fileURLToPath(page);
        const html = await readFile(path, 'utf8');
        const [link] = html.match(LINK) ?? [];
        if (!link || !html.includes(DEFERRED_MARKER))
          throw new Error(
            `${path}: expected the link of the deferred styles and <DeferredStyles />`,
          );
        await writeFile(
          path,
          html
            .replace(link, '')
            .replace(DEFERRED_MARKER, link + WAITING_SCRIPT)
            .replaceAll(DEFERRED_MARKER, ''),
        );
      }
    },
  },
});
