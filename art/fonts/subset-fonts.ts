// Cuts the typefaces down to what the site sets: `npm run fonts`.
// The results are committed; run it again after changing the letters in src/build/typefaces.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Cut, cuts } from '../../src/build/typefaces.ts';
import { lean, withTableOf } from './fontTables.ts';

const require = createRequire(import.meta.url);

/** No rule of the site asks for alternates, and ligatures of f would cost a kilobyte. */
const FEATURES = ['kern'];

/** Headings are set in it. */
const KERNED_FOR = 500;

/** Letters beside a main file are not kerned to those in it, and that file names the family. */
const SPARE_BESIDE = ['GDEF', 'GPOS', 'GSUB', 'HVAR', 'STAT', 'gasp'];

async function subset({ from, text, weight, shaping, beside }: Cut): Promise<Buffer> {
  const source = await readFile(require.resolve(from));
  const cut = (font: Buffer, targetFormat: 'sfnt' | 'woff2', wght?: Cut['weight']) =>
    subsetFont(font, text, {
      targetFormat,
      noHinting: true,
      ...(!shaping && { keepFeatures: FEATURES }),
      ...(wght && { variationAxes: { wght } }),
    });
  if (!weight) return cut(source, 'woff2');
  if (beside) return cut(lean(await cut(source, 'sfnt', weight), SPARE_BESIDE), 'woff2');
  // Kerning that follows the weight takes half of the file, and moves a pair by a few thousandths of
  // an em: the kerning of the weight that headings are set in serves both.
  const variable = await cut(source, 'sfnt', weight);
  const still = await cut(source, 'sfnt', KERNED_FOR);
  return cut(withTableOf(variable, still, 'GPOS'), 'woff2');
}

for (const each of cuts) {
  const file = `src/assets/fonts/${each.name}.woff2`;
  const font = await subset(each);
  await writeFile(file, font);
  console.log(`${file}: ${font.length} bytes`);
}
