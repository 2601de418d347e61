import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { startPreview } from '../../../support/runningServer.ts';

export interface ListeningSite {
  url: string;
  /** What the pages complained about since it was last asked. */
  heard(): string[];
  stop(): Promise<void>;
}

const listener = readFileSync(new URL('./listener.js', import.meta.url));

/** The built site as hosting/serve.ts serves it, with one script before all others that listens. */
export async function startListeningSite(): Promise<ListeningSite> {
  const site = await startPreview();
  let lines: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/journeys/heard') {
      lines.push(await text(request));
      response.writeHead(204).end();
    } else if (request.url === '/journeys/listener.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(listener);
    } else {
      await passOn(`http://127.0.0.1:${site.port}${request.url}`, response);
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard() {
      const all = lines;
      lines = [];
      return all;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await site.stop();
    },
  };
}

async function passOn(url: string, response: ServerResponse): Promise<void> {
  const asked = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  });
  const headers = new Headers(asked.headers);
  for (const name of ['content-length', 'connection', 'keep-alive', 'etag']) headers.delete(name);
  const body = Buffer.from(await asked.arrayBuffer());
  const isPage = headers.get('content-type')?.startsWith('text/html');
  response.writeHead(asked.status, Object.fromEntries(headers));
  response.end(isPage ? withListener(body.toString()) : body);
}

type Element = DefaultTreeAdapterTypes.Element;

function withListener(html: string): string {
  const page = parse(html, { sourceCodeLocationInfo: true });
  const root = page.childNodes.find((node): node is Element => node.nodeName === 'html');
  const head = root?.childNodes.find((node): node is Element => node.nodeName === 'head');
  const at = head?.childNodes[0]?.sourceCodeLocation?.startOffset;
  if (at === undefined) throw new Error('a page without anything in its head');
  return `${html.slice(0, at)}<script src="/journeys/listener.js"></script>${html.slice(at)}`;
}
