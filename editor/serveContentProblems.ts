import type { ServerResponse } from 'node:http';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { contentProblems } from '../src/content/check/run.ts';
import { watchContent } from '../src/content/watchContent.ts';
import { allLanguages } from '../src/settings.ts';
import { inFormWords } from './formWords.ts';

/** Server-sent events for problemsBanner.ts. */
export const PROBLEMS_ROUTE = '/@content-problems';

const problemsIn = (root: string) => contentProblems(root, allLanguages);

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** For a server that was started with invalid content, and has no older content to show. */
const problemsPage = (problems: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>The content has a mistake</title>
<h1>The content has a mistake</h1>
<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>
<p>The page comes back by itself once it is corrected.</p></html>`;

/** Checks the content after every save, as a build would, and sends the problems to all open pages. */
export function serveContentProblems(
  root: string,
  server: ViteDevServer,
  logger: AstroIntegrationLogger,
) {
  const listeners = new Set<ServerResponse>();
  let problems = problemsIn(root);
  let hasBeenValid = problems.length === 0;
  const sendProblems = (response: ServerResponse) =>
    response.write(`data: ${JSON.stringify(problems.map(inFormWords))}\n\n`);

  const check = () => {
    problems = problemsIn(root);
    hasBeenValid ||= problems.length === 0;
    for (const problem of problems) logger.error(problem);
    for (const response of listeners) sendProblems(response);
  };

  watchContent(root, server.watcher, check);

  server.middlewares.use(PROBLEMS_ROUTE, (_request, response) => {
    const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };
    response.writeHead(200, headers);
    sendProblems(response);
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  });
  server.middlewares.use((request, response, next) => {
    const isPage = request.headers['sec-fetch-dest'] === 'document' && request.url !== '/admin';
    if (hasBeenValid || !isPage) return next();
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(problemsPage(problems));
  });
}
