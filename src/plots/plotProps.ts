import type { Curve } from '../calculations/curve.ts';
import type { NumberWords } from '../calculations/numberText.ts';

/** What a drawing of a calculation is made of: the curve, its size, and words. */

export interface PlotWords extends NumberWords {
  /** Words on the drawing, by the keys of its labels. */
  readonly labels: Readonly<Record<string, string>>;
  /** Names of tasks, for a schedule. */
  readonly tasks?: readonly string[];
}

export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

export interface PlotProps<Shown extends Curve> {
  curve: Shown;
  size: PlotSize;
  words: PlotWords;
  /** Begins the ids of its clip paths: no two drawings of a page may share one. */
  id: string;
}

/** The size of the static figure in a window; a narrow one has the other. */
export const WIDE: PlotSize = { width: 848, height: 509 };
/** A little less than the figure has on a phone of 390 px, so that its words are no smaller than set. */
const NARROW_WIDTH = 348;
const NARROW_HEIGHT = { plot: 310, timeline: 370 } as const;

export const narrowSize = ({ kind }: Pick<Curve, 'kind'>): PlotSize => ({
  width: NARROW_WIDTH,
  height: NARROW_HEIGHT[kind],
});

/** Narrower than this, labels marked `wide` give way to those marked `narrow`. */
const NARROW = 520;
export const isNarrow = ({ width }: PlotSize) => width < NARROW;

/** A tenth of a pixel is enough for a drawing. */
export const round = (x: number) => Math.round(x * 10) / 10;
