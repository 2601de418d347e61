/**
 * `node deploy/cloudflare/preview.ts --name pr-1`: a copy of the site beside it, as the preview of a pull request;
 * `node deploy/cloudflare/preview.ts delete --name pr-1` removes it.
 */

import { builtFor } from '../../hosting/builtFor.ts';
import { isCopy, siteUrl } from '../../src/settings.ts';
import { wrangler } from './wrangler.ts';

const isRemoval = process.argv[2] === 'delete';
if (!isRemoval && !(isCopy && builtFor('dist') === siteUrl)) {
  console.error(
    'A preview needs an address of its own: SITE_URL=https://… npm run build, and the same again.',
  );
  process.exit(1);
}
wrangler('wrangler.preview.jsonc', 'preview');
