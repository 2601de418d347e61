/** `npm run deploy`: files only, or files and the inbox where the settings have one. */
import { settings } from '../../site.config.ts';
import { takesMessages } from '../../src/lib/inbox.ts';
import { wrangler } from './wrangler.ts';

wrangler(takesMessages(settings.inbox) ? 'wrangler.inbox.jsonc' : 'wrangler.jsonc', 'deploy');
