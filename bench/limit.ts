import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, systemBrowser } from '../scripts/browser.mjs';
import { precompress } from '../server/compress.ts';
import { DIST, pagesToMeasure, ROOT } from './pages.ts';

const FOLDER = join(ROOT, '.tmp', 'limit');

/**
 * For each page the fastest honest page with the same words, the same picture, typefaces and icons: no
 * script and ten lines of CSS (bench/limit.css). Made from the build, so that it stays in step.
 */
export async function writeLimitPages(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await cp(DIST, FOLDER, {
    recursive: true,
    filter: (file) => !/\.html(?:\.br|\.gz)?$/.test(file),
  });
  const css = await readFile(join(import.meta.dirname, 'limit.css'), 'utf8');
  const browser = await chromium.launch({
    executablePath: systemBrowser(),
    args: browserArguments,
  });
  const page = await browser.newPage();
  for (const path of pagesToMeasure()) {
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const built = await readFile(join(DIST, file), 'utf8');
    // Without its scripts: only the words and the picture of the page are read.
    await page.setContent(built.replace(/<script[\s\S]*?<\/script>/g, ''), { waitUntil: 'commit' });
    const body = await page.evaluate(plainBody);
    const title = await page.title();
    const links = built.match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g) ?? [];
    const fonts = [...built.matchAll(/href="([^"]+)" as="font"/g)].map(([, url = '']) => url);
    const target = join(FOLDER, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(
      target,
      limitPage(title, css + fontFaces(fonts), [...preloads(fonts), ...links], body),
    );
    await precompress([target]);
  }
  await browser.close();
  return FOLDER;
}

/** Runs in the page: each heading, paragraph, list item and link once, and the first picture. */
function plainBody(): string {
  const parts: string[] = [];
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const picture = document.querySelector('main picture, main img');
  const main = document.querySelector('main') ?? document.body;
  const blocks = 'h1, h2, h3, h4, p, li, dt, dd';
  const all = [...document.body.querySelectorAll(`${blocks}, a, button`)];
  // The menu comes last: on the real page it is closed and pushes nothing down.
  const inMain = all.filter((element) => main.contains(element));
  for (const element of [...inMain, ...all.filter((each) => !main.contains(each))]) {
    const text = element.textContent?.replace(/\s+/g, ' ').trim();
    const isContainer = element.querySelector(blocks) !== null;
    const block = element.parentElement?.closest(blocks);
    const isInText = block != null && block.querySelector(blocks) === null;
    // Wordings that a script shows later are no part of the page as it opens.
    if (isContainer || isInText || !text || element.closest('[hidden]')) continue;
    const tag = /^H\d$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p';
    parts.push(`<${tag}>${escaped(text)}</${tag}>`);
    if (element.tagName === 'H1' && picture)
      parts.push(picture.outerHTML.replace(/ (?:class|style)="[^"]*"/g, ''));
  }
  return parts.join('\n');
}

const fontFaces = (fonts: readonly string[]) =>
  fonts
    .map((url, at) => `@font-face{font-family:f${at};src:url(${url});font-display:optional}`)
    .join('');

const preloads = (fonts: readonly string[]) =>
  fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`);

function limitPage(title: string, css: string, links: readonly string[], body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${css}</style>
${links.join('\n')}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
