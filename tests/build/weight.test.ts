// The one place where bytes are judged. Sizes are those that a server sends: compressed with Brotli, pictures and
// typefaces as they are.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressBrotli, fullPages, qualityOf } from '../../hosting/compress.ts';
import { headerRules, headersFor } from '../../hosting/headers.ts';
import { inlineScriptHashes } from '../../hosting/inlineScripts.ts';
import { folderOf } from '../../src/content/translations/files.ts';
import { settings } from '../../src/settings.ts';
import { elements } from '../support/markup.ts';
import { type BuiltPage, dist, pages } from './support/built.ts';

const KIB = 1024;

/** What a server sends before it hears from the phone again: more costs the first paint a round trip. */
const PACKET = 1460;
const FIRST_FLIGHT = 10 * PACKET;
/**
 * One packet more where a letter takes three bytes: the end of the first view, not its beginning, comes a round
 * trip later. Everything else would have to leave the header or the splash.
 */
const MORE_PACKETS: Readonly<Record<string, number>> = { bn: 1, ja: 1, 'zh-TW': 1 };
/**
 * Characters that stay free, so that a longer word in a menu does not break the build of a language. The markup of a
 * counter and of proofs for search engines takes some of them.
 */
const RESERVE = settings.counter || settings.verification ? 150 : 300;

/** A kind of page in English: all of it but its pictures (HTML, styles, scripts that run by themselves, typefaces), in KiB. */
const MOST_IN_ALL = {
  /** With the cities of the globe as links. */
  landing: 49.4,
  /** With the ring of the working days. */
  about: 43,
  services: 49,
  /** With a calculation: its figure in two sizes, its sentences, and the same words once more for the island. */
  service: 66.1,
  contact: 57,
  /** With the curve of each note. */
  notes: 43,
  note: 49,
  /** All requirements, and the findings of all specimens. */
  example: 50,
  /** A document with its tables, a calculation drawn in two sizes, and the drawings of its files. */
  specimen: 58,
  /** Documents, and the page for wrong addresses. */
  other: 42,
} as const;
type Kind = keyof typeof MOST_IN_ALL;
/**
 * How much more in other languages: accents and longer words, or letters of a script of its own. Turkish is the longest,
 * and one word moves a compressed page by up to a hundred bytes.
 */
const MORE_IN: Readonly<Record<string, number>> = { bn: 42, tr: 4.3, any: 4 };
/** What the form says while a message is on its way, and when it has arrived or has not. */
const MORE_FOR_INBOX = 0.5;

/** Scripts, inline and in files, before anyone touches the page, in KiB. */
const MOST_SCRIPT = 5.1;
const MOST_SCRIPT_OF: Partial<Record<Kind, number>> = {
  /** The square on the axis of the zoom can be pulled. */
  landing: 5.5,
  /** What is ticked is kept, counted in the contact button, and said below it. */
  services: 5.3,
  service: 5.3,
  /** It keeps what is typed before React is there, counts what is taken along, and shows the times of the offices. */
  contact: 5.8,
};
const MOST_TYPEFACES = 42 * KIB;
/**
 * The scale's, which is loaded after the first view. A third of it or more is the coasts of the globe, which faces the
 * offices: 24 KiB over Europe, 27 over the Indian Ocean.
 */
const MOST_DRAWINGS = 28 * KIB;
/** The photograph of a first view, in any width that a desk asks for, or a phone of today. */
const MOST_PICTURE = { desk: 90 * KIB, phone: 40 * KIB };
const MOST_WIDE_PICTURE = { desk: 120 * KIB, phone: 45 * KIB };
const PHONE_PX = 900;

const KINDS_BELOW: Readonly<Record<string, Kind>> = { services: 'service', example: 'specimen' };

const [source, ...others] = settings.languages;
const languageOf = ({ path }: BuiltPage) =>
  others.find(({ lang }) => `${path}/`.startsWith(`/${folderOf(lang)}/`)) ?? source;

