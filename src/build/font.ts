import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

export interface Glyph {
  advance: number;
  /** How far from its place on the baseline it is drawn; marks stand above and below their letter. */
  x: number;
  y: number;
  /** In units of the font, y upwards. */
  outline: () => readonly { type: string; values: readonly number[] }[];
}

/** One file of a family, read and shaped as browsers do it. */
export interface Font {
  unitsPerEm: number;
  letters: ReadonlySet<string>;
  /** The glyphs of a text in the order they are drawn. Its letters are all in the file. */
  shape: (text: string) => Glyph[];
}

/** What a shaper draws for a letter that the font does not have. */
const NO_GLYPH = 0;
/** What a shaper draws a mark on that has no letter to stand on. */
const DOTTED_CIRCLE = '\u25cc';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** All there is but surrogates and what lies beyond the first plane. */
const EVERY_LETTER = range(0x20, 0xd7ff) + range(0xe000, 0xffff);

/** A file of the web is packed; a shaper reads it unpacked, and in one weight. */
export async function readFont(file: Buffer, weight?: number): Promise<Font> {
  const data = await subsetFont(file, EVERY_LETTER, {
    targetFormat: 'sfnt',
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(data));
  const font = new harfbuzz.Font(face);
  const circle = font.nominalGlyph(DOTTED_CIRCLE.codePointAt(0) ?? 0);

  function shape(text: string): Glyph[] {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const places = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
      if (glyph === NO_GLYPH || (glyph === circle && !text.includes(DOTTED_CIRCLE))) {
        throw new Error(`A typeface cannot set "${text}": a letter is missing or stands alone`);
      }
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
      return { advance: xAdvance, x: xOffset, y: yOffset, outline: () => font.glyphToJson(glyph) };
    });
  }

  return {
    unitsPerEm: face.upem,
    letters: new Set(Array.from(face.collectUnicodes(), (point) => String.fromCodePoint(point))),
    shape,
  };
}
