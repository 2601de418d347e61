import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ADMIN_PAGE } from '../hosting/headers.ts';
import { settings } from '../src/settings.ts';
import { adminPage } from './adminPage.ts';
import { buildEditor } from './bundle.ts';
import { serveEditor } from './localEditor.ts';
import { PROBLEMS_ROUTE, serveContentProblems } from './serveContentProblems.ts';

/** `npm run edit` is `astro dev` in this mode. */
const EDIT_MODE = 'edit';

const BANNER = `import { showProblems } from '/editor/problemsBanner.ts';
showProblems('${PROBLEMS_ROUTE}');`;

/** It has packages of its own, which a site without an editor needs not. */
function installEditor(root: string): void {
  const folder = join(root, 'editor');
  if (!existsSync(join(folder, 'node_modules'))) execSync('npm ci', { cwd: folder });
}

/**
 * In development: problems of the content over the open page, and with `npm run edit` also the editor. In a
 * build: the editor for the repository that the settings name, if they name one.
 */
export function editor(): AstroIntegration {
  let root = '';
  let isEditing = false;
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, config, injectScript }) => {
        root = fileURLToPath(config.root);
        if (command === 'dev') injectScript('page', BANNER);
      },
      'astro:server:setup': ({ server, logger }) => {
        serveContentProblems(root, server, logger);
        isEditing = server.config.mode === EDIT_MODE;
        if (isEditing) serveEditor(root, server);
      },
      'astro:server:start': ({ address, logger }) => {
        if (!isEditing) return;
        logger.info(`Open http://localhost:${address.port}/admin to edit,`);
        logger.info(`and http://localhost:${address.port}/ beside it to see each save.`);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!settings.editor) return;
        const dist = fileURLToPath(dir);
        installEditor(root);
        const { entry, files } = await buildEditor(root);
        for (const [path, content] of [
          ...files,
          [ADMIN_PAGE, adminPage(settings, entry)] as const,
        ]) {
          await mkdir(dirname(join(dist, path)), { recursive: true });
          await writeFile(join(dist, path), content);
        }
        logger.info(`/admin edits ${settings.editor.repository}, branch ${settings.editor.branch}`);
      },
    },
  };
}
