// Renders every drawing of the feature cards in both themes: `node scripts/figure-sheet.ts`.
// The two sheets in docs/ are what docs/figures.md was signed on; run it after exchanging a drawing.
import { readdir, readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { parse } from 'yaml';
import type { ServiceContent } from '../src/content/schemas/service.ts';
import { applyStyle, figureStyle } from '../src/drawings/drawingStyles.ts';
import { figureMarkup, readFigure } from '../src/drawings/figure.ts';
import { settings } from '../src/settings.ts';
import { accentCss } from '../src/styles/accentCss.ts';
import { browserArguments, systemBrowser } from './browser.mjs';

const FIGURES = 'src/assets/figures';
const SERVICES = 'content/en/services';
const COLUMNS = 6;
const CELL_PX = 320;
const GAP_PX = 16;

const read = (path: string) => readFile(path, 'utf8');

async function cellsOf(file: string): Promise<string[]> {
  const { features }: ServiceContent = parse(await read(`${SERVICES}/${file}`));
  return Promise.all(
    features.map(async ({ figure, labels }) => {
      const { name, drawing } = readFigure(await read(`${FIGURES}/${figure}.svg`), figure);
      const markup = figureMarkup({ name, drawing: applyStyle(drawing, figureStyle) }, labels);
      return `<figure><svg class="fig">${markup}</svg><figcaption>${figure}</figcaption></figure>`;
    }),
  );
}

const files = (await readdir(SERVICES)).sort();
const cells = (await Promise.all(files.map(cellsOf))).flat();
const font = await readFile('src/assets/fonts/geist-mono.woff2', 'base64');

const sheet = (theme: string, styles: string[]) => `<!doctype html>
<html data-theme="${theme}">
<style>
  @font-face { font-family: "Geist Mono"; src: url(data:font/woff2;base64,${font}); }
  :root { --font-mono: "Geist Mono"; }
  ${styles.join('\n')}
  body { margin: 0; padding: ${GAP_PX}px; background: var(--surface); display: grid;
    grid-template-columns: repeat(${COLUMNS}, ${CELL_PX}px); gap: ${GAP_PX}px; }
  figure { margin: 0; }
  .fig { outline: 1px solid var(--line); }
  figcaption { margin-block-start: 6px; font: 10px var(--mono); color: var(--ink-3); }
</style>
${cells.join('\n')}`;

const [tokens = '', figures = ''] = await Promise.all(
  ['src/styles/tokens.css', 'src/styles/figures.deferred.css'].map(read),
);
const styles = [tokens, accentCss(settings.accent, tokens), figures];
const browser = await chromium.launch({
  executablePath: systemBrowser(),
  args: browserArguments,
});
try {
  const page = await browser.newPage({
    viewport: { width: COLUMNS * (CELL_PX + GAP_PX) + GAP_PX, height: 800 },
  });
  for (const theme of ['light', 'dark']) {
    await page.setContent(sheet(theme, styles));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `docs/figures-${theme}.png`, fullPage: true });
  }
} finally {
  await browser.close();
}
console.log(`${cells.length} drawings on docs/figures-light.png and docs/figures-dark.png`);
