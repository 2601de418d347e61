import { settings } from '../../site.config.ts';

export const GET = () =>
  new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', settings.url).href}\n`,
  );
