import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createPreview } from '../hosting/preview.ts';

interface Served {
  url: string;
  stop(): Promise<void>;
}

/** The preview server over any folder, on a free port of this machine. */
export async function serveFolder(folder: string): Promise<Served> {
  const server = (await createPreview(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
