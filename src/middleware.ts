import { defineMiddleware } from 'astro:middleware';

const ISLAND_STYLE = /<style>astro-island[^{<]*\{[^}]*\}<\/style>/;

/** Astro writes the rule for its islands before the first of them, but HTML wants styles in the head. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('Content-Type')?.includes('text/html')) return response;
  const html = await response.text();
  const style = ISLAND_STYLE.exec(html)?.[0] ?? '';
  const moved = html.replace(style, '').replace('</head>', () => `${style}</head>`);
  return new Response(moved, response);
});
