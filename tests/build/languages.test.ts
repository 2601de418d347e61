import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../src/content/translations/files.ts';
import { readSourceAndTranslations } from '../../src/content/translations/readLanguage.ts';
import { stripBreakMarks } from '../../src/lib/breaks.ts';
import { openGraphLocale } from '../../src/lib/openGraph.ts';
import { settings, siteUrl } from '../../src/settings.ts';
import { attributesOf, elements, elementsIn, elementsOf, textOf } from '../support/markup.ts';
import { metaOf, pages } from './support/built.ts';
import { unlistedPaths } from './support/expected.ts';

const root = join(import.meta.dirname, '../..');
const [source, ...others] = settings.languages;
/** Letters of a text that can only be a sentence of its language, not a name or a term. */
const SENTENCE_LETTERS = 25;

const prefixOf = (lang: string) => (lang === source.lang ? '' : `/${folderOf(lang)}`);
const languageAt = (path: string) =>
  others.find(({ lang }) => `${path}/`.startsWith(`${prefixOf(lang)}/`)) ?? source;
/** The address of the English page: the same for one page in every language. */
const pageAt = (path: string) => path.slice(prefixOf(languageAt(path).lang).length) || '/';
const pathIn = (lang: string, page: string) => `${prefixOf(lang)}${page}`.replace(/(.)\/$/, '$1');
const isUnlisted = (path: string) => unlistedPaths.includes(path);

/** Read once: a page is asked many things. */
function once<T>(read: (html: string) => T): (html: string) => T {
  const known = new Map<string, T>();
  return (html) => {
    const found = known.get(html) ?? read(html);
    known.set(html, found);
    return found;
  };
}

/** Attributes that are seen, spoken, or shown by networks and search. */
const SAID = ['alt', 'title', 'aria-label', 'aria-description', 'aria-roledescription'];
const SAID_IN_FORMS = ['placeholder', 'label', 'value', 'data-labels'];

const SAID_BY_META = /^(og|twitter):|description|title/;

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return data !== null && typeof data === 'object' ? Object.values(data).flatMap(stringsIn) : [];
}

/** Of scripts only the data for machines is said: `inLanguage` holds for all of it. */
function saidByScript(script: Tree.Element): string[] {
  const isData = attributesOf(script).type === 'application/ld+json';
  return isData ? stringsIn(JSON.parse(textOf(script))) : [];
}

function saidByAttributes(element: Tree.Element): string[] {
  const attributes = attributesOf(element);
  if (element.tagName === 'meta') {
    const { name, property = name ?? '', content = '' } = attributes;
    return SAID_BY_META.test(property) ? [content] : [];
  }
  return [...SAID, ...SAID_IN_FORMS].map((name) => attributes[name] ?? '');
}

/** All that a page says in its own language: parts that name another language are left out. */
const wordsOf = once((html: string): string[] => {
  const found: string[] = [];
  const read = (node: Tree.Node, isOwn: boolean) => {
    if ('value' in node && isOwn) found.push(node.value);
    if (!('childNodes' in node)) return;
    let isOwnInside = isOwn;
    if ('tagName' in node) {
      if (node.tagName === 'style') return;
      if (node.tagName === 'script') return void found.push(...saidByScript(node));
      isOwnInside &&= attributesOf(node).lang === undefined || node.tagName === 'html';
      if (isOwnInside) found.push(...saidByAttributes(node));
    }
    const inside = 'content' in node ? (node as Tree.Template).content : node;
    for (const child of inside.childNodes) read(child, isOwnInside);
  };
  read(parse(html, { scriptingEnabled: false }), true);
  return found
    .map((text) => text.replaceAll(/[\s\u00ad\u200b\u2060]+/g, ' ').trim())
    .filter(Boolean);
});

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
/** Between placeholders a sentence stands on the page as it is. */
const piecesOf = (text: string) =>
  stripBreakMarks(text)
    .split(/\{\w+\}/)
    .map((piece) => piece.replaceAll(/\s+/g, ' ').trim());

/** Two words of small letters: neither a name nor a symbol. */
const WORDS = /\p{Ll}{2,}\s+\p{Ll}{2,}/u;

const pairsIn = (lang: string) =>
  readSourceAndTranslations(root, folderOf(source.lang), folderOf(lang)).flatMap(
    ({ pairs }) => pairs,
  );

