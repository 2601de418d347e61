import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { splitStyles } from './splitStyles.ts';

/**
 * What a server may send before it hears from the phone again: ten packets of 1460 bytes, less what
 * the head of the response takes. A page above it is painted one round trip later.
 */
const FIRST_FLIGHT = 10 * 1460 - 1200;

/** A thirtieth of the time of the best quality, for at most so many times its bytes. */
const QUICK = { quality: 9, factor: 1.15 };

const STYLE = /<style>(.*?)<\/style>/s;
/** Set by src/components/LaterStyles.tsx and src/layouts/Page.astro; the first of a page counts. */
const MARKER = /<template data-later(?:="[^"]*")?><\/template>/;

/**
 * Pages that do not fit the first flight get the styles below the fold as a file, asked for where
 * they are first needed: the browser paints all that stands before it (docs/decisions/015).
 */
export function firstFlight(): AstroIntegration {
  return {
    name: 'first-flight',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        for await (const file of glob('**/*.html', { cwd: dist })) {
          const path = join(dist, file);
          const page = fitPage(await readFile(path, 'utf8'));
          await writeFile(path, page.html);
          if (!page.css) continue;
          await mkdir(join(dist, '_astro'), { recursive: true });
          await writeFile(join(dist, page.css.href), page.css.text);
        }
      },
    },
  };
}

interface FittedPage {
  html: string;
  css?: { href: string; text: string };
}

export function fitPage(html: string): FittedPage {
  const whole = html.replaceAll(new RegExp(MARKER, 'g'), '');
  const { first, later } = splitStyles(STYLE.exec(html)?.[1] ?? '');
  if (fits(whole) || !later || !MARKER.test(html)) return { html: whole };
  const href = `/_astro/later.${createHash('sha256').update(later).digest('hex').slice(0, 8)}.css`;
  const divided = html
    .replace(STYLE, () => `<style>${first}</style>`)
    .replace(MARKER, `<link rel="stylesheet" href="${href}">`)
    .replaceAll(new RegExp(MARKER, 'g'), '');
  return fits(divided) ? { html: divided, css: { href, text: later } } : { html: whole };
}

function fits(html: string): boolean {
  const quick = brotliSize(html, QUICK.quality);
  if (quick <= FIRST_FLIGHT || quick > FIRST_FLIGHT * QUICK.factor) return quick <= FIRST_FLIGHT;
  return brotliSize(html, constants.BROTLI_MAX_QUALITY) <= FIRST_FLIGHT;
}

function brotliSize(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
