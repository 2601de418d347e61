import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteUrlProblem } from '../../lib/siteUrl.ts';
import { allLanguages, settings } from '../../settings.ts';
import { contentProblems, contentWarnings } from './run.ts';

/** Stops a build with invalid content before it starts. The development server goes on and shows the problems. */
export function contentCheck(): AstroIntegration {
  let isDevelopment = false;
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isDevelopment = command === 'dev';
      },
      'astro:config:done': ({ config, logger }) => {
        const address = siteUrlProblem(settings.url);
        const problems = [
          ...(address ? [`site.config.ts: url: ${address}`] : []),
          ...contentProblems(fileURLToPath(config.root), allLanguages),
        ];
        if (problems.length === 0) {
          for (const each of contentWarnings(fileURLToPath(config.root), allLanguages)) {
            logger.warn(each);
          }
          return;
        }
        logger.error(problems.join('\n'));
        if (!isDevelopment) process.exit(1);
      },
    },
  };
}
