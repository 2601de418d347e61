import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { normalizePath } from 'vite';
import { contentProblems } from '../content/check/run.ts';
import { watchContent } from '../content/watchContent.ts';
import { allLanguages, readCompany, settings } from '../settings.ts';
import { ACCENT_STYLES } from './accentStyles.ts';

/**
 * In development: the facts of the company are read once, when src/settings.ts is evaluated. A save that changes them, and
 * that a build would take, evaluates it and its importers again and reloads open pages.
 */
export function companyChanges(): AstroIntegration {
  let root = '';
  return {
    name: 'company-changes',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        let shown = JSON.stringify(readCompany(root, allLanguages));
        watchContent(root, server.watcher, () => {
          const company = readCompany(root, allLanguages);
          const now = JSON.stringify(company);
          if (now === shown || contentProblems(root, allLanguages).length > 0) return;
          shown = now;
          // Plugins and the editor run outside of Vite's modules.
          Object.assign(settings, company);
          for (const { moduleGraph } of Object.values(server.environments)) {
            moduleGraph.onFileChange(normalizePath(join(root, 'src/settings.ts')));
            const accent = moduleGraph.getModuleById(ACCENT_STYLES);
            if (accent) moduleGraph.invalidateModule(accent);
          }
          server.environments.client.hot.send({ type: 'full-reload' });
        });
      },
    },
  };
}
