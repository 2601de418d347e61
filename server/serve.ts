import { join } from 'node:path';
import { site } from '../site.config.ts';
import { missingBuild } from './distFiles.ts';
import { mapOriginOf } from './headers.ts';
import { createHttpServer, stopGracefully } from './httpServer.ts';
import { createSite } from './site.ts';

const DEFAULT_PORT = 4321;
/** Only this machine, unless HOST says otherwise (0.0.0.0 for every network). */
const DEFAULT_HOST = '127.0.0.1';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  return fail(`PORT must be a whole number from 0 to 65535, not "${value}".`);
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is already in use. Stop the other program, or choose another: PORT=4322 npm start',
  EACCES: 'needs more rights. Choose one above 1023: PORT=4321 npm start',
  EADDRNOTAVAIL: 'is on an address this machine does not have. Check HOST.',
  ENOTFOUND: 'is on a name this machine cannot resolve. Check HOST.',
};

const dist = join(import.meta.dirname, '..', 'dist');
const port = readPort(process.env.PORT);
const host = process.env.HOST || DEFAULT_HOST;

const nothingToServe = missingBuild(dist);
if (nothingToServe) fail(nothingToServe);

const server = createHttpServer(
  await createSite(dist, { mapOrigin: mapOriginOf(site.mapShapesUrl) }),
);

server.on('error', (error: NodeJS.ErrnoException) => {
  fail(`Port ${port} ${REASONS[error.code ?? ''] ?? `cannot be used: ${error.message}`}`);
});

server.listen(port, host, () => {
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const name = host === DEFAULT_HOST || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  console.log(`${site.brand} is at http://${name}:${bound}/ (Ctrl+C stops it)`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopGracefully(server).then(() => process.exit(0)));
}
