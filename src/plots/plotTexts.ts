import type { Plot } from '../calculations/curve.ts';
import { fillNumbers, namedNumber, numberText, withUnit } from '../calculations/numberText.ts';
import { GAP_PX, yTickTexts, yUnit } from './axisTexts.ts';
import {
  type Box,
  boxOf,
  overlap,
  type PlacedText,
  placeOf,
  type Room,
  slidInside,
} from './labelPlaces.ts';
import { curvesOf, dropOf, gridOf } from './plotLines.ts';
import { isNarrow, type PlotSize, type PlotWords } from './plotProps.ts';
import { cursorOn, type PlotScale } from './plotScale.ts';
import { DIE } from './shapes.tsx';

/** Between the end of a line and its name. */
const END_PX = 8;
/** From the middle of a number of the y axis to its baseline. */
const HALF_DIGIT = 4;
/** The baseline of the unit, above all numbers. */
const UNIT_Y = 10;

/** A text of a plot, with the key that it keeps while a rule is moved. */
export interface KeyedText extends PlacedText {
  readonly key: string;
  readonly isStrong: boolean;
}

/** Numbers of the axes, labels, and the value under the cursor. */
export function textsOf(
  plot: Plot,
  size: PlotSize,
  words: PlotWords,
  scale: PlotScale,
): KeyedText[] {
  const { x, y, left, right, bottom } = scale;
  const narrow = isNarrow(size);
  const axes = [...xNumbers(plot, size, words, scale), ...yNumbers(plot, words, scale)];
  const taken = axes.map((text) => boxOf(text));
  const cursor = cursorOn(plot, scale);
  const foot = cursor && !plot.cursor.isNamed ? footOf(plot, size, words, cursor.x, bottom) : null;
  if (foot) taken.push(boxOf(foot));
  if (cursor) taken.push(squareAt(cursor.x, cursor.y));
  for (const mark of plot.marks) taken.push(squareAt(x(mark.x), y(mark.y)));
  const room: Room = {
    ...size,
    left,
    bottom,
    curves: curvesOf(plot, scale),
    drop: dropOf(plot, scale),
    grid: gridOf(plot, scale),
  };
  const ends = endsOf(plot, room, scale, taken);
  const seen = new Map<string, number>();
  const labels = plot.labels.flatMap((label): KeyedText[] => {
    if (narrow ? label.wide : label.narrow) return [];
    const nth = seen.get(label.key) ?? 0;
    seen.set(label.key, nth + 1);
    const content = fillNumbers(words.labels[label.key] ?? '', label.values ?? {}, words);
    // What lies beyond the drawing is named at its edge.
    const point = { x: Math.min(right, Math.max(left, x(label.x))), y: y(label.y) };
    const place = placeOf(content, point, label, room, taken);
    if (!place) return [];
    taken.push(boxOf(place));
    return [{ ...place, key: `${label.key}-${nth}`, isStrong: label.strong === true }];
  });
  return [...axes, ...ends, ...labels, ...(foot ? [foot] : [])];
}

/** The cursor, or a mark, with some air at its sides. */
const squareAt = (x: number, y: number): Box => ({
  left: x - DIE,
  right: x + DIE,
  top: y - DIE / 2,
  bottom: y + DIE / 2,
});

/** A and B at the ends of their lines. */
function endsOf(plot: Plot, room: Room, { x, y }: PlotScale, taken: Box[]): KeyedText[] {
  if (!plot.kept) return [];
  const own = plot.lines.filter(({ look }) => look === 'main');
  return [['A', plot.kept] as const, ['B', own] as const].flatMap(
    ([content, lines]): KeyedText[] => {
      const end = lines.at(-1)?.points.at(-1);
      const point = end && { x: x(end[0]), y: y(end[1]) };
      const place = point && placeOf(content, point, { shift: END_PX, line: 0.3 }, room, taken);
      if (!place) return [];
      taken.push(boxOf(place));
      return [{ ...place, key: `end ${content}`, isStrong: true }];
    },
  );
}

function footOf(
  { cursor, x }: Plot,
  { width }: PlotSize,
  words: PlotWords,
  at: number,
  bottom: number,
): KeyedText {
  // Inputs without a unit in their name have that of the axis.
  const content = cursor.input.includes('_')
    ? namedNumber(cursor.input, cursor.x, words)
    : withUnit(numberText(cursor.x, words.locale), x.unit, words.locale);
  const place = slidInside({ content, x: at, y: bottom + 42, anchor: 'middle' }, width);
  return { ...place, key: 'foot', isStrong: true };
}

function xNumbers(
  { x: { ticks, names, unit, size: unitSize = 1, end } }: Plot,
  size: PlotSize,
  words: PlotWords,
  { x, bottom }: PlotScale,
): KeyedText[] {
  const narrow = isNarrow(size);
  const texts: KeyedText[] = [];
  const last = ticks.at(-1);
  ticks.forEach((tick, index) => {
    if (narrow && ticks.length > 6 && index % 2 === 1) return;
    const named = names?.[tick];
    const figure = numberText(tick / unitSize, words.locale);
    const label = tick === last && !narrow ? withUnit(figure, unit, words.locale) : figure;
    const place = x(tick);
    const number: KeyedText = {
      key: `x ${tick}`,
      content: named ? (words.labels[named] ?? '') : label,
      x: place,
      y: bottom + 24,
      anchor: place < 6 ? 'start' : place > size.width - 30 ? 'end' : 'middle',
      isStrong: false,
    };
    const before = texts.at(-1);
    // Long numbers of a narrow drawing have no room side by side.
    if (!before || !overlap(boxOf(before), boxOf(number))) texts.push(number);
  });
  if (end)
    texts.push({
      key: 'x end',
      content: withUnit(numberText(end.value, words.locale), end.unit, words.locale),
      x: size.width,
      y: bottom + 24,
      anchor: 'end',
      isStrong: false,
    });
  return texts;
}

function yNumbers({ y: axis }: Plot, words: PlotWords, { y, left }: PlotScale): KeyedText[] {
  const texts: KeyedText[] = [];
  for (const { tick, content } of yTickTexts(axis, words)) {
    const number: KeyedText = {
      key: `y ${tick}`,
      content,
      x: left - GAP_PX,
      y: y(tick) + HALF_DIGIT,
      anchor: 'end',
      isStrong: false,
    };
    const before = texts.at(-1);
    if (!before || !overlap(boxOf(before), boxOf(number))) texts.push(number);
  }
  const unit = yUnit(axis, words);
  if (unit)
    texts.push({ key: 'y unit', content: unit, x: 0, y: UNIT_Y, anchor: 'start', isStrong: false });
  return texts;
}
