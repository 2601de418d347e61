/** `npm run deploy`: files only, or files and the inbox where the settings have one; at the address of the build. */

import { builtFor } from '../../hosting/builtFor.ts';
import { takesMessages } from '../../src/lib/inbox.ts';
import { isCopy, settings, siteUrl } from '../../src/settings.ts';
import { wrangler } from './wrangler.ts';

const address = builtFor('dist');
if (address !== siteUrl) {
  console.error(`dist/ was built for ${address}, not for ${siteUrl}: run "npm run build" first.`);
  process.exit(1);
}

// A copy is a Worker of its own without the inbox: nothing written there reaches the company.
const worker = isCopy ? ['--name', 'site-staging'] : [];
const config = takesMessages(settings.inbox) && !isCopy ? 'wrangler.inbox.jsonc' : 'wrangler.jsonc';
wrangler(config, 'deploy', ...worker, '--domain', new URL(siteUrl).hostname);
