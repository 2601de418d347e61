interface SitemapRoute {
  path: string;
  language: string;
  /** The same for one page in every language. */
  page: string;
}

interface Alternate {
  /** A language, or x-default for visitors who read none of them. */
  language: string;
  href: string;
}

/** The same page in every language, where it has more than one. */
export function alternatesOf(
  page: string,
  routes: readonly SitemapRoute[],
  { url, language }: { url: string; language: string },
): Alternate[] {
  const same = routes.filter((route) => route.page === page);
  if (same.length < 2) return [];
  const links = same.map((route) => ({
    language: route.language,
    href: new URL(route.path, url).href,
  }));
  const start = links.find((link) => link.language === language);
  return start ? [...links, { language: 'x-default', href: start.href }] : links;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function sitemapOf(
  routes: readonly SitemapRoute[],
  settings: { url: string; language: string },
): string {
  const entries = routes.map((route) => {
    const links = alternatesOf(route.page, routes, settings).map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    const address = escapeXml(new URL(route.path, settings.url).href);
    return `<url><loc>${address}</loc>${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
