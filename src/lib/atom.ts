interface AtomEntry {
  title: string;
  summary: string;
  path: string;
  /** 2026-11-18 */
  date: string;
  /** Where it is another than that of the feed. */
  language: string | undefined;
}

interface AtomFeed {
  /** Of the site. */
  url: string;
  language: string;
  title: string;
  subtitle: string;
  author: string;
  /** Of the feed itself. */
  path: string;
  /** Of the page that lists the same. */
  page: string;
  /** The newest first; at least one. */
  entries: readonly AtomEntry[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

/** Atom asks for a time; a note has a day. */
const timeOf = (date: string) => `${date}T00:00:00Z`;

/** RFC 4287. `@astrojs/rss` writes RSS 2.0 only, which has no language for a single entry. */
export function atomFeed(feed: AtomFeed): string {
  const absolute = (path: string) => escapeXml(new URL(path, feed.url).href);
  const entries = feed.entries.map(({ title, summary, path, date, language }) =>
    [
      language ? `<entry xml:lang="${language}">` : '<entry>',
      `<id>${absolute(path)}</id>`,
      element('title', title),
      `<link rel="alternate" type="text/html" href="${absolute(path)}"/>`,
      element('published', timeOf(date)),
      element('updated', timeOf(date)),
      element('summary', summary),
      '</entry>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `<id>${absolute(feed.path)}</id>`,
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    `<link rel="self" type="application/atom+xml" href="${absolute(feed.path)}"/>`,
    `<link rel="alternate" type="text/html" href="${absolute(feed.page)}"/>`,
    element('updated', timeOf(feed.entries[0]?.date ?? '')),
    `<author>${element('name', feed.author)}</author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
