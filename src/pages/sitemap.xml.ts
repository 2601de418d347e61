import { site as settings } from '../../site.config.ts';
import { allRoutes } from '../content/routes.ts';
import { sitemapOf } from '../lib/sitemap.ts';

export const GET = async () =>
  new Response(sitemapOf(await allRoutes(), settings), {
    headers: { 'Content-Type': 'application/xml' },
  });
