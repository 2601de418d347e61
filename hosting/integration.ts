import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { takesMessages } from '../src/lib/inbox.ts';
import { isCopy, settings, siteUrl } from '../src/settings.ts';
import { fullPages, precompress } from './compress.ts';
import { headerRules } from './headers.ts';
import { headersFile, nginxHeaders, nginxRedirects, redirectsFile } from './hostFiles.ts';
import { inlineScriptHashes } from './inlineScripts.ts';
import { publicPages } from './publicPages.ts';
import { readRedirects, redirectProblems } from './redirects.ts';

/** Not uploaded by wrangler: Cloudflare compresses by itself. */
const ASSETS_IGNORE = '*.br\n*.gz\n';

const isPage = (path: string) => path.endsWith('.html') && !path.endsWith('/404.html');
const addressOf = (path: string) => path.replace(/(?:^\/index)?\.html$/, '') || '/';

/**
 * The last step of a build: writes the files that hosts need into dist/ and dist-nginx/, and compresses the pages. Every
 * integration that writes into dist/ stands before it in astro.config.ts.
 */
export function hostFiles(): AstroIntegration {
  let root = '';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const scripts = await writeHostFiles(root, dist);
        const files = await readdir(dist, { recursive: true });
        await precompress(
          files.map((file) => join(dist, file)),
          fullPages(dist),
        );
        logger.info(`Headers (${scripts} inline scripts) and compressed files`);
      },
    },
  };
}

/** Says how many inline scripts the policy allows. */
export async function writeHostFiles(root: string, dist: string): Promise<number> {
  const nginx = join(root, 'dist-nginx');
  const built = (await readdir(dist, { recursive: true })).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
  const redirects = readRedirects(root);
  // Pages have two addresses: /about and the file /about.html.
  const addresses = built.flatMap((file) => [file, addressOf(file)]);
  const problems = redirectProblems(redirects, { url: siteUrl, addresses });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const wholeNames = publicPages(root);
  const pages = built.filter((file) => isPage(file) && !wholeNames.includes(file)).map(addressOf);
  const rewrites = { languages: settings.languages, redirects, wholeNames };
  const scriptHashes = await inlineScriptHashes(dist);
  const rules = headerRules(settings, { scriptHashes, https: true, isCopy });
  await mkdir(nginx, { recursive: true });
  await writeFile(join(dist, '_headers'), headersFile(rules));
  await writeFile(join(dist, '_redirects'), redirectsFile(rewrites));
  await writeFile(join(dist, '.assetsignore'), ASSETS_IGNORE);
  await writeFile(join(nginx, 'headers.conf'), nginxHeaders(rules));
  await writeFile(join(nginx, 'redirects.conf'), nginxRedirects({ ...rewrites, pages }));
  await writeInboxFiles(root, join(nginx, 'inbox.conf'));
  return scriptHashes.length;
}

/** Where no inbox runs behind it, nginx would answer /messages with 502 (docs/inbox.md). */
async function writeInboxFiles(root: string, route: string): Promise<void> {
  if (!takesMessages(settings.inbox)) return rm(route, { force: true });
  await copyFile(join(root, 'deploy/inbox/inbox.conf'), route);
  // A program of its own: the end of a build can import no module any more, Vite has closed its runner.
  execFileSync(process.execPath, [join(root, 'inbox/writeWords.ts')], { cwd: root });
}
