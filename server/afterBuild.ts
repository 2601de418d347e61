/** Runs after `astro build`: writes the files that hosts need, and compresses the pages. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isCopy, settings } from '../site.config.ts';
import { precompress } from './compress.ts';
import { fullPages } from './fullPages.ts';
import { headerRules } from './headers.ts';
import { headersFile, nginxHeaders, redirectsFile } from './hostFiles.ts';
import { inlineScriptHashes } from './inlineScripts.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const nginx = join(root, 'dist-nginx');

/** Not uploaded by wrangler: Cloudflare compresses by itself. */
const ASSETS_IGNORE = '*.br\n*.gz\n';

async function afterBuild(): Promise<void> {
  const started = performance.now();
  const scriptHashes = await inlineScriptHashes(dist);
  const rules = headerRules(settings, { scriptHashes, https: true, isCopy });
  await mkdir(nginx, { recursive: true });
  await writeFile(join(dist, '_headers'), headersFile(rules));
  await writeFile(join(dist, '_redirects'), redirectsFile(settings.languages));
  await writeFile(join(dist, '.assetsignore'), ASSETS_IGNORE);
  await writeFile(join(nginx, 'headers.conf'), nginxHeaders(rules));
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
