import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { precompress } from '../hosting/compress.ts';
import { browserArguments, systemBrowser } from '../scripts/browser.mjs';
import { DIST, pagesToMeasure, ROOT } from './pages.ts';

const FOLDER = join(ROOT, '.tmp', 'plain-pages');
const PAGE_FILES = ['.html', '.html.br', '.html.gz'];

interface PlainPage {
  title: string;
  body: string;
  /** Links to icons, as they stand in the page. */
  links: string[];
  /** Addresses of the typefaces it asks for first. */
  fonts: string[];
}

/**
 * For each page the fastest honest page with the same words, the same picture, typefaces and icons: no
 * script and ten lines of CSS (bench/plainPage.css). Made from the build, so that it follows every change.
 */
export async function writePlainPages(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await cp(DIST, FOLDER, {
    recursive: true,
    filter: (file) => !PAGE_FILES.some((ending) => file.endsWith(ending)),
  });
  const css = await readFile(join(import.meta.dirname, 'plainPage.css'), 'utf8');
  const browser = await chromium.launch({
    executablePath: systemBrowser(),
    args: browserArguments,
  });
  const page = await browser.newPage();
  for (const path of pagesToMeasure()) {
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const plain = await page.evaluate(readPlainPage, await readFile(join(DIST, file), 'utf8'));
    const target = join(FOLDER, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, plainDocument(plain, css));
    await precompress([target]);
  }
  await browser.close();
  return FOLDER;
}

/**
 * Runs in an empty page, and reads the built one without running it: each heading, paragraph, list
 * item and link once, and the first picture.
 */
function readPlainPage(html: string): PlainPage {
  const built = new DOMParser().parseFromString(html, 'text/html');
  const parts: string[] = [];
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const picture = built.querySelector('main picture, main img');
  for (const element of picture ? [picture, ...picture.querySelectorAll('*')] : [])
    for (const name of ['class', 'style']) element.removeAttribute(name);
  const main = built.querySelector('main') ?? built.body;
  const blocks = 'h1, h2, h3, h4, p, li, dt, dd';
  const all = [...built.body.querySelectorAll(`${blocks}, a, button`)];
  // The menu comes last: on the real page it is closed and pushes nothing down.
  const inMain = all.filter((element) => main.contains(element));
  for (const element of [...inMain, ...all.filter((each) => !main.contains(each))]) {
    const text = element.textContent?.replace(/\s+/g, ' ').trim();
    const isContainer = element.querySelector(blocks) !== null;
    const block = element.parentElement?.closest(blocks);
    const isInText = block != null && block.querySelector(blocks) === null;
    // Wordings that a script shows later are no part of the page as it opens.
    if (isContainer || isInText || !text || element.closest('[hidden]')) continue;
    const tag = element.matches('h1, h2, h3, h4') ? element.localName : 'p';
    parts.push(`<${tag}>${escaped(text)}</${tag}>`);
    if (tag === 'h1' && picture) parts.push(picture.outerHTML);
  }
  const icons = 'link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])';
  return {
    title: escaped(built.title),
    body: parts.join('\n'),
    links: [...built.querySelectorAll(icons)].map((link) => link.outerHTML),
    fonts: [...built.querySelectorAll('link[as=font]')].flatMap(
      (link) => link.getAttribute('href') ?? [],
    ),
  };
}

const fontFaces = (fonts: readonly string[]) =>
  fonts
    .map((url, index) => `@font-face{font-family:f${index};src:url(${url});font-display:optional}`)
    .join('');

const preloads = (fonts: readonly string[]) =>
  fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`);

function plainDocument({ title, body, links, fonts }: PlainPage, css: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${css}${fontFaces(fonts)}</style>
${[...preloads(fonts), ...links].join('\n')}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
