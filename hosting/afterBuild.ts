/** Runs after `astro build`: writes the files that hosts need, and compresses the pages. */
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takesMessages } from '../src/lib/inbox.ts';
import { isCopy, settings, siteUrl } from '../src/settings.ts';
import { precompress } from './compress.ts';
import { fullPages } from './fullPages.ts';
import { headerRules } from './headers.ts';
import { headersFile, nginxHeaders, nginxRedirects, redirectsFile } from './hostFiles.ts';
import { inlineScriptHashes } from './inlineScripts.ts';
import { publicPages } from './publicPages.ts';
import { readRedirects, redirectProblems } from './redirects.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const nginx = join(root, 'dist-nginx');

/** Not uploaded by wrangler: Cloudflare compresses by itself. */
const ASSETS_IGNORE = '*.br\n*.gz\n';

/** The one address of each page: /about. */
const pagesOf = (files: readonly string[]) =>
  files
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
    .map((file) => file.replace(/(?:^\/index)?\.html$/, '') || '/');

/** Pages have two: /about and the file /about.html. */
const addressesOf = (files: readonly string[]) =>
  files
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .flatMap((file) => [file, file.replace(/(?:^\/index)?\.html$/, '') || '/']);

/** Where no inbox runs behind it, nginx would answer /messages with 502 (docs/inbox.md). */
async function writeInboxRoute(): Promise<void> {
  const route = join(nginx, 'inbox.conf');
  if (takesMessages(settings.inbox)) await copyFile(join(root, 'deploy/inbox/inbox.conf'), route);
  else await rm(route, { force: true });
}

async function afterBuild(): Promise<void> {
  const started = performance.now();
  const redirects = readRedirects(root);
  const built = await readdir(dist, { recursive: true });
  const problems = redirectProblems(redirects, { url: siteUrl, addresses: addressesOf(built) });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const wholeNames = publicPages(root);
  const addresses = { languages: settings.languages, redirects, wholeNames };
  const pages = pagesOf(built.filter((file) => !wholeNames.includes(`/${file}`)));
  const scriptHashes = await inlineScriptHashes(dist);
  const rules = headerRules(settings, { scriptHashes, https: true, isCopy });
  await mkdir(nginx, { recursive: true });
  await writeFile(join(dist, '_headers'), headersFile(rules));
  await writeFile(join(dist, '_redirects'), redirectsFile(addresses));
  await writeFile(join(dist, '.assetsignore'), ASSETS_IGNORE);
  await writeFile(join(nginx, 'headers.conf'), nginxHeaders(rules));
  await writeFile(join(nginx, 'redirects.conf'), nginxRedirects({ ...addresses, pages }));
  await writeInboxRoute();
  const files = await readdir(dist, { recursive: true });
  await precompress(
    files.map((file) => join(dist, file)),
    fullPages(dist),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Headers (${scriptHashes.length} inline scripts) and compressed files in ${seconds} s`,
  );
}

await afterBuild().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
