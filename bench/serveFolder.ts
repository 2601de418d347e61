import { once } from 'node:events';
import { mapOriginOf } from '../server/headers.ts';
import { createHttpServer, stopGracefully } from '../server/httpServer.ts';
import { createSite } from '../server/site.ts';
import { site } from '../site.config.ts';

export interface Served {
  url: string;
  stop(): Promise<void>;
}

/** The local server over any folder, on a free port of this machine. */
export async function serveFolder(folder: string): Promise<Served> {
  const handler = await createSite(folder, { mapOrigin: mapOriginOf(site.mapShapesUrl) });
  const server = createHttpServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => stopGracefully(server, 0) };
}
