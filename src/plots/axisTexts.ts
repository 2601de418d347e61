import type { Axis } from '../calculations/curve.ts';
import { numberText, power } from '../calculations/numberText.ts';
import { widthOf } from './labelPlaces.ts';
import type { PlotWords } from './plotProps.ts';

/** The numbers of the y axis stand left of the plot, as wide as the longest of them. */

/** Between a number and the plot. */
export const GAP_PX = 8;

export interface TickText {
  readonly tick: number;
  readonly content: string;
}

export function yTickTexts(axis: Axis, words: PlotWords): TickText[] {
  return axis.ticks.flatMap((tick): TickText[] => {
    const named = axis.names?.[tick];
    if (axis.names) return named ? [{ tick, content: words.labels[named] ?? '' }] : [];
    return [{ tick, content: axis.power ? power(tick) : numberText(tick, words.locale) }];
  });
}

/** Above the numbers; where the ticks have names, these have their units. */
export const yUnit = ({ names, unit }: Axis, words: PlotWords): string =>
  names ? '' : unit === 'y' ? (words.labels.yearsUnit ?? '') : unit;

/** How far from the left edge the plot begins. */
export const yTextsWidth = (axis: Axis, words: PlotWords): number =>
  Math.max(0, ...yTickTexts(axis, words).map(({ content }) => widthOf(content))) + GAP_PX;
