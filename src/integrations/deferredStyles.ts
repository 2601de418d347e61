import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DEFERRED_MARKER } from '../components/DeferredStyles.tsx';

const deferred = { name: 'deferred', test: /\.deferred\.(module\.)?css/ };

/**
 * Styles below the first view stand in `*.deferred.css` and `*.deferred.module.css`: what several routes show becomes one
 * file, `deferred.css`, that a visitor downloads once; what one route alone shows is a file of its own, such as
 * `deferred~contact.css`. Every other sheet is inlined into its page by Astro (`build.inlineStylesheets`).
 */
export const DEFERRED_GROUPS = [
  { ...deferred, minShareCount: 2 },
  { ...deferred, entriesAware: true },
];

const LINK = /<link rel="stylesheet" href="\/_astro\/deferred[.~][^"]+\.css">/g;

/** Firefox would paint what follows a style sheet in the body unstyled; a script has to wait for the sheet. */
const WAITING_SCRIPT = '<script>;</script>';

/** Moves these links from the head, where the first paint would wait for them, to `<DeferredStyles />`. */
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
        const links = html.match(LINK);
        if (!links || !html.includes(DEFERRED_MARKER))
          throw new Error(
            `${path}: expected the link of the deferred styles and <DeferredStyles />`,
          );
        // A route's own rules come after those that it shares, as in its imports: "." sorts before "~".
        await writeFile(
          path,
          html
            .replaceAll(LINK, '')
            .replace(DEFERRED_MARKER, links.sort().join('') + WAITING_SCRIPT)
            .replaceAll(DEFERRED_MARKER, ''),
        );
      }
    },
  },
});
