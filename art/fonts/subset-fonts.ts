// Cuts the typefaces down to what the site sets: `npm run fonts`.
// The results are committed; run it again after changing the letters in src/assets/typefaces.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type FontSubset, fontSubsets } from '../../src/assets/typefaces.ts';
import { lean, withTableOf } from './fontTables.ts';

const require = createRequire(import.meta.url);

/** No rule of the site asks for alternates, and ligatures of f would cost a kilobyte. */
const FEATURES = ['kern'];

/** The weight of headings. */
const KERNED_FOR = 500;

/** Letters of a supplement are not kerned to those of the main file, which also names the family. */
const UNUSED_IN_SUPPLEMENT = ['GDEF', 'GPOS', 'GSUB', 'HVAR', 'STAT', 'gasp'];

async function subset({
  from,
  text,
  weight,
  keepsShaping,
  isSupplement,
}: FontSubset): Promise<Buffer> {
  const source = await readFile(require.resolve(from));
  const cut = (font: Buffer, targetFormat: 'sfnt' | 'woff2', wght?: FontSubset['weight']) =>
    subsetFont(font, text, {
      targetFormat,
      noHinting: true,
      ...(!keepsShaping && { keepFeatures: FEATURES }),
      ...(wght && { variationAxes: { wght } }),
    });
  if (!weight) return cut(source, 'woff2');
  if (isSupplement)
    return cut(lean(await cut(source, 'sfnt', weight), UNUSED_IN_SUPPLEMENT), 'woff2');
  // Kerning that follows the weight takes half of the file, and moves a pair by a few thousandths of
  // an em: the kerning of the weight that headings are set in serves both.
  const variable = await cut(source, 'sfnt', weight);
  const still = await cut(source, 'sfnt', KERNED_FOR);
  return cut(withTableOf(variable, still, 'GPOS'), 'woff2');
}

for (const each of fontSubsets) {
  const file = `src/assets/fonts/${each.name}.woff2`;
  const font = await subset(each);
  await writeFile(file, font);
  console.log(`${file}: ${font.length} bytes`);
}
