import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const KIB = 1024;
const dist = 'dist';
const brotli = (data: string | Buffer) => brotliCompressSync(data).length;
const page = (name: string) => readFileSync(join(dist, `${name}.html`), 'utf8');

const services = readdirSync(join(dist, 'services')).map(
  (file) => `services/${file.replace(/\.html.*$/, '')}`,
);

/** HTML with its inlined CSS and drawings, and the JavaScript before anyone touches the page. */
const budgets: { name: string; html: number; script: number }[] = [
  { name: 'index', html: 26 * KIB, script: 3 * KIB },
  { name: 'about', html: 20 * KIB, script: 3 * KIB },
  { name: 'services', html: 20 * KIB, script: 3 * KIB },
  { name: '404', html: 20 * KIB, script: 3 * KIB },
  { name: 'contact', html: 34 * KIB, script: 6 * KIB },
  ...[...new Set(services)].map((name) => ({ name, html: 28 * KIB, script: 3 * KIB })),
];

const fonts = readdirSync(join(dist, '_astro/fonts')).map((file) =>
  readFileSync(join(dist, '_astro/fonts', file)),
);

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
  scripts.flatMap((script) => [...script.matchAll(/\bimport\s*(?:[\w*{][^'"]*from\s*)?["']/g)]);

describe.each(budgets)('$name opens fast on a poor phone', ({ name, html, script }) => {
  test('HTML with its CSS stays within its budget', () => {
    expect(brotli(page(name))).toBeLessThanOrEqual(html);
  });

  test('JavaScript before interaction stays within its budget and holds no React', () => {
    const scripts = scriptsOf(page(name));
    expect(brotli(scripts.join('\n'))).toBeLessThanOrEqual(script);
    expect(scripts.join('\n')).not.toContain('react');
    expect(page(name)).not.toMatch(/rel="modulepreload"/);
    expect(staticImports(scripts)).toEqual([]);
  });

  test('no stylesheet blocks the first paint', () => {
    expect(page(name)).not.toMatch(/rel="stylesheet"/);
  });
});

test('two fonts of at most 42 KiB together', () => {
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, font) => sum + font.length, 0)).toBeLessThanOrEqual(42 * KIB);
});

test('everything but pictures stays under 68 KiB (contact, with its map: 80 KiB)', () => {
  const ofFonts = fonts.reduce((sum, font) => sum + font.length, 0);
  for (const { name } of budgets) {
    const external = scriptsOf(page(name)).filter((script) => !page(name).includes(script));
    const all = brotli(page(name)) + brotli(external.join('\n')) + ofFonts;
    expect(all, name).toBeLessThanOrEqual((name === 'contact' ? 80 : 68) * KIB);
  }
});
