import { access, readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { isCopy, settings } from '../src/settings.ts';
import { headerRules, headersFor } from './headers.ts';
import { inlineScriptHashes } from './inlineScripts.ts';
import { publicPages } from './publicPages.ts';
import { locationOf, readRedirects, redirectFor } from './redirects.ts';

/** Hidden files, dot segments, doubled slashes, backslashes, control characters. */
const INVALID_PATH = /^[^/]|\/\/|\/\.(?!well-known\/)|[\\#\p{Cc}]/u;
/** Host files, compressed copies, and the 404 page, which has no address of its own. */
const NOT_PUBLIC = /^\/_(?:headers|redirects)$|\.(?:br|gz)$|\/404(?:\.html)?$/;
/** What the inbox answers, where the settings have one. */
const MESSAGES = /^\/messages(?:\/|$)/;
/** Endings that redirect to the canonical path. */
const NON_CANONICAL_END = /(?:\/index)?(?:\.html)?\/?$/;

/**
 * Serves a build with the headers of the public hosts, except those for HTTPS. It is sirv with a guard for its
 * faults: good enough for one person's preview, and far less code than a server of our own.
 */
export async function createPreview(dist: string, inbox?: RequestListener): Promise<Server> {
  const rules = headerRules(settings, {
    scriptHashes: await inlineScriptHashes(dist),
    https: false,
    isCopy,
  });
  const generalHeaders = headersFor('/404', rules);
  const root = join(import.meta.dirname, '..');
  const redirects = readRedirects(root);
  const wholeNames = publicPages(root);
  // `dev` reads files at each request: cached lengths would be wrong after a new build.
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
    if (inbox && MESSAGES.test(path)) return inbox(request, response);
    response.setHeaders(generalHeaders);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    if (!isPublicPath(path)) return sendNotFound(dist, path, response);
    const redirect = redirectFor(path, redirects);
    if (redirect) {
      const location = locationOf(redirect, url.slice(path.length));
      return response.writeHead(301, { Location: location }).end();
    }
    const canonical = path.replace(NON_CANONICAL_END, '') || '/';
    if (canonical !== path && !wholeNames.includes(path)) {
      return response.writeHead(301, { Location: canonical + url.slice(path.length) }).end();
    }

    for (const name of generalHeaders.keys()) response.removeHeader(name);
    response.setHeaders(headersFor(path, rules));
    // sirv throws on `Range: bytes=4-2`, which would end the process.
    delete request.headers.range;
    closeFileOnAbort(response);
    request.url = path;
    // sirv sends this file without a type.
    if (path === '/favicon.ico') response.setHeader('Content-Type', 'image/x-icon');
    return sendFile(request, response, async () => {
      response.removeHeader('Content-Type');
      response.setHeaders(generalHeaders);
      const meant = pathMeant(path);
      if (meant !== path && (await isPage(dist, meant)))
        response.writeHead(301, { Location: meant + url.slice(path.length) }).end();
      else await sendNotFound(dist, path, response);
    });
  });
}

function isPublicPath(path: string): boolean {
  try {
    return !INVALID_PATH.test(decodeURIComponent(path)) && !NOT_PUBLIC.test(decodeURI(path));
  } catch {
    return false; // malformed, as in /50%off
  }
}

/** Pages have small letters, and the source language has no folder: /DE/Contact, /en/about. */
function pathMeant(path: string): string {
  const [source] = settings.languages;
  const small = path.toLowerCase();
  const folder = `/${source.lang.toLowerCase()}`;
  return small === folder || small.startsWith(`${folder}/`)
    ? small.slice(folder.length) || '/'
    : small;
}

const isPage = (dist: string, path: string) =>
  access(join(dist, path === '/' ? 'index.html' : `${path}.html`)).then(
    () => true,
    () => false,
  );

/** sirv leaves a file open after an aborted request, and ends the process if the file is gone. */
function closeFileOnAbort(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/** The 404 page of the language in the path, or of the source language. */
async function sendNotFound(dist: string, path: string, response: ServerResponse): Promise<void> {
  const folder = /^\/[\w-]+(?=\/)/.exec(path)?.[0].toLowerCase() ?? '';
  const page = (start: string) => readFile(join(dist, start, '404.html'));
  const body = await page(folder)
    .catch(() => page(''))
    .catch(() => '');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(body);
}
