import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { site } from '../../site.config.ts';
import { folderOf } from '../content/translations.ts';
import { untranslatedIn } from '../content/untranslated.ts';
import { fillText } from '../lib/placeholders.ts';
import { cssModules } from './classNames.ts';
import { fitPage } from './fitPage.ts';
import { leanPages, stylesOf } from './leanPages.ts';
import { removeLeavings } from './leavings.ts';
import { markLanguage } from './markLanguage.ts';
import { type BuiltPage, readPage } from './page.ts';

/**
 * Registers `client:approach`, and after the build makes the first view of every page arrive in the
 * first flight, where that can be had.
 */
export function delivery(): AstroIntegration {
  let root = '';
  return {
    name: 'delivery',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'approach', entrypoint: './src/delivery/approach.ts' });
      },
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        await deliver(root, dist);
        const removed = await removeLeavings(dist);
        logger.info(`${removed.length} pictures that no page names are left out`);
      },
    },
  };
}

async function deliver(root: string, dist: string): Promise<void> {
  await mkdir(join(dist, '_astro'), { recursive: true });
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const readByAttributes = new Set<string>();
  for await (const { text } of filesIn(dist, '_astro/*.js')) scripts.add(text);
  for await (const { text } of filesIn(dist, '**/*.html')) {
    const page = readPage(text);
    for (const script of page.scripts) scripts.add(script);
    for (const css of stylesOf(page)) styles.add(css);
    for (const name of page.readByAttributes) readByAttributes.add(name);
  }
  // What a page says of custom properties reaches into the drawings that it refers to.
  for await (const { text } of filesIn(dist, '**/*.svg'))
    for (const name of readPage(text).readByAttributes) readByAttributes.add(name);
  const modules = [...cssModules(root).values()].map((names) => [...names.values()]);
  const lean = leanPages({ scripts, styles, readByAttributes, modules });
  for await (const { path, text } of filesIn(dist, '**/*.html')) {
    const page = marked(root, readPage(text));
    const { html, css } = fitPage(page, lean(page));
    await writeFile(path, html);
    if (css) await writeFile(join(dist, css.href), css.text);
  }
}

/** With the language of the words that a translation lacks. */
function marked(root: string, page: BuiltPage): BuiltPage {
  const files = untranslatedIn(root, folderOf(page.language));
  const texts = [...files.values()].flatMap(({ texts }) => texts).map(filled);
  const html = markLanguage(page.html, new Set(texts), site.languages[0].lang);
  return html === page.html ? page : readPage(html);
}

const filled = (text: string) => fillText(text, { brand: site.brand, email: site.email });

/** One after the other: a site of many pages does not fit into memory. */
async function* filesIn(folder: string, pattern: string) {
  for await (const file of glob(pattern, { cwd: folder })) {
    const path = join(folder, file);
    yield { path, text: await readFile(path, 'utf8') };
  }
}
