import type { ScaleStop } from '../../content/schemas/scale.ts';
import { STEADY } from '../ink.ts';
import { COPPER, inkMarkup } from './ink.ts';
import {
  axisAt,
  inView,
  isSeen,
  LEVELS,
  levelOf,
  opacityAt,
  powerOfField,
  SEEN_AS_DIE,
  type Seen,
  seenOf,
  VIEW,
} from './levels.ts';

const HALF = VIEW / 2;
/** How far a leader runs out of its frame: across the street between two. */
const STREET = 90;
/** Where the object before would be less than a pixel, a die marks its place. */
const SPOT = 14;

/** A square around a place. */
export const squareAt = (x: number, y: number) =>
  `M${x} ${y}m-${SPOT / 2}-${SPOT / 2}h${SPOT}v${SPOT}h-${SPOT}z`;

/** One still of the strip: what is seen of the same drawings at the width of one stop. */
export function frameOf(stop: ScaleStop, before: readonly ScaleStop[]): string {
  const [x, y] = axisAt(stop.id, stop.z);
  const last = before.at(-1);
  const levels = LEVELS.filter(({ name, field }) => isSeen(field, seenOf(name), stop.z));
  const dies = before.filter(({ id }) => isSeen(levelOf(id).field, SEEN_AS_DIE, stop.z));
  const seen = [
    ...levels.map(({ name, field }) => shownAt(stop.z, name, field, seenOf(name))),
    ...dies
      .toReversed()
      .map(({ id }) => shownAt(stop.z, dieName(id), levelOf(id).field, SEEN_AS_DIE)),
    ...(last && isSpotAt(stop, last) ? [`<use href="#${SPOT_NAME}"/>`] : []),
  ];
  const place = `x="-${HALF}" y="-${HALF}" width="${VIEW}" height="${VIEW}"`;
  const viewBox = `${-HALF - x} ${-HALF - y} ${VIEW} ${VIEW}`;
  const window = `<svg ${place} viewBox="${viewBox}">${seen.join('')}</svg>`;
  return `<g id="${frameName(stop.id)}">${window}${last ? leaders(stop, last) : ''}</g>`;
}

export const dieName = (stop: string) => `${stop}-die`;
export const SPOT_NAME = 'spot';
export const frameName = (stop: string) => `${stop}-frame`;

/** A drawing as large and as plain as the zoom shows it there. */
function shownAt(z: number, id: string, field: number, seen: Seen): string {
  const d = powerOfField(field) - z;
  const opacity = opacityAt(seen, d);
  const pale = opacity < 1 ? ` opacity="${+opacity.toFixed(2)}"` : '';
  return `<use href="#${id}" transform="scale(${+(10 ** d).toPrecision(4)})"${pale}/>`;
}

const boxIn = (stop: ScaleStop, inner: ScaleStop) => levelOf(inner.id).box.map(inView(stop.z));

function isSpotAt(stop: ScaleStop, before: ScaleStop): boolean {
  const [, , width = 0, height = 0] = boxIn(stop, before);
  return Math.max(width, height) < SPOT;
}

/** To the frame beside it, and to the one above: the page says which of them are seen. */
function leaders(stop: ScaleStop, before: ScaleStop): string {
  const [x, y] = axisAt(stop.id, stop.z);
  const [left = 0, top = 0, width = 0, height = 0] = boxIn(stop, before);
  const isSpot = isSpotAt(stop, before);
  const [x0, y0] = isSpot ? [x - SPOT / 2, y - SPOT / 2] : [x + left, y + top];
  const [x1, y1] = isSpot ? [x + SPOT / 2, y + SPOT / 2] : [x0 + width, y0 + height];
  const line = (stroke: string, d: string) =>
    `<path d="${d}"${inkMarkup({ ...STEADY, fill: 'none', stroke })}/>`;
  return (
    line(
      'var(--aside)',
      `M${x0} ${y0}L-${HALF}-${HALF}h-${STREET}M${x0} ${y1}L-${HALF} ${HALF}h-${STREET}`,
    ) + line('var(--above)', `M${x0} ${y0}L-${HALF}-${HALF}M${x1} ${y0}L${HALF}-${HALF}`)
  );
}

export const spot = `<path id="${SPOT_NAME}" d="${squareAt(0, 0)}"${inkMarkup(COPPER)}/>`;
