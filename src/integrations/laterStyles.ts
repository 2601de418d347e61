import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LATER_MARKER } from '../components/LaterStyles.tsx';

/**
 * Styles of what stands below the first view: `*.later.css` and `*.later.module.css`. They become one file that all pages
 * share; every other sheet is inlined into its page by Astro (`build.inlineStylesheets` in astro.config.ts).
 */
export const LATER_GROUP = { name: 'later', test: /\.later\.(module\.)?css/ };

const LINK = /<link rel="stylesheet" href="\/_astro\/later\.[^"]+\.css">/;

/** Firefox paints past a style sheet in the body, unless a script waits for it. */
const WAIT = '<script>;</script>';

/** Astro links the shared sheet in the head, where the first paint would wait for it: it is moved to `<LaterStyles />`. */
export const laterStyles = (): AstroIntegration => ({
  name: 'later-styles',
  hooks: {
    'astro:build:done': async ({ assets }) => {
      const pages = [...assets.values()]
        .flat()
        .filter(({ pathname }) => pathname.endsWith('.html'));
      for (const page of pages) {
        const path = fileURLToPath(page);
        const html = await readFile(path, 'utf8');
        const [link] = html.match(LINK) ?? [];
        if (!link || !html.includes(LATER_MARKER))
          throw new Error(`${path}: expected the link of the later styles and <LaterStyles />`);
        await writeFile(
          path,
          html
            .replace(link, '')
            .replace(LATER_MARKER, link + WAIT)
            .replaceAll(LATER_MARKER, ''),
        );
      }
    },
  },
});
