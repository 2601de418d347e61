import type { ServerResponse } from 'node:http';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { site } from '../../site.config.ts';
import { contentProblems } from '../content/check.ts';
import { onContentSettled } from '../content/settled.ts';

/** Where open pages listen for what is wrong with the content. */
export const PROBLEMS_ROUTE = '/@content-problems';

const problemsIn = (root: string) => contentProblems(root, site.languages);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** For a server that was started with broken content and has nothing older to show. */
const plainPage = (problems: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>The content has a mistake</title>
<h1>The content has a mistake</h1>
<ul>${problems.map((problem) => `<li>${escaped(problem)}</li>`).join('')}</ul>
<p>The page comes back by itself once it is corrected.</p></html>`;

/** Looks at the content as the build would after every save, and tells the open pages what is wrong. */
export function watchContent(root: string, server: ViteDevServer, logger: AstroIntegrationLogger) {
  const listening = new Set<ServerResponse>();
  let problems = problemsIn(root);
  let hasBeenSound = problems.length === 0;
  const tell = (response: ServerResponse) =>
    response.write(`data: ${JSON.stringify(problems)}\n\n`);

  const look = () => {
    problems = problemsIn(root);
    hasBeenSound ||= problems.length === 0;
    for (const problem of problems) logger.error(problem);
    for (const response of listening) tell(response);
  };

  onContentSettled(root, server.watcher, look);

  server.middlewares.use(PROBLEMS_ROUTE, (_request, response) => {
    const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };
    response.writeHead(200, headers);
    tell(response);
    listening.add(response);
    response.on('close', () => listening.delete(response));
  });
  server.middlewares.use((request, response, next) => {
    const isPage = request.headers['sec-fetch-dest'] === 'document' && request.url !== '/admin';
    if (hasBeenSound || !isPage) return next();
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(plainPage(problems));
  });
}
