import { NON_SCALING_STROKE } from '../drawingStyles.ts';
import { writeAttributes } from '../svgElements.ts';
import {
  axisOffset,
  BERLIN,
  type Earth,
  exponentOf,
  isVisible,
  levelOf,
  metresToUnitsAt,
  opacityAt,
  type Stop,
  VIEW,
  VISIBLE_RANGE_OF_DIE,
  type VisibleRange,
  visibleRangeOf,
} from './levels.ts';
import { COPPER } from './scaleStyles.ts';

const HALF = VIEW / 2;
/** How far the leaders run out of a still: across the gap to the still before it. */
const GAP = 90;
/** A still over two columns of the strip, against one over one: nearly the same in every window. */
const TWO_COLUMNS = 2.09;
/** A square of this size marks the object of the stop before where the object itself would be smaller. */
const PLACE_MARKER_SIZE = 14;

export const PLACE_MARKER_ID = 'spot';
export const dieId = (stop: string) => `${stop}-die`;
export const stillId = (stop: string) => `${stop}-still`;

export const squareAt = (x: number, y: number, size = PLACE_MARKER_SIZE) =>
  `M${x} ${y}m-${size / 2}-${size / 2}h${size}v${size}h-${size}z`;

export const placeMarker = `<path id="${PLACE_MARKER_ID}" d="${squareAt(0, 0)}"${writeAttributes(COPPER)}/>`;

/** A still picture of the zoom at one stop, for browsers without scroll animations. */
export function stillOf(
  stop: Stop,
  stopsBefore: readonly Stop[],
  isWide: boolean,
  earth = BERLIN,
): string {
  const [x, y] = axisOffset(stop.id, stop.viewPower, earth);
  const last = stopsBefore.at(-1);
  const levels = earth.levels.filter(({ name, field }) =>
    isVisible(field, visibleRangeOf(name), stop.viewPower),
  );
  const dies = stopsBefore.filter(({ id }) =>
    isVisible(levelOf(id).field, VISIBLE_RANGE_OF_DIE, stop.viewPower),
  );
  const visible = [
    ...levels.map(({ name, field }) => useAt(stop.viewPower, name, field, visibleRangeOf(name))),
    ...dies
      .toReversed()
      .map(({ id }) => useAt(stop.viewPower, dieId(id), levelOf(id).field, VISIBLE_RANGE_OF_DIE)),
    ...(last && needsPlaceMarker(stop, last) ? [`<use href="#${PLACE_MARKER_ID}"/>`] : []),
  ];
  const place = `x="-${HALF}" y="-${HALF}" width="${VIEW}" height="${VIEW}"`;
  const viewBox = `${-HALF - x} ${-HALF - y} ${VIEW} ${VIEW}`;
  const window = `<svg ${place} viewBox="${viewBox}">${visible.join('')}</svg>`;
  return `<g id="${stillId(stop.id)}">${last ? leaders(stop, last, isWide, earth) : ''}${window}</g>`;
}

/** A drawing in the size and opacity that the zoom gives it at a view power. */
function useAt(viewPower: number, id: string, field: number, range: VisibleRange): string {
  const depth = exponentOf(field) - viewPower;
  const opacity = opacityAt(range, depth);
  const faded = opacity < 1 ? ` opacity="${+opacity.toFixed(2)}"` : '';
  return `<use href="#${id}" transform="scale(${+(10 ** depth).toPrecision(4)})"${faded}/>`;
}

const boxIn = (stop: Stop, inner: Stop) =>
  levelOf(inner.id).box.map(metresToUnitsAt(stop.viewPower));

function needsPlaceMarker(stop: Stop, before: Stop): boolean {
  const [, , width = 0, height = 0] = boxIn(stop, before);
  return Math.max(width, height) < PLACE_MARKER_SIZE;
}

/** Lines from the object to the still beside it and to the still above it; CSS shows one of the two pairs. */
function leaders(stop: Stop, before: Stop, isWide: boolean, earth: Earth): string {
  const [x, y] = axisOffset(stop.id, stop.viewPower, earth);
  const [left = 0, top = 0, width = 0, height = 0] = boxIn(stop, before);
  const half = PLACE_MARKER_SIZE / 2;
  const isMarker = needsPlaceMarker(stop, before);
  const [x0, y0] = isMarker ? [x - half, y - half] : [x + left, y + top];
  const [x1, y1] = isMarker ? [x + half, y + half] : [x0 + width, y0 + height];
  const side = isWide ? HALF * TWO_COLUMNS : HALF;
  const style = { ...NON_SCALING_STROKE, fill: 'none', 'stroke-opacity': '.5' };
  const line = (stroke: string, d: string) =>
    `<path d="${d}"${writeAttributes({ ...style, stroke })}/>`;
  return (
    line('var(--aside)', `M${x0} ${y0}L-${side}-${HALF}M${x0} ${y1}L-${side} ${HALF}`) +
    line('var(--across)', `M-${side}-${HALF}h-${GAP}M-${side} ${HALF}h-${GAP}`) +
    line('var(--above)', `M${x0} ${y0}L-${HALF}-${HALF}M${x1} ${y0}L${HALF}-${HALF}`)
  );
}
