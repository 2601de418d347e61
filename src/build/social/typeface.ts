import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** Text as outlines: what is drawn needs no font installed where the site is built. */
export interface Typeface {
  width: (text: string, size: number) => number;
  /** The text as the data of an SVG path, its baseline starting at x, y. */
  outline: (text: string, size: number, x: number, y: number) => string;
}

export interface TypefaceOptions {
  /** Files of one family, the most usual letters first. */
  files: readonly string[];
  weight: number;
  /** Added after each letter, in em. */
  tracking: number;
}

const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Marks where a line may break; nothing is drawn for it. */
const PHRASE_END = '\u200b';

/** Latin with its extensions and the punctuation of running text. */
const LETTERS = [range(0x20, 0x24f), range(0x2010, 0x2044), '€™−'].join('');

const isVariable = (file: string) => file.includes('-wght-');

/** fontkit cannot vary a WOFF2 file, so the weight is cut out of it first. */
async function load(file: string, weight: number): Promise<Font> {
  const source = readFileSync(require.resolve(file));
  const variationAxes = { wght: weight };
  const font = create(
    isVariable(file)
      ? await subsetFont(source, LETTERS, { targetFormat: 'sfnt', variationAxes })
      : source,
  );
  if (!('layout' in font)) throw new Error(`${file}: expected one font, found a collection`);
  return font;
}

const has = (font: Font | undefined, letter: string) =>
  font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false;

export async function typeface(options: TypefaceOptions): Promise<Typeface> {
  const { files, weight, tracking } = options;
  const fonts = await Promise.all(files.map((file) => load(file, weight)));

  /** Neighbouring letters of one file. A letter that none of them has would be missing in silence. */
  function runs(text: string): { font: Font; text: string }[] {
    const found: { font: Font; text: string }[] = [];
    for (const letter of text.replaceAll(PHRASE_END, '')) {
      const last = found.at(-1);
      const font = has(last?.font, letter) ? last?.font : fonts.find((each) => has(each, letter));
      if (!font) {
        throw new Error(`No typeface of the social images has "${letter}" (in "${text}")`);
      }
      if (last?.font === font) last.text += letter;
      else found.push({ font, text: letter });
    }
    return found;
  }

  const shape = (text: string) =>
    runs(text).map(({ font, text: part }) => ({ font, ...font.layout(part) }));
  /** Lines are measured again and again until they fit, and shaping a Bengali one takes milliseconds. */
  const known = new Map<string, ReturnType<typeof shape>>();

  function shaped(text: string) {
    const found = known.get(text) ?? shape(text);
    known.set(text, found);
    return found;
  }

  function set(text: string, size: number) {
    let x = 0;
    const letters = shaped(text).flatMap(({ font, glyphs, positions }) => {
      const scale = size / font.unitsPerEm;
      return glyphs.map((glyph, at) => {
        const letter = { glyph, scale, x: x + (positions[at]?.xOffset ?? 0) * scale };
        x += (positions[at]?.xAdvance ?? 0) * scale + tracking * size;
        return letter;
      });
    });
    return { letters, width: letters.length > 0 ? x - tracking * size : 0 };
  }

  return {
    width: (text, size) => set(text, size).width,
    outline: (text, size, x, y) =>
      set(text, size)
        .letters.map(({ glyph, scale, x: offset }) =>
          glyph.path
            .scale(scale, -scale)
            .translate(x + offset, y)
            .toSVG(),
        )
        .join(''),
  };
}
