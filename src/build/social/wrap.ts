type Measure = (text: string, size: number) => number;

export interface Fit {
  /** Sizes to try, the largest first. */
  sizes: readonly number[];
  width: number;
  height: number;
  /** From line to line, in em. */
  leading: number;
}

/** After a space or a word's own hyphen, or between two phrases of a script without spaces. */
const BREAK = /(?<=[\s\u200b]|\p{L}-)/u;

function wrapped(text: string, measure: (line: string) => number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(BREAK)) {
    const last = lines.at(-1);
    if (last !== undefined && measure((last + word).trim()) <= width) {
      lines[lines.length - 1] = last + word;
    } else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** The narrowest setting with as few lines: they come out of similar length. */
function balanced(text: string, measure: (line: string) => number, width: number): string[] {
  const { length } = wrapped(text, measure, width);
  let [tooNarrow, wideEnough] = [0, width];
  while (wideEnough - tooNarrow > 4) {
    const middle = (tooNarrow + wideEnough) / 2;
    if (wrapped(text, measure, middle).length > length) tooNarrow = middle;
    else wideEnough = middle;
  }
  return wrapped(text, measure, wideEnough);
}

/** The largest size at which the phrases, each on lines of its own, fit their place. */
export function fitted(phrases: readonly string[], measure: Measure, fit: Fit) {
  const settings = fit.sizes.map((size) => {
    const width = (line: string) => measure(line, size);
    const lines = phrases.flatMap((phrase) => balanced(phrase, width, fit.width));
    const fits =
      lines.length * size * fit.leading <= fit.height &&
      lines.every((line) => width(line) <= fit.width);
    return { size, lines, fits };
  });
  const best = settings.find((setting) => setting.fits) ?? settings.at(-1);
  return { size: best?.size ?? 0, lines: best?.lines ?? [] };
}
