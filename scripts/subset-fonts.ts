// Cuts the two families down to what the site sets: `node scripts/subset-fonts.ts`.
// The results are committed; run it again after widening a range below.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

const ASCII = range(0x20, 0x7e);
/** Western European letters, so that names and another Latin language keep the typeface. */
const LATIN_1 = range(0xa0, 0xff);
const PUNCTUATION = '‐‑–—‘’‚“”„…•‹›€™−×µΩπ°±²³½ŒœŠšŽžŸıĞğŞşİ';

const families = [
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'src/assets/fonts/instrument-sans.woff2',
    text: ASCII + LATIN_1 + PUNCTUATION,
    weight: { min: 400, max: 600 },
  },
  {
    from: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    to: 'src/assets/fonts/geist-mono.woff2',
    text: `${ASCII}°±µΩσ×−–—’…→`,
    weight: { min: 400, max: 500 },
  },
];

for (const { from, to, text, weight } of families) {
  const source = await readFile(require.resolve(from));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(to, subset);
  console.log(`${to}: ${source.length} -> ${subset.length} bytes`);
}
