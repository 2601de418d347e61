/** How large a figure such as "50+" is set, as part of the numeral size of the design. */
export interface Numerals {
  /** By figure; the largest value has the largest size. */
  sizes: ReadonlyMap<string, number>;
  /** Such as "5:3"; undefined where nothing is drawn to scale. */
  ratio: string | undefined;
}

/** The numeral size of the design holds this many characters ("50+") in its columns. */
const ROOM = 3;
/** Below this part of the largest, a numeral to scale could no longer be read as one. */
const SMALLEST = 0.25;

const divisor = (one: number, other: number): number =>
  other === 0 ? one : divisor(other, one % other);

/** Sizes in the ratio of the values: where a drawing looks like a measurement it is one. */
export function numeralsOf(figures: readonly string[]): Numerals {
  const values = figures.map((figure) => Number.parseInt(figure, 10));
  const largest = Math.max(...values);
  const fit = Math.min(1, ROOM / Math.max(...figures.map((figure) => figure.length)));
  const toScale = values.every((value) => value >= largest * SMALLEST) && largest > 0;
  const sizes = figures.map((figure, at): [string, number] => {
    const scale = toScale ? (values[at] ?? largest) / largest : 1;
    return [figure, Math.round(scale * fit * 10_000) / 10_000];
  });
  const common = values.reduce(divisor, 0);
  const ratio = values.map((value) => value / common).join(':');
  return { sizes: new Map(sizes), ratio: toScale && values.length > 1 ? ratio : undefined };
}

/** "50+" in the digits of a language. */
export const figureText = (figure: string, locale: string) =>
  figure.replace(/\d+/, (digits) => new Intl.NumberFormat(locale).format(Number(digits)));

/** The digits of a text in those of a language; all else, as in 09:00 and 5:3, stays. */
export function localDigits(text: string, locale: string): string {
  const format = new Intl.NumberFormat(locale);
  return text.replace(/\d/g, (digit) => format.format(Number(digit)));
}

/** What stands beside a figure set large: the rest of a sentence that begins with it, or the whole of another. */
export const afterFigure = (sentence: string, figure: string) =>
  sentence.startsWith(figure) ? sentence.slice(figure.length).trimStart() : sentence;
