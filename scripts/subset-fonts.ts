// Cuts the two families down to what the site sets: `node scripts/subset-fonts.ts`.
// The results are committed; run it again after widening a range below.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { withTableOf } from './fontTables.ts';

const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

const ASCII = range(0x20, 0x7e);
/** With the one letter in the names of the offices' time zones that ASCII has not: Türkiye. */
const SIGNS = '\u00a0©°·×–—‘’“”…€−ü';
/** Western European letters, so that names and another Latin language keep the typeface. */
const LATIN = `${range(0xa1, 0xff)}‚„‹›Œœı•™`;

const INSTRUMENT_SANS =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const GEIST_MONO = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

/** No rule of the site asks for alternates, and ligatures of f would cost a kilobyte. */
const FEATURES = ['kern'];

type Weight = number | { min: number; max: number };
const KERNED_FOR: Weight = 500;

// The letters of the second file stand in astro.config.ts as well: it is fetched when one is used.
const files = [
  {
    from: INSTRUMENT_SANS,
    to: 'src/assets/fonts/instrument-sans.woff2',
    text: ASCII + SIGNS,
    weight: { min: 400, max: 600 },
  },
  {
    from: INSTRUMENT_SANS,
    to: 'src/assets/fonts/instrument-sans-latin.woff2',
    text: [...LATIN].filter((sign) => !SIGNS.includes(sign)).join(''),
    weight: { min: 400, max: 600 },
  },
  {
    from: GEIST_MONO,
    to: 'src/assets/fonts/geist-mono.woff2',
    text: `${ASCII}°±µΩσ×−–—’…→`,
    weight: 400,
  },
];

for (const { from, to, text, weight } of files) {
  const source = await readFile(require.resolve(from));
  const cut = (font: Buffer, targetFormat: 'sfnt' | 'woff2', wght?: Weight) =>
    subsetFont(font, text, {
      targetFormat,
      keepFeatures: FEATURES,
      noHinting: true,
      ...(wght && { variationAxes: { wght } }),
    });
  // Kerning that follows the weight takes half of the file, and moves a pair by a few thousandths of
  // an em: the kerning of the weight that headings are set in serves both.
  const variable = await cut(source, 'sfnt', weight);
  const still = await cut(source, 'sfnt', KERNED_FOR);
  const subset = await cut(withTableOf(variable, still, 'GPOS'), 'woff2');
  await writeFile(to, subset);
  console.log(`${to}: ${source.length} -> ${subset.length} bytes`);
}
