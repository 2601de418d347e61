import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { elements, pages } from './support/built.ts';

const KIB = 1024;
const dist = 'dist';
const brotli = (text: string) => brotliCompressSync(text).length;
/** What the build has compressed already, and servers send. */
const packed = (path: string) => statSync(join(dist, `${path}.br`)).size;
const page = (name: string) => readFileSync(join(dist, `${name}.html`), 'utf8');

const services = readdirSync(join(dist, 'services')).map(
  (file) => `services/${file.replace(/\.html.*$/, '')}`,
);

/**
 * HTML with its CSS: what they weigh, and 15 % to spare.
 */
const budgets: { name: string; html: number }[] = [
  { name: 'index', html: 22.5 * KIB },
  { name: 'about', html: 16.5 * KIB },
  { name: 'services', html: 20.5 * KIB },
  { name: 'privacy', html: 16 * KIB },
  { name: '404', html: 14.5 * KIB },
  { name: 'contact', html: 21.5 * KIB },
  ...[...new Set(services)].map((name) => ({ name, html: 21.5 * KIB })),
];

/** JavaScript before anyone touches a page: the same for each of them, in every language. */
const MOST_SCRIPT = 3 * KIB;

const linked = (html: string, kind: RegExp) =>
  [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([link]) => kind.test(link))
    .map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '');

const fontsOf = (html: string) =>
  linked(html, /as="font"/).map((path) => readFileSync(join(dist, path)));
/** HTML with its CSS, which is a sheet of its own only below the first view. */
const weightOf = (name: string) =>
  [`${name}.html`, ...linked(page(name), /rel="stylesheet"/)]
    .map(packed)
    .reduce((sum, size) => sum + size);

/** Inline scripts that run, and the files that script elements load; not what islands import later. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, attributes = '', inline = '']) => {
      const src = /src="\/([^"]+)"/.exec(attributes)?.[1];
      return src ? readFileSync(join(dist, src), 'utf8') : inline;
    });
}

/** A module that imports another one makes the visitor wait twice. */
const staticImports = (scripts: string[]) =>
  scripts.flatMap(
    (script) => script.match(/\bimport\s*(?:[\w*{][^'"`]*from\s*)?["'`][^"'`]*["'`]/g) ?? [],
  );

describe.each(budgets)('$name opens fast on a poor phone', ({ name, html }) => {
  test('HTML with its CSS stays within its budget', () => {
    expect(weightOf(name)).toBeLessThanOrEqual(html);
  });

  test('what runs before interaction holds no React and imports nothing', () => {
    const scripts = scriptsOf(page(name));
    expect(scripts.join('\n')).not.toContain('react');
    expect(page(name)).not.toMatch(/rel="modulepreload"/);
    expect(staticImports(scripts)).toEqual([]);
  });

  test('no stylesheet blocks the first paint', () => {
    const head = page(name).slice(0, page(name).indexOf('</h1>'));
    expect(head).not.toMatch(/rel="stylesheet"/);
  });

  test('two fonts of at most 42 KiB together', () => {
    const fonts = fontsOf(page(name));
    expect(fonts).toHaveLength(2);
    expect(Buffer.concat(fonts).length).toBeLessThanOrEqual(42 * KIB);
  });
});

test('no page in any language runs more than 3 KiB of JavaScript before interaction', () => {
  const weights = pages.map(({ path, html }) => ({
    path,
    bytes: brotli(scriptsOf(html).join('\n')),
  }));
  expect(weights.filter(({ bytes }) => bytes > MOST_SCRIPT)).toEqual([]);
});

/** Ten packets of 1460 bytes, less the head of the response: above it a first paint waits for another round trip. */
const FIRST_FLIGHT = 13_460;

test.each(budgets)('$name fits the first flight: all of it, or its first view', ({ name }) => {
  const body = readFileSync(join(dist, `${name}.html.br`));
  if (body.length <= FIRST_FLIGHT) return;
  const read = brotliDecompressSync(body.subarray(0, FIRST_FLIGHT), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
  // Where the styles of what comes below are requested, the first view has ended.
  expect(read.toString()).toMatch(/<link\b[^>]*rel="stylesheet"/);
});

test('everything but pictures stays under 68 KiB (contact, with its map: 80 KiB)', () => {
  for (const { name } of budgets) {
    const html = page(name);
    const external = scriptsOf(html).filter((script) => !html.includes(script));
    const fonts = Buffer.concat(fontsOf(html)).length;
    const all = weightOf(name) + brotli(external.join('\n')) + fonts;
    expect(all, name).toBeLessThanOrEqual((name === 'contact' ? 80 : 68) * KIB);
  }
});

/** The widest file that a phone asks for: tests/e2e/service.spec.ts sees which it is. */
const PHONE_PX = 900;

test.each([...new Set(services)])(
  'the photograph of %s weighs little on a desk and on a phone [V5]',
  (name) => {
    const preloads = elements(page(name), 'link').filter((link) => link.as === 'image');
    const [wide = [], narrow = []] = preloads.map(({ imagesrcset = '' }) =>
      imagesrcset.split(', ').map((file) => {
        const [path = '', width = ''] = file.split(' ');
        return { width: Number.parseInt(width, 10), bytes: statSync(join(dist, path)).size };
      }),
    );
    const onPhones = narrow.filter(({ width }) => width <= PHONE_PX);
    expect(onPhones.map(({ width }) => width)).toContain(PHONE_PX);
    expect(wide.filter(({ bytes }) => bytes > 90 * KIB)).toEqual([]);
    expect(onPhones.filter(({ bytes }) => bytes > 40 * KIB)).toEqual([]);
    expect(wide.length).toBeGreaterThan(1);
  },
);
