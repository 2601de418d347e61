/**
 * Run once, `node deploy/cloudflare/createDatabase.ts`: creates the database of the inbox. wrangler asks whether it may write the id into
 * wrangler.inbox.jsonc; then the table is made.
 */
import { wrangler } from './wrangler.ts';

const CONFIG = 'wrangler.inbox.jsonc';
wrangler(CONFIG, 'd1', 'create', 'inbox', '--binding', 'DB', '--update-config');
wrangler(CONFIG, 'd1', 'migrations', 'apply', 'inbox', '--remote');
