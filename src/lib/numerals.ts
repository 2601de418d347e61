/** The numeral size of the design holds this many characters ("50+") in its columns. */
const MOST_CHARACTERS = 3;
/** Smaller than this part of the largest, a numeral would be unreadable: all are set alike. */
const LEAST_SCALE = 0.25;

/**
 * Sizes of figures such as "50+", as parts of the design's numeral size. They have the ratio of the values,
 * because numerals of different size are read as a measurement.
 */
export function numeralSizes(figures: readonly string[]): ReadonlyMap<string, number> {
  const values = figures.map((figure) => Number.parseInt(figure, 10));
  const largest = Math.max(...values);
  const fit = Math.min(1, MOST_CHARACTERS / Math.max(...figures.map((figure) => figure.length)));
  const toScale = values.every((value) => value >= largest * LEAST_SCALE) && largest > 0;
  const sizes = figures.map((figure, index): [string, number] => {
    const scale = toScale ? (values[index] ?? largest) / largest : 1;
    return [figure, Math.round(scale * fit * 10_000) / 10_000];
  });
  return new Map(sizes);
}

/** "50+" in the digits of a language. */
export const figureText = (figure: string, locale: string) =>
  figure.replace(/\d+/, (digits) => new Intl.NumberFormat(locale).format(Number(digits)));

/**
 * The figure as it is set large beside its sentence. A language may say the plus in words after the number,
 * as in 50名以上; the digits then stand alone.
 */
export function shownFigure(figure: string, sentence: string, locale: string): string {
  const text = figureText(figure, locale);
  const digits = text.replace('+', '');
  return sentence.startsWith(digits) && !sentence.startsWith(text) ? digits : text;
}

/** The digits of a text in those of a language; all else, as in 09:00 and 5:3, stays. */
export function localDigits(text: string, locale: string): string {
  const format = new Intl.NumberFormat(locale);
  return text.replace(/\d/g, (digit) => format.format(Number(digit)));
}

/** The sentence beside a large figure, without the figure if the sentence begins with it. */
export const textAfterFigure = (sentence: string, figure: string) =>
  sentence.startsWith(figure) ? sentence.slice(figure.length).trimStart() : sentence;
