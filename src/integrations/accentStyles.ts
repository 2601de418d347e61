import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { settings } from '../../site.config.ts';
import { accentCss, accentProblemsOn } from '../styles/accentCss.ts';

/** What src/layouts/Page.astro imports beside tokens.css. */
const MODULE = 'virtual:accent.css';

const readTokens = () => readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** The accent of site.config.ts as a style sheet. One that nobody could read stops a build. */
export const accentStyles = (): AstroIntegration => ({
  name: 'accent-styles',
  hooks: {
    'astro:config:setup': ({ command, logger, updateConfig }) => {
      const problems = accentProblemsOn(settings.accent, readTokens());
      if (problems.length > 0) {
        logger.error(problems.join('\n'));
        if (command !== 'dev') process.exit(1);
      }
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'accent-styles',
              resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
              load: (id) =>
                id === `\0${MODULE}` ? accentCss(settings.accent, readTokens()) : undefined,
            },
          ],
        },
      });
    },
  },
});
