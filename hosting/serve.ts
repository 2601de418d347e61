/** `npm run serve`: the built site at http://localhost:4321/. PORT and HOST choose another address. */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { takesMessages } from '../src/lib/inbox.ts';
import { settings } from '../src/settings.ts';
import { createPreview } from './preview.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const port = Number(process.env.PORT || 4321);
/** Only this machine, unless HOST says otherwise (0.0.0.0 for every network). */
const host = process.env.HOST || '127.0.0.1';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is already in use. Stop the other program, or choose another: PORT=4322 npm start',
  EACCES: 'needs more rights. Choose one above 1023: PORT=4321 npm start',
  EADDRNOTAVAIL: 'is on an address this machine does not have. Check HOST.',
  ENOTFOUND: 'is on a name this machine cannot resolve. Check HOST.',
};

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT must be a whole number from 0 to 65535, not "${process.env.PORT}".`);
}
if (!existsSync(join(dist, 'index.html'))) {
  fail('There is nothing to serve yet. Run "npm run build" first.');
}

/** It has packages of its own, which only a site with an inbox needs: so it is no plain import. */
async function startInbox(): Promise<RequestListener | undefined> {
  if (!takesMessages(settings.inbox)) return undefined;
  const folder = join(import.meta.dirname, '../inbox');
  // Without a prefix npm would look for a package.json in the folders above, and install there.
  if (!existsSync(join(folder, 'node_modules'))) execSync('npm ci --prefix .', { cwd: folder });
  const inbox = new URL('../inbox/src/local.ts', import.meta.url);
  return (await import(inbox.href)).startLocalInbox();
}

const server = await createPreview(dist, await startInbox());
server.on('error', (error: NodeJS.ErrnoException) => {
  fail(`Port ${port} ${REASONS[error.code ?? ''] ?? `cannot be used: ${error.message}`}`);
});
server.listen(port, host, () => {
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const name = ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  console.log(`${settings.brand} is at http://${name}:${bound}/ (Ctrl+C stops it)`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // The inbox mails for as long as the process lives. It may stop at any moment: what was not delivered is mailed later.
    server.close(() => process.exit());
    server.closeAllConnections();
  });
}
