/** Where a tooltip opens from its marker; `n` is above it. */
export type TipSide = 'ne' | 'nw' | 'se' | 'sw';

/** A marker's place as a share of the world, from 0 to 1. */
export type Place = readonly [x: number, y: number];

/** Below this width of the map its tooltips dock at the foot of the frame (design). */
export const DOCK_BELOW = 1180;
/** The widest window that is looked at; every wider one has more room between markers. */
const WIDEST = 3840;
const STEP = 20;

/** The frame's height without its borders, and the ratio of the world in it (MapFrame.module.css). */
const FRAME = 698;
const RATIO = 700 / 1440;
const MARKER = 36;
const LEADER = 10;
/** As large as the style sheet lets a tooltip be whose country needs one line. */
const TIP = { width: 232, height: 124 } as const;

const SIDES: readonly TipSide[] = ['ne', 'nw', 'se', 'sw'];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Where the style sheet puts a marker in a frame of this width. */
export function middleOf([x, y]: Place, width: number): Place {
  const height = width * RATIO;
  const free = 700 - height;
  return [x * width, Math.max(free * 0.5, free * 0.22) + y * height];
}

export function tipBox([x, y]: Place, side: TipSide): Box {
  const left = side === 'ne' || side === 'se' ? x : x - TIP.width;
  const gap = MARKER / 2 + LEADER;
  const top = side === 'ne' || side === 'nw' ? y - gap - TIP.height : y + gap;
  return { left, top, right: left + TIP.width, bottom: top + TIP.height };
}

const markerBox = ([x, y]: Place): Box => ({
  left: x - MARKER / 2,
  top: y - MARKER / 2,
  right: x + MARKER / 2,
  bottom: y + MARKER / 2,
});

/** How much is wrong with a side in a frame of this width: covered markers, or a cut tooltip. */
export function faultsAt(
  width: number,
  side: TipSide,
  place: Place,
  others: readonly Place[],
): number {
  const tip = tipBox(middleOf(place, width), side);
  const isCut = tip.left < 0 || tip.right > width || tip.top < 0 || tip.bottom > FRAME;
  const covered = others.filter((other) => overlaps(tip, markerBox(middleOf(other, width))));
  return covered.length + (isCut ? 1 : 0);
}

/** The side on which a tooltip covers no other marker and stays in the frame, at every width. */
export function tipSide(place: Place, others: readonly Place[]): TipSide {
  const widths = Array.from(
    { length: (WIDEST - DOCK_BELOW) / STEP + 1 },
    (_, at) => DOCK_BELOW + at * STEP,
  );
  const rated = SIDES.map((side) => ({
    side,
    faults: widths.reduce((sum, width) => sum + faultsAt(width, side, place, others), 0),
  }));
  return rated.toSorted((one, other) => one.faults - other.faults)[0]?.side ?? 'ne';
}
