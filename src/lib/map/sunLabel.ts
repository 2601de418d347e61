import { type Point, WORLD } from './projection.ts';

/** Where the label of the sun's place stands, relative to that place. */
export interface LabelPlace {
  /** It ends at the sun; otherwise it begins there. */
  isWest: boolean;
  /** From the sun down to the label's upper edge, in pixels. */
  top: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels. The same sizes stand in Sun.deferred.module.css and OfficeMarker.deferred.module.css. */
export const LABEL = { width: 240, height: 20 } as const;
export const MARKER = 36;
/** The narrowest and the widest map (MapFrame.deferred.module.css): between them an office that is clear stays so. */
export const MAP_WIDTHS = [1180, 1720] as const;

const NEAR = 7;
/** An office in the very place of the sun covers what is nearer. */
const FAR = 30;
const below = (gap: number) => gap;
const above = (gap: number) => -gap - LABEL.height;

const PLACES: readonly LabelPlace[] = [NEAR, FAR].flatMap((gap) =>
  [false, true].flatMap((isWest) => [
    { isWest, top: below(gap) },
    { isWest, top: above(gap) },
  ]),
);

/** The label, in pixels from the sun. */
const labelBox = ({ isWest, top }: LabelPlace): Box => ({
  left: isWest ? -LABEL.width : 0,
  right: isWest ? 0 : LABEL.width,
  top,
  bottom: top + LABEL.height,
});

const isOver = ([x, y]: Point, { left, right, top, bottom }: Box) =>
  x > left - MARKER / 2 &&
  x < right + MARKER / 2 &&
  y > top - MARKER / 2 &&
  y < bottom + MARKER / 2;

/** Whether the label covers a marker or leaves the world; places are shares of the map. */
export function isLabelClear(sun: Point, offices: readonly Point[], place: LabelPlace): boolean {
  const box = labelBox(place);
  return MAP_WIDTHS.every((width) => {
    const height = (width * WORLD.height) / WORLD.width;
    const start = sun[0] * width + box.left;
    const isInWorld = start >= 0 && start + LABEL.width <= width;
    return (
      isInWorld &&
      !offices.some(([x, y]) => isOver([(x - sun[0]) * width, (y - sun[1]) * height], box))
    );
  });
}

/** The first place where the label is clear of offices: below or above the sun, then further away. */
export const sunLabelPlace = (sun: Point, offices: readonly Point[]): LabelPlace =>
  PLACES.find((place) => isLabelClear(sun, offices, place)) ?? { isWest: false, top: below(NEAR) };
