import { stripBreakMarks } from '../breaks.ts';
import type { Curve } from './calculation.ts';
import type { Drawing, PlotSize, PlotWords } from './drawing.ts';
import { drawCurve } from './plot.ts';
import { escapeHtml, plainText } from './richText.ts';

/** Sizes of the two static figures; the style sheet shows the one that fits. */
export const WIDE: PlotSize = { width: 848, height: 509 };
/** A little less than the figure has on a phone of 390 px, so that its words are no smaller than set. */
const NARROW_WIDTH = 348;
const NARROW_HEIGHT = { plot: 310, timeline: 370 } as const;

export const narrowSize = ({ kind }: Curve): PlotSize => ({
  width: NARROW_WIDTH,
  height: NARROW_HEIGHT[kind],
});

/** The whole svg element of a static figure. Its name is the sentence that says the result. */
function figureHtml(
  { layers }: Drawing,
  { width, height }: PlotSize,
  sentence: string,
  className: string,
): string {
  const name = escapeHtml(stripBreakMarks(plainText(sentence)));
  return `<svg class="draw plot ${className}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}">${layers.join('')}</svg>`;
}

/** Two sizes, of which src/styles/plot.deferred.css shows one. */
export function staticFigures(curve: Curve, words: PlotWords, sentence: string): string {
  const narrow = narrowSize(curve);
  return (
    figureHtml(drawCurve(curve, WIDE, words, 'cw'), WIDE, sentence, 'wide') +
    figureHtml(drawCurve(curve, narrow, words, 'cn'), narrow, sentence, 'narrow')
  );
}
