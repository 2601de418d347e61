import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { precompress } from '../hosting/compress.ts';
import { DIST, pagesToMeasure, ROOT } from './pages.ts';

const FOLDER = join(ROOT, '.tmp', 'plain-pages');
const STYLES = `body{max-width:40rem;margin:1rem auto;padding:0 1rem;font:1rem/1.5 f0,f1,sans-serif}
img{max-width:100%;height:auto}`;

/**
 * For each page the fastest honest page with the same words, the same picture, typefaces and icons: no
 * script and two lines of CSS. Made from the build, so that it follows every change.
 */
export async function writePlainPages(browser: Browser): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await cp(DIST, FOLDER, { recursive: true, filter: (file) => !/\.html(?:\.\w+)?$/.test(file) });
  const page = await browser.newPage();
  for (const path of pagesToMeasure()) {
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const built = await readFile(join(DIST, file), 'utf8');
    const target = join(FOLDER, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await page.evaluate(plainPage, [built, STYLES]));
    await precompress([target]);
  }
  await page.close();
  return FOLDER;
}

/**
 * Runs in an empty page, and reads the built one without running it: each heading, paragraph, list
 * item and link once, and the first picture.
 */
function plainPage([html = '', styles = '']: string[]): string {
  const built = new DOMParser().parseFromString(html, 'text/html');
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const parts: string[] = [];
  const picture = built.querySelector('main picture, main img');
  for (const element of picture ? [picture, ...picture.querySelectorAll('*')] : [])
    for (const name of ['class', 'style']) element.removeAttribute(name);
  const blocks = 'h1, h2, h3, h4, p, li, dt, dd';
  // The menu comes last: on the real page it is closed and pushes nothing down.
  const all = [...built.body.querySelectorAll(`${blocks}, a, button`)];
  const rest = all.filter((element) => !element.closest('main'));
  for (const element of [...all.filter((element) => element.closest('main')), ...rest]) {
    const text = element.textContent?.replace(/\s+/g, ' ').trim();
    const block = element.parentElement?.closest(blocks);
    const isInText = block && !block.querySelector(blocks);
    // Wordings that a script shows later are no part of the page as it opens.
    if (element.querySelector(blocks) || isInText || !text || element.closest('[hidden]')) continue;
    const tag = element.matches('h1, h2, h3, h4') ? element.localName : 'p';
    parts.push(`<${tag}>${escaped(text)}</${tag}>`);
    if (tag === 'h1' && picture) parts.push(picture.outerHTML);
  }
  const links = built.querySelectorAll(
    'link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])',
  );
  const fonts = [...built.querySelectorAll('link[as=font]')];
  const faces = fonts.map(
    (link, at) =>
      `@font-face{font-family:f${at};src:url(${link.getAttribute('href')});font-display:optional}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escaped(built.title)}</title>
<style>${styles}${faces.join('')}</style>
${[...fonts, ...links].map((link) => link.outerHTML).join('\n')}</head>
<body><main>${parts.join('\n')}</main></body></html>`;
}
