import { type Point, WORLD } from './projection.ts';

/** The place of a tooltip relative to its marker. */
export interface TipPlace {
  /** Above or below the marker; beside it if the window is too low for both. */
  side: 'n' | 's' | 'e' | 'w';
  /** Above and below: the share of the tooltip that lies west of the marker, from 0 to 1. */
  west: number;
  /**
   * In pixels. Beside: how far the tooltip is moved down from the middle, to be in view. Above and below:
   * how much further away it stands, to leave a marker between them uncovered.
   */
  shift: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** The same sizes stand in OfficeMarker.deferred.module.css and OfficeTip.deferred.module.css. */
const MARKER = 36;
const LEADER = 10;
const MARGIN = 12;
/** A longer leader would not be read as one. */
const FURTHEST = 80;

const aboveAndBelow = [0, 1, 0.5, 0.25, 0.75].map((west) => ({ west, shift: 0 }));
const PLACES: readonly TipPlace[] = [
  ...aboveAndBelow.map((place) => ({ side: 'n' as const, ...place })),
  ...aboveAndBelow.map((place) => ({ side: 's' as const, ...place })),
];
const BESIDE: readonly TipPlace[] = [
  { side: 'e', west: 0, shift: 0 },
  { side: 'w', west: 0, shift: 0 },
];

const clamp = (value: number, least: number, most: number) =>
  Math.max(Math.min(value, most), least);

/** Where the style sheet puts a tooltip: above and below its marker it is moved sideways into view. */
export function tipBox([x, y]: Point, place: TipPlace, { width, height }: Size, view: Box): Box {
  const { side, west, shift } = place;
  const gap = MARKER / 2 + LEADER;
  const along = clamp(x - west * width, view.left + MARGIN, view.right - MARGIN - width);
  const [left, top] = {
    n: [along, y - gap - shift - height] as const,
    s: [along, y + gap + shift] as const,
    e: [x + gap, y - height / 2 + shift] as const,
    w: [x - gap - width, y - height / 2 + shift] as const,
  }[side];
  return { left, top, right: left + width, bottom: top + height };
}

const markerBox = ([x, y]: Point): Box => ({
  left: x - MARKER / 2,
  top: y - MARKER / 2,
  right: x + MARKER / 2,
  bottom: y + MARKER / 2,
});

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Cost of a place: a tooltip that is cut off costs more than one that covers all other markers. */
function costOf(tip: Box, others: readonly Point[], view: Box): number {
  const isCut =
    tip.left < view.left ||
    tip.right > view.right ||
    tip.top < view.top ||
    tip.bottom > view.bottom;
  const covered = others.filter((other) => overlaps(tip, markerBox(other))).length;
  return covered + (isCut ? others.length + 1 : 0);
}

/** The first of the places with the lowest cost. */
const cheapest = (places: readonly TipPlace[], cost: (place: TipPlace) => number) =>
  places
    .map((place) => ({ place, cost: cost(place) }))
    .reduce((best, next) => (next.cost < best.cost ? next : best)).place;

/** Above and below, but on the far side of another marker. */
const beyond = ([, y]: Point, others: readonly Point[]): TipPlace[] =>
  others.flatMap(([, otherY]) => {
    const shift = Math.ceil(Math.abs(otherY - y) - LEADER);
    const side = otherY < y ? 'n' : 's';
    return shift > 0 && shift <= FURTHEST
      ? aboveAndBelow.map(({ west }) => ({ side, west, shift }) as const)
      : [];
  });

/** Beside the marker, moved up or down until it ends just above or starts just below another one. */
const clearOf = ([, y]: Point, others: readonly Point[], height: number): TipPlace[] =>
  others.flatMap(([, otherY]) => {
    const distance = (MARKER + height) / 2;
    return [Math.floor(otherY - y - distance), Math.ceil(otherY - y + distance)]
      .filter((shift) => Math.abs(shift) < height / 2 - LEADER)
      .flatMap((shift) => BESIDE.map((place) => ({ ...place, shift })));
  });

/** A place in view that covers no other marker, if there is one. */
export function placeTip(
  marker: Point,
  others: readonly Point[],
  size: Size,
  view: Box,
  preferred: TipPlace,
): TipPlace {
  const [, y] = marker;
  const middle = clamp(y, view.top + size.height / 2, view.bottom - size.height / 2);
  const beside = BESIDE.map((place) => ({ ...place, shift: Math.round(middle - y) }));
  const places = [
    preferred,
    ...PLACES,
    ...beside,
    ...clearOf(marker, others, size.height),
    ...beyond(marker, others),
  ];
  return cheapest(places, (place) => costOf(tipBox(marker, place, size, view), others, view));
}

/** The frame without its borders, the narrowest and the widest world in it (MapFrame.deferred.module.css). */
const FRAME = 698;
const NARROWEST_WORLD = 1180;
const WIDEST_WORLD = 1720;
/** What a phone or a low window shows of the frame before anyone scrolls. */
const LOW_VIEW = 330;
/** As large as the style sheet lets a tooltip be whose country needs one line. */
const TIP: Size = { width: 232, height: 124 };

/** From the narrowest phone up to where every wider window has more room between markers. */
const WIDTHS = Array.from({ length: 177 }, (_, index) => 320 + index * 20);

const worldIn = (width: number) => Math.max(Math.min(width, WIDEST_WORLD), NARROWEST_WORLD);

/** Where the style sheet puts a marker in a frame of this width. */
function middleOf([x, y]: Point, width: number): Point {
  const world = worldIn(width);
  const height = (world * WORLD.height) / WORLD.width;
  const free = WORLD.height - height;
  const side = Math.max((width - world) / 2, 0);
  return [side + x * world, Math.max(free * 0.5, free * 0.22) + y * height];
}

/** An office among the others on a map that begins at `start` where it is too wide (mapStart.ts). */
interface OnMap {
  office: Point;
  others: readonly Point[];
  start: number;
}

/** How bad a tooltip's place is (0 is best) in a map frame of this width, before the visitor pans it. */
export function costAtWidth(
  width: number,
  place: TipPlace,
  { office, others, start }: OnMap,
): number {
  const world = worldIn(width);
  const left = Math.max(Math.min(world * start, world - width), 0);
  const marker = middleOf(office, width);
  if (marker[0] < left || marker[0] > left + width) return 0;
  const bottom = marker[1] + MARKER / 2 < LOW_VIEW ? LOW_VIEW : FRAME;
  const view = { left, top: 0, right: left + width, bottom };
  const points = others.map((other) => middleOf(other, width));
  return costOf(tipBox(marker, place, TIP, view), points, view);
}

/** The place for a page without React: that with the fewest faults over all widths of the window. */
export const placeWithoutMeasuring = (onMap: OnMap): TipPlace =>
  cheapest(PLACES, (place) =>
    WIDTHS.reduce((sum, width) => sum + costAtWidth(width, place, onMap), 0),
  );
