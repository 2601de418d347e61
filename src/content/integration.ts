import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { site } from '../../site.config.ts';
import { contentProblems } from './check.ts';

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
        const problems = contentProblems(fileURLToPath(config.root), site.languages);
        if (problems.length === 0) return;
        logger.error(problems.join('\n'));
        if (!isBeingEdited) process.exit(1);
      },
    },
  };
}