function kindOf(page: BuiltPage): Kind {
  const { lang } = languageOf(page);
  const path = lang === source.lang ? page.path : page.path.slice(`/${folderOf(lang)}`.length);
  const [, part = '', below] = path.split('/');
  if (part === '') return 'landing';
  if (below) return KINDS_BELOW[part] ?? 'note';
  return part in MOST_IN_ALL ? (part as Kind) : 'other';
}

const fileOf = (path: string) => join(dist, path);
const sizeOf = (path: string) => statSync(fileOf(path)).size;
const sent = (path: string) => sizeOf(`${path}.br`);
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

const linked = (html: string, is: (link: Readonly<Record<string, string>>) => boolean) =>
  elements(html, 'link')
    .filter(is)
    .map(({ href = '' }) => href);
const stylesOf = ({ html }: BuiltPage) => linked(html, ({ rel }) => rel === 'stylesheet');
const typefacesOf = ({ html }: BuiltPage) => linked(html, ({ as }) => as === 'font');
/** What an owner's counter weighs is not ours to judge. */
const scriptsOf = ({ html }: BuiltPage) =>
  elements(html, 'script').flatMap(({ src }) =>
    src && src !== settings.counter?.script ? [src] : [],
  );
const inlineScriptsOf = ({ html }: BuiltPage) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', text = '']) =>
      /\bsrc=|\btype="application\//.test(attributes) ? [] : [text],
  );

/** The head of the response as a public host sends it, with the lines that servers add by themselves. */
const headerBytes = await (async () => {
  const rules = headerRules(settings, {
    scriptHashes: await inlineScriptHashes(dist),
    https: true,
  });
  const own = [...headersFor('/', rules)].map(([name, value]) => `${name}: ${value}`);
  const servers = [
    'HTTP/1.1 200 OK',
    'Date: Mon, 15 Jun 2026 10:10:00 GMT',
    'Server: nginx',
    'Content-Type: text/html; charset=utf-8',
    'Content-Length: 15000',
    'Content-Encoding: br',
    'Vary: Accept-Encoding',
    'ETag: "6a2f1c3e-3a98"',
    'Last-Modified: Mon, 15 Jun 2026 10:10:00 GMT',
    'Connection: keep-alive',
  ];
  return [...servers, ...own, '\r\n'].join('\r\n').length;
})();

/** Astro's name of an island is a hash of its file's path: pages must not weigh more in another folder. */
const withoutPaths = (html: string) => html.replaceAll(/(<astro-island uid=")[^"]*/g, '$1000000');

const best = fullPages(dist);

/** What can be read of a page once the first packets have come. */
async function readEarly(page: BuiltPage, html: string): Promise<string> {
  const packets = FIRST_FLIGHT + (MORE_PACKETS[languageOf(page).lang] ?? 0) * PACKET;
  const sentBytes = await compressBrotli(Buffer.from(html), qualityOf(page.file, best));
  const body = sentBytes.subarray(0, packets - headerBytes);
  return brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** The parts of a first view that one can make smaller, and what each adds to it, compressed. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'inline styles': /<style>.*?<\/style>/gs,
  'inline scripts': /<script\b.*?<\/script>/gs,
  'props of the header': / props="[^"]*"/,
  'Services menu':
    /<div class="[^"]*" id="services-menu">.*(?=<li class="[^"]*"><astro-slot name="languages")/s,
  'language switch': /<details.*?<\/details>/s,
  'language suggestion': /<aside.*?<\/aside>/s,
  'logo, drawings': /<svg.*?<\/svg>/gs,
  splash: /<section[^>]* data-splash.*?<\/section>/s,
  'meta tags and links': /<(?:meta|link)\b[^>]*>/g,
};

