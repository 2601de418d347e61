import { defineMiddleware } from 'astro:middleware';
import { leanIslands, oneStyle } from './lib/leanHtml.ts';

/** Takes out of the finished page what Astro writes into it for cases that this site does not have. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.includes('text/html')) return response;
  return new Response(oneStyle(leanIslands(await response.text())), response);
});
