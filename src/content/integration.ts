import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { site } from '../../site.config.ts';
import { ContentError, checkContent } from './check.ts';

/**
 * Stops the build before it starts when an editor's file is not as the schema says. While the site is
 * worked on it only says so: the open page shows the mistake until it is corrected (src/editor).
 */
export function contentCheck(): AstroIntegration {
  let isBeingEdited = false;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBeingEdited = command === 'dev';
      },
      'astro:config:done': ({ config, logger }) => {
        try {
          checkContent(fileURLToPath(config.root), site.languages);
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          logger.error(error.message);
          if (!isBeingEdited) process.exit(1);
        }
      },
    },
  };
}