describe.each(pages)('$path in its language', ({ path, html }) => {
  const language = languageAt(path);
  const page = pageAt(path);

  test('names it, for people, networks and machines', () => {
    const [document] = elements(html, 'html');
    expect(document?.lang).toBe(language.lang);
    expect(document?.dir ?? 'ltr').toBe(language.direction ?? 'ltr');
    expect(metaOf(html, 'og:locale')).toBe(openGraphLocale(language.locale));
    const data = elementsOf(html).find(
      (element) => attributesOf(element).type === 'application/ld+json',
    );
    const graph = JSON.parse(data ? textOf(data) : '{}')['@graph'] ?? [];
    const website = graph.find((thing: { '@type': string }) => thing['@type'] === 'WebSite');
    // Told once in each language, on its home page.
    expect(website?.inLanguage).toBe(page === '/' ? language.lang : undefined);
  });

  test('leads machines to the same page in all languages', () => {
    const alternates = elements(html, 'link')
      // Without a language it is another form of the page, such as a feed.
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
      .map(({ hreflang, href }) => `${hreflang} ${href}`);
    const addressIn = (lang: string) => new URL(pathIn(lang, page), siteUrl).href;
    const all = isUnlisted(path)
      ? []
      : [
          ...settings.languages.map(({ lang }) => `${lang} ${addressIn(lang)}`),
          `x-default ${addressIn(source.lang)}`,
        ];
    // The same list on each of these pages: so the links are reciprocal.
    expect(alternates.sort()).toEqual(all.sort());
    const locales = elements(html, 'meta')
      .filter(({ property }) => property === 'og:locale:alternate')
      .map(({ content }) => content);
    const expected = settings.languages
      .filter(({ lang }) => lang !== language.lang && !isUnlisted(path))
      .map(({ locale }) => openGraphLocale(locale));
    expect(locales.sort()).toEqual(expected.sort());
  });

  test('has a switch to the same page in every language, the current one marked', () => {
    const switches = elementsOf(html).filter(
      (element) => attributesOf(element)['data-languages'] !== undefined,
    );
    expect(switches.length).toBeGreaterThan(0);
    const own = isUnlisted(path) ? '/' : page;
    const links = switches
      .flatMap(elementsIn)
      .filter(({ tagName }) => tagName === 'a')
      .map(attributesOf);
    expect(links.map(({ lang }) => lang)).toEqual(
      switches.flatMap(() => settings.languages.map(({ lang }) => lang)),
    );
    for (const { lang, href, 'aria-current': current } of links) {
      expect(href).toBe(pathIn(lang ?? '', own));
      expect(current !== undefined, `${lang} is marked`).toBe(lang === language.lang);
    }
  });

  test('its other links stay in the language', () => {
    const leaving = elements(html, 'a')
      .filter(({ href = '', hreflang }) => href.startsWith('/') && !hreflang)
      // A file to take away has no language.
      .filter(({ href = '' }) => !/\.\w+$/.test(href))
      .map(({ href = '' }) => href)
      .filter((href) => languageAt(href.replace(/[?#].*/, '')) !== language);
    expect(leaving).toEqual([]);
  });
});

describe.each(others)('$name', ({ lang }) => {
  const pairs = pairsIn(lang);

  test('[i18n] no sentence of the source is left where a translation exists', () => {
    const kept = new Set(pairs.flatMap(({ translation = '' }) => piecesOf(translation)));
    const sentences = new Set(
      pairs
        .filter(({ translation }) => translation !== undefined)
        .flatMap(({ text }) => piecesOf(text))
        .filter((piece) => letters(piece) > SENTENCE_LETTERS && !kept.has(piece)),
    );
    // What has no translation yet stands in the source's words, and says so with its own `lang`.
    const missing = pairs.filter(({ translation }) => translation === undefined);
    for (const { text } of missing) for (const piece of piecesOf(text)) sentences.delete(piece);
    const left = pages
      .filter(({ path }) => languageAt(path).lang === lang)
      .flatMap(({ path, html }) => {
        const words = wordsOf(html);
        const whole = new Set(words);
        const text = words.join('\n');
        return [...sentences]
          .filter((sentence) => whole.has(sentence) || text.includes(sentence))
          .map((sentence) => `${path}: ${sentence}`);
      });
    expect(left).toEqual([]);
    if (missing.length > 0)
      console.log(`${lang}: ${missing.length} strings are not translated yet`);
  });

  test('[i18n] no page says in two words or more what the source page says, unless the content does', () => {
    const kept = pairs
      .filter(({ text, translation = text }) => translation === text)
      .map(({ text }) => piecesOf(text));
    const isKept = (text: string) =>
      kept.some((pieces) => pieces.every((piece) => text.includes(piece)));
    const left = pages
      .filter(({ path }) => languageAt(path).lang === lang)
      .flatMap(({ path, html }) => {
        const original = pages.find((page) => page.path === pageAt(path));
        const said = new Set(wordsOf(original?.html ?? ''));
        return wordsOf(html)
          .filter((text) => said.has(text) && WORDS.test(text) && !isKept(text))
          .map((text) => `${path}: ${text}`);
      });
    expect([...new Set(left)]).toEqual([]);
  });
});
