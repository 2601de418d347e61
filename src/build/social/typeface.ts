import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, type Glyph, readFont } from '../font.ts';

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

/** Marks where a line may break; nothing is drawn for it. */
const PHRASE_END = '\u200b';

const isVariable = (file: string) => file.includes('-wght-');

const read = (file: string, weight: number) =>
  readFont(readFileSync(require.resolve(file)), isVariable(file) ? weight : undefined);

const loaded = new Map<string, Promise<Font>>();

/** Latin letters are the same in every language. */
function load(file: string, weight: number): Promise<Font> {
  const key = `${file} ${weight}`;
  const font = loaded.get(key) ?? read(file, weight);
  loaded.set(key, font);
  return font;
}

/** A glyph as the data of an SVG path: y downwards, in pixels. */
function drawn({ outline }: Glyph, scale: number, x: number, y: number): string {
  const placed = (value: number, at: number) =>
    +(at % 2 === 0 ? x + value * scale : y - value * scale).toFixed(2);
  return outline()
    .map(({ type, values }) => type + values.map(placed).join(' '))
    .join('');
}

export async function typeface(options: TypefaceOptions): Promise<Typeface> {
  const { files, weight, tracking } = options;
  const fonts = await Promise.all(files.map((file) => load(file, weight)));

  /** Neighbouring letters of one file. A letter that none of them has would be missing in silence. */
  function runs(text: string): { font: Font; text: string }[] {
    const found: { font: Font; text: string }[] = [];
    for (const letter of text.replaceAll(PHRASE_END, '')) {
      const last = found.at(-1);
      const font = last?.font.letters.has(letter)
        ? last.font
        : fonts.find(({ letters }) => letters.has(letter));
      if (!font) {
        throw new Error(`No typeface of the social images has "${letter}" (in "${text}")`);
      }
      if (last?.font === font) last.text += letter;
      else found.push({ font, text: letter });
    }
    return found;
  }

  const shape = (text: string) =>
    runs(text).map(({ font, text: part }) => ({ font, glyphs: font.shape(part) }));
  /** Lines are measured again and again until they fit. */
  const known = new Map<string, ReturnType<typeof shape>>();

  function shaped(text: string) {
    const found = known.get(text) ?? shape(text);
    known.set(text, found);
    return found;
  }

  function set(text: string, size: number) {
    let x = 0;
    const letters = shaped(text).flatMap(({ font, glyphs }) => {
      const scale = size / font.unitsPerEm;
      return glyphs.map((glyph) => {
        const letter = { glyph, scale, x: x + glyph.x * scale, y: -glyph.y * scale };
        x += glyph.advance * scale + tracking * size;
        return letter;
      });
    });
    return { letters, width: letters.length > 0 ? x - tracking * size : 0 };
  }

  return {
    width: (text, size) => set(text, size).width,
    outline: (text, size, x, y) =>
      set(text, size)
        .letters.map(({ glyph, scale, ...at }) => drawn(glyph, scale, x + at.x, y + at.y))
        .join(''),
  };
}