function largestParts(firstView: string): string {
  const size = (html: string) => brotliCompressSync(html).length;
  const total = size(firstView);
  return Object.entries(PARTS)
    .map(([name, part]) => ({ name, bytes: total - size(firstView.replace(part, '')) }))
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${name} ${bytes}`)
    .join(', ');
}

describe.each(pages)('$path', (page) => {
  test('the first view comes with the first packets, and waits for no other file', async () => {
    const html = withoutPaths(page.html);
    // The first view ends where the page links the deferred styles.
    const [firstView = '', rest] = html.split('<link rel="stylesheet"');
    expect(rest).toBeDefined();
    expect(firstView).toContain('</h1>');
    const free = (await readEarly(page, html)).length - firstView.length;
    const tooLong = free < RESERVE;
    expect(
      tooLong,
      tooLong ? `${free} characters free of ${RESERVE}; bytes: ${largestParts(firstView)}` : '',
    ).toBe(false);
  });

  test('what runs by itself is small, and asks for nothing more', () => {
    const files = scriptsOf(page).map((path) => readFileSync(fileOf(path), 'utf8'));
    const inline = inlineScriptsOf(page).join('');
    const bytes = sum(scriptsOf(page).map(sent)) + brotliCompressSync(inline).length;
    const most = MOST_SCRIPT_OF[kindOf(page)] ?? MOST_SCRIPT;
    expect(bytes).toBeLessThanOrEqual(most * KIB);
    expect(files.filter((text) => /^import\b|[;}]import\s*["'{*\w]/.test(text))).toEqual([]);
    expect(files.length).toBeLessThanOrEqual(1);
  });

  test('its typefaces stay within their budget', () => {
    const more = languageOf(page).lang === 'bn' ? (MORE_IN.bn ?? 0) * KIB : 0;
    expect(sum(typefacesOf(page).map(sizeOf))).toBeLessThanOrEqual(MOST_TYPEFACES + more);
  });

  test(`a page of the kind "${kindOf(page)}" stays within its budget`, () => {
    const { lang } = languageOf(page);
    const more = lang === source.lang ? 0 : (MORE_IN[lang] ?? MORE_IN.any ?? 0);
    const text = [...stylesOf(page), ...scriptsOf(page)].map(sent);
    const bytes = sum([
      statSync(`${page.file}.br`).size,
      ...text,
      ...typefacesOf(page).map(sizeOf),
    ]);
    const kind = kindOf(page);
    const inbox = settings.inbox && kind === 'contact' ? MORE_FOR_INBOX : 0;
    expect(bytes).toBeLessThanOrEqual((MOST_IN_ALL[kind] + more + inbox) * KIB);
  });

  test('it has the styles that pages share and one sheet of its own kind', () => {
    const own = stylesOf(page).filter((path) => path.includes('/deferred~'));
    expect(own.length).toBeLessThanOrEqual(1);
    const kinds = pages.filter((other) => stylesOf(other).some((path) => own.includes(path)));
    expect([...new Set(kinds.map(kindOf))]).toEqual(own.length > 0 ? [kindOf(page)] : []);
  });

  test('its first photograph is light on a desk and on a phone [V5]', () => {
    const sets = elements(page.html, 'link')
      .filter(({ as }) => as === 'image')
      .map(({ media = '', imagesrcset = '' }) => ({
        isPhone: !media.startsWith('not'),
        files: imagesrcset.split(', ').map((entry) => {
          const [path = '', width = ''] = entry.split(' ');
          return { path, width: Number.parseInt(width, 10), bytes: sizeOf(path) };
        }),
      }));
    const most = page.path.endsWith('/about') ? MOST_WIDE_PICTURE : MOST_PICTURE;
    const heavy = sets.flatMap(({ isPhone, files }) =>
      isPhone
        ? files.filter(({ width, bytes }) => width <= PHONE_PX && bytes > most.phone)
        : files.filter(({ bytes }) => bytes > most.desk),
    );
    expect(heavy).toEqual([]);
  });
});

const drawings = new Set(
  pages.flatMap(({ html }) =>
    elements(html, 'use').flatMap(({ href = '' }) => href.match(/^\/drawings\/[^#]+/) ?? []),
  ),
);

test.each([...drawings])('%s is light', (path) => {
  expect(sent(path)).toBeLessThanOrEqual(MOST_DRAWINGS);
});
