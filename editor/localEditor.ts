import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { EDITOR_RULE, headerRules, headersFor } from '../hosting/headers.ts';
import { settings } from '../src/settings.ts';
import { adminPage } from './adminPage.ts';
import { BUNDLE_FOLDER, type Bundle, buildEditor } from './bundle.ts';
import { isLocalRequest, serveFiles } from './localFiles.ts';
import { mediaType } from './mediaType.ts';
import { PROBLEMS_ROUTE } from './serveContentProblems.ts';

const FILES_ROUTE = '/admin/files';

/** With the headers of the deployed page. */
function sendPage(response: ServerResponse, { entry }: Bundle, token: string): void {
  const rules = [...headerRules(settings, { scriptHashes: [], https: false }), EDITOR_RULE];
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  const local = { route: FILES_ROUTE, problems: PROBLEMS_ROUTE, token };
  response.setHeaders(headersFor('/admin', rules));
  response.writeHead(200, headers).end(adminPage(settings, entry, local));
}

function sendFile(response: ServerResponse, path: string, { files }: Bundle): void {
  const part = files.get(path);
  if (part === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'Content-Type': mediaType(path) }).end(part);
}

/** /admin on the development server, for browsers on this machine only. */
export function serveEditor(root: string, server: ViteDevServer): void {
  const token = randomUUID();
  const bundle = buildEditor(root);
  // Requests await the bundle and report its failure; an unhandled rejection would stop the server.
  bundle.catch(() => {});

  const answer = async (path: string, request: IncomingMessage, response: ServerResponse) => {
    if (!isLocalRequest(request)) {
      response.writeHead(403).end('The editor can only be used on the machine it runs on.');
    } else if (path === FILES_ROUTE || path.startsWith(`${FILES_ROUTE}/`)) {
      const name = decodeURIComponent(path.slice(FILES_ROUTE.length + 1));
      await serveFiles(root, { path: name, token }, request, response);
    } else if (path.startsWith(BUNDLE_FOLDER)) {
      sendFile(response, path, await bundle);
    } else {
      sendPage(response, await bundle, token);
    }
  };

  server.middlewares.use((request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path === '/admin/') return response.writeHead(308, { Location: '/admin' }).end();
    const isOurs =
      path === '/admin' || path.startsWith('/admin/') || path.startsWith(BUNDLE_FOLDER);
    if (!isOurs) return next();
    answer(path, request, response).catch(next);
  });
}
