import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { settings } from '../settings.ts';
import { accentCss } from '../styles/accentCss.ts';

/** What src/layouts/Page.astro imports beside tokens.css. */
const MODULE = 'virtual:accent.css';
/** Its id in Vite's graph of modules. */
export const ACCENT_STYLES = `\0${MODULE}`;

const readTokens = () => readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** The accent of the settings as a style sheet. */
export const accentStyles = (): AstroIntegration => ({
  name: 'accent-styles',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'accent-styles',
              resolveId: (id) => (id === MODULE ? ACCENT_STYLES : undefined),
              load: (id) =>
                id === ACCENT_STYLES ? accentCss(settings.accent, readTokens()) : undefined,
            },
          ],
        },
      });
    },
  },
});
