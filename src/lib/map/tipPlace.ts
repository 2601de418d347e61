import { type Point, WORLD } from './projection.ts';

/** Where a tooltip stands from its marker. */
export interface TipPlace {
  /** Above or below it; beside it where the window is too low for both. */
  side: 'n' | 's' | 'e' | 'w';
  /** Above and below: the share of the tooltip that lies west of the marker, from 0 to 1. */
  west: number;
  /** Beside: how many pixels the tooltip is moved down from the middle, to be in view. */
  shift: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** As in the style sheets: OfficeMarker.module.css and OfficeTip.later.module.css. */
const MARKER = 36;
const LEADER = 10;
const MARGIN = 12;

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
    n: [along, y - gap - height] as const,
    s: [along, y + gap] as const,
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

/** How bad a place is. A tooltip that is out of view is worse than one over all other markers. */
function faultsOf(tip: Box, others: readonly Point[], view: Box): number {
  const isCut =
    tip.left < view.left ||
    tip.right > view.right ||
    tip.top < view.top ||
    tip.bottom > view.bottom;
  const covered = others.filter((other) => overlaps(tip, markerBox(other))).length;
  return covered + (isCut ? others.length + 1 : 0);
}

/** The first of those with the fewest faults. */
const bestOf = (places: readonly TipPlace[], faults: (place: TipPlace) => number) =>
  places
    .map((place) => ({ place, faults: faults(place) }))
    .reduce((best, next) => (next.faults < best.faults ? next : best)).place;

/** The place in view that covers no other marker, as far as there is one. */
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
  return bestOf([preferred, ...PLACES, ...beside], (place) =>
    faultsOf(tipBox(marker, place, size, view), others, view),
  );
}

/** The frame without its borders and the narrowest world in it (MapFrame.module.css). */
const FRAME = 698;
const NARROWEST_WORLD = 1180;
/** What a phone or a low window shows of the frame before anyone scrolls. */
const LOW_VIEW = 330;
/** As large as the style sheet lets a tooltip be whose country needs one line. */
const TIP: Size = { width: 232, height: 124 };

/** From the narrowest phone up to where every wider window has more room between markers. */
const WIDTHS = Array.from({ length: 177 }, (_, at) => 320 + at * 20);

/** Where the style sheet puts a marker in a frame of this width. */
function middleOf([x, y]: Point, width: number): Point {
  const world = Math.max(width, NARROWEST_WORLD);
  const height = (world * WORLD.height) / WORLD.width;
  const free = WORLD.height - height;
  return [x * world, Math.max(free * 0.5, free * 0.22) + y * height];
}

/** Faults of a place in the part of a frame of this width that is seen first. */
export function faultsAt(
  width: number,
  place: TipPlace,
  office: Point,
  others: readonly Point[],
): number {
  const world = Math.max(width, NARROWEST_WORLD);
  const left = Math.min(world * 0.44, world - width);
  const marker = middleOf(office, width);
  if (marker[0] < left || marker[0] > left + width) return 0;
  const bottom = marker[1] + MARKER / 2 < LOW_VIEW ? LOW_VIEW : FRAME;
  const view = { left, top: 0, right: left + width, bottom };
  const points = others.map((other) => middleOf(other, width));
  return faultsOf(tipBox(marker, place, TIP, view), points, view);
}

/** The place for a page without React: that with the fewest faults over all widths of the window. */
export const plainPlace = (office: Point, others: readonly Point[]): TipPlace =>
  bestOf(PLACES, (place) =>
    WIDTHS.reduce((sum, width) => sum + faultsAt(width, place, office, others), 0),
  );
