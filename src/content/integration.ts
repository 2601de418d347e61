import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { site } from '../../site.config.ts';
import { ContentError, checkContent } from './check.ts';

/** Stops the build before it starts when an editor's file is not as the schema says. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:done': ({ config, logger }) => {
        try {
          checkContent(fileURLToPath(config.root), site.languages);
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          logger.error(error.message);
          process.exit(1);
        }
      },
    },
  };
}
