/** The numeral size of the design holds this many characters ("50+") in its columns. */
const ROOM = 3;
/** Below this part of the largest, a numeral to scale could no longer be read as one. */
const SMALLEST = 0.25;

/**
 * How large figures such as "50+" are set, as parts of the numeral size of the design: in the ratio of their
 * values, for where a drawing looks like a measurement it is one.
 */
export function numeralSizes(figures: readonly string[]): ReadonlyMap<string, number> {
  const values = figures.map((figure) => Number.parseInt(figure, 10));
  const largest = Math.max(...values);
  const fit = Math.min(1, ROOM / Math.max(...figures.map((figure) => figure.length)));
  const toScale = values.every((value) => value >= largest * SMALLEST) && largest > 0;
  const sizes = figures.map((figure, at): [string, number] => {
    const scale = toScale ? (values[at] ?? largest) / largest : 1;
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

/** What stands beside a figure set large: the rest of a sentence that begins with it, or the whole of another. */
export const afterFigure = (sentence: string, figure: string) =>
  sentence.startsWith(figure) ? sentence.slice(figure.length).trimStart() : sentence;
