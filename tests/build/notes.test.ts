import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCalculationLink, readQuery } from '../../src/calculations/address.ts';
import { calculationOf } from '../../src/calculations/all.ts';
import { readMarkdown } from '../../src/content/markdown/markdownFile.ts';
import { publishedNoteFiles } from '../../src/content/markdown/published.ts';
import { pathsOf } from '../../src/content/pages.ts';
import { folderOf } from '../../src/content/translations/files.ts';
import { servicePath } from '../../src/lib/paths.ts';
import { settings, siteUrl } from '../../src/settings.ts';
import { elements } from '../support/markup.ts';
import { isWellFormed } from '../support/xml.ts';
import { dist, pages } from './support/built.ts';

const folders = settings.languages.map(({ lang }) => folderOf(lang));
const [source = ''] = folders;
const files = publishedNoteFiles(process.cwd(), source);

const fieldsOf = (file: string) => readMarkdown(join('content', source, file)).data ?? {};
const drawn = files.flatMap(({ file, slug }) => {
  const { calculation } = fieldsOf(file);
  if (!calculation) return [];
  const { slug: service, query } = parseCalculationLink(String(calculation));
  return [{ slug, service, query }];
});

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
/** Not allowed in XML, nor of use in a text that machines read: soft hyphens, joiners. */
const CONTROL_CHARACTERS = /[^\P{C}\n\u200c\u200d]/u;

const htmlOf = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
const isTranslated = (folder: string, file: string) => existsSync(join('content', folder, file));

describe.skipIf(files.length === 0).each(folders)('notes in %s', (folder) => {
  const paths = pathsOf(folder, source);
  const feedFile = join(dist, `${paths.notes}/atom.xml`);

  test('the feed has every note once, and each of them is a page', () => {
    const feed = readFileSync(feedFile, 'utf8');
    const found = [...feed.matchAll(/<entry[^>]*><id>(.*?)<\/id>/g)].map(([, id]) => id);
    const expected = files.map(({ slug }) => `${paths.notes}/${slug}`);
    expect(found.map((id) => new URL(id ?? '').pathname).sort()).toEqual(expected.sort());
    for (const path of expected) expect(htmlOf(path), path).not.toBe('');
  });

  test('the feed keeps the rules of a validator (RFC 4287)', () => {
    const feed = readFileSync(feedFile, 'utf8');
    expect(isWellFormed(feed)).toBe(true);
    expect(feed).not.toMatch(CONTROL_CHARACTERS);
    const [head = '', ...entries] = feed.split(/<entry/);
    const one = (text: string, name: string) => {
      const found = [...text.matchAll(new RegExp(`<${name}>([^<]+)</${name}>`, 'g'))];
      expect(found, `${name} in ${text.slice(0, 80)}`).toHaveLength(1);
      return found[0]?.[1] ?? '';
    };
    const address = new URL(`${paths.notes}/atom.xml`, siteUrl).href;
    expect(one(head, 'id')).toBe(address);
    expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${address}"/>`);
    expect(head).toMatch(/<author><name>[^<]+<\/name>/);
    expect(new Set(entries.map((entry) => one(entry, 'id'))).size).toBe(entries.length);
    const times = entries.map((entry) => one(entry, 'updated'));
    for (const time of times) expect(time).toMatch(RFC_3339);
    expect(one(head, 'updated')).toBe(times.sort().at(-1));
    for (const entry of entries) {
      expect(one(entry, 'title')).not.toBe('');
      expect(entry.match(/<link rel="alternate"/g)).toHaveLength(1);
      expect(entry).toContain(`href="${one(entry, 'id')}"`);
    }
  });

  test('the list and each note name the feed', () => {
    for (const path of [paths.notes, ...files.map(({ slug }) => `${paths.notes}/${slug}`)]) {
      const feeds = elements(htmlOf(path), 'link').filter(
        ({ type }) => type === 'application/atom+xml',
      );
      expect(feeds.map(({ href }) => href)).toEqual([`${paths.notes}/atom.xml`]);
    }
  });

  test.each(files)(
    '$slug says in which language it is, also to search engines',
    ({ file, slug }) => {
      const html = htmlOf(`${paths.notes}/${slug}`);
      const [, json = '{}'] = /ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      const article = JSON.parse(json)['@graph'].find(
        (thing: { '@type': string }) => thing['@type'] === 'Article',
      );
      const language = isTranslated(folder, file) ? folder : source;
      expect(folderOf(article.inLanguage)).toBe(language);
      expect(article.datePublished).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      // What search engines ask of an article: https://schema.org/Article
      expect(article.headline.length).toBeLessThanOrEqual(110);
      expect(article.mainEntityOfPage).toBe(new URL(`${paths.notes}/${slug}`, siteUrl).href);
      expect(existsSync(join(dist, new URL(article.image).pathname))).toBe(true);
      expect(article.author).toEqual({ '@id': expect.stringMatching(/#organization$/) });
      const [main] = elements(html, 'main');
      expect(main?.lang, 'the page').toBe(language === folder ? undefined : source);
    },
  );

  test.each(drawn)('$slug shows its calculation, and leads to it', ({ slug, service, query }) => {
    const html = htmlOf(`${paths.notes}/${slug}`);
    const [figure = ''] = /<figure class="drawn".*?<\/figure>/s.exec(html) ?? [];
    const names = elements(figure, 'svg').map((svg) => svg['aria-label']);
    expect(names).toEqual([expect.stringMatching(/\d/), names[0]]);
    const [link] = elements(figure, 'a');
    const address = link?.href?.replaceAll('&amp;', '&') ?? '';
    const { pathname, search, hash } = new URL(address, siteUrl);
    expect(pathname).toBe(servicePath(paths, service));
    const calculation = calculationOf(service);
    if (!calculation) throw new Error(`no calculation at ${service}`);
    expect(readQuery(calculation, search)).toEqual(readQuery(calculation, query));
    expect(elements(htmlOf(pathname), 'section').map(({ id }) => `#${id}`)).toContain(hash);
  });

  test('the list is the newest first, and equal days are by address', () => {
    const dates = new Map(files.map(({ slug, file }) => [slug, fieldsOf(file).date]));
    const expected = [...dates.keys()].sort().sort((one, other) => {
      const [first = '', second = ''] = [dates.get(one), dates.get(other)].map(String);
      return first < second ? 1 : first > second ? -1 : 0;
    });
    const [, html = ''] = htmlOf(paths.notes).split('<main');
    const links = elements(html, 'a').map(({ href = '' }) => href);
    const listed = links.filter(
      (href) => href.startsWith(`${paths.notes}/`) && !href.endsWith('.xml'),
    );
    expect(listed).toEqual(expected.map((slug) => `${paths.notes}/${slug}`));
  });

  test('the list marks those that are not translated', () => {
    const [, html = ''] = htmlOf(paths.notes).split('<main');
    const foreign = files.filter(({ file }) => !isTranslated(folder, file));
    const marked = elements(html, 'div').filter(({ lang }) => lang === source);
    expect(marked).toHaveLength(folder === source ? 0 : foreign.length);
  });
});
