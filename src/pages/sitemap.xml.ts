import { site as settings } from '../../site.config.ts';
import { allRoutes } from '../content/routes.ts';
import { sitemapOf } from '../lib/sitemap.ts';

export const GET = async () =>
  new Response(
    sitemapOf(await allRoutes(), { url: settings.url, language: settings.languages[0].lang }),
    {
      headers: { 'Content-Type': 'application/xml' },
    },
  );
