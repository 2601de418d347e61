import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '../../site.config.ts';
import { publishedNoteFiles } from '../../src/content/markdown/published.ts';
import { pathsOf } from '../../src/content/pages.ts';
import { folderOf } from '../../src/content/translations/files.ts';
import { elements } from '../support/markup.ts';
import { dist, pages } from './support/built.ts';

const folders = settings.languages.map(({ lang }) => folderOf(lang));
const [source = ''] = folders;
const files = publishedNoteFiles(process.cwd(), source);

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
      const [main] = elements(html, 'main');
      expect(main?.lang, 'the page').toBe(language === folder ? undefined : source);
    },
  );

  test('the list marks those that are not translated', () => {
    const [, html = ''] = htmlOf(paths.notes).split('<main');
    const foreign = files.filter(({ file }) => !isTranslated(folder, file));
    const marked = elements(html, 'div').filter(({ lang }) => lang === source);
    expect(marked).toHaveLength(folder === source ? 0 : foreign.length);
  });
});
