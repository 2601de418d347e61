import { allRoutes } from '../content/routes.ts';
import { sitemapOf } from '../lib/sitemap.ts';
import { settings, siteUrl } from '../settings.ts';

/**
 * Not `@astrojs/sitemap`: it writes sitemap-index.xml where the specification asks for sitemap.xml. No `lastmod`:
 * it has to be right to be of use, and a build without the history of Git does not know when a text was changed
 * (src/content/lastChange.ts). One file holds up to 50,000 addresses.
 */
export const GET = async () =>
  new Response(
    sitemapOf(await allRoutes(), { url: siteUrl, language: settings.languages[0].lang }),
    {
      headers: { 'Content-Type': 'application/xml' },
    },
  );
