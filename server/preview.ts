import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { site } from '../site.config.ts';
import { headerRules, headersFor } from './headers.ts';
import { inlineScriptHashes } from './inlineScripts.ts';

/** Hidden files, dot segments, doubled slashes, backslashes, control characters: no address of ours. */
const NO_ADDRESS = /^[^/]|\/\/|\/\.(?!well-known\/)|[\\#\p{Cc}]/u;
/** Files for hosts, compressed copies, and the page that stands for everything missing. */
const NOT_FOR_VISITORS = /^\/_(?:headers|redirects)$|\.(?:br|gz)$|\/404(?:\.html)?$/;
/** Pages have one address, without these endings. */
const NEEDLESS_END = /(?:\/index)?(?:\.html)?\/?$/;

/** Serves the files of a build with the headers that hosts send, but for the promise of HTTPS. */
export async function createPreview(dist: string): Promise<Server> {
  const rules = headerRules(site, { scriptHashes: await inlineScriptHashes(dist), https: false });
  const generalHeaders = headersFor('/404', rules);
  // `dev` reads files at each request: lengths noted at the start would be wrong after a new build.
  const sendFile = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
  });

  return createServer((request, response) => {
    const url = request.url ?? '/';
    const [path = ''] = url.split('?', 1);
    response.setHeaders(generalHeaders);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    if (!isAddress(path)) return sendNotFound(dist, path, request, response);
    const address = path.replace(NEEDLESS_END, '') || '/';
    if (address !== path) {
      return response.writeHead(301, { Location: address + url.slice(path.length) }).end();
    }

    for (const name of generalHeaders.keys()) response.removeHeader(name);
    response.setHeaders(headersFor(path, rules));
    // sirv answers `Range: bytes=4-2` with an exception that ends the process.
    delete request.headers.range;
    closeFileWith(response);
    request.url = path;
    return sendFile(request, response, () => {
      response.setHeaders(generalHeaders);
      return sendNotFound(dist, path, request, response);
    });
  });
}

function isAddress(path: string): boolean {
  try {
    return !NO_ADDRESS.test(decodeURIComponent(path)) && !NOT_FOR_VISITORS.test(decodeURI(path));
  } catch {
    return false; // as in /50%off
  }
}

/** sirv leaves a file open when a visitor goes away, and ends the process when it has vanished. */
function closeFileWith(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/** The 404 page of the language whose folder was asked for, or else of the source language. */
async function sendNotFound(
  dist: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const folder = /^\/[\w-]+(?=\/)/.exec(path)?.[0] ?? '';
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  for (const page of [`${folder}/404.html`, '/404.html']) {
    for (const ending of takesBrotli ? ['.br', ''] : ['']) {
      const body = await readFile(join(dist, page + ending)).catch(() => undefined);
      if (!body) continue;
      if (ending) response.setHeader('Content-Encoding', 'br');
      response.setHeader('Content-Type', 'text/html;charset=utf-8');
      response.setHeader('Vary', 'Accept-Encoding');
      response.writeHead(404).end(body);
      return;
    }
  }
  response.writeHead(404).end();
}
