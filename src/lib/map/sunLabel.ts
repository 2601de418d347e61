import {
  type Box,
  boxAt,
  MAP_WIDTHS,
  markerBox,
  type NameSide,
  nameBox,
  overlaps,
} from './names.ts';
import type { Point } from './projection.ts';

/** Where the label of the sun stands, relative to the sun. */
export interface LabelPlace {
  /** It ends at the sun; otherwise it begins there. */
  isWest: boolean;
  /** From the sun down to the label's upper edge, in pixels. */
  top: number;
}

/** Pixels. The same sizes stand in Sun.deferred.module.css. */
const LABEL = { width: 230, height: 40, gap: 30 } as const;

/** Beside the sun, then below and above. */
const PLACES: readonly LabelPlace[] = [-LABEL.height / 2, 26, -66].flatMap((top) => [
  { isWest: false, top },
  { isWest: true, top },
]);

const labelBox = ({ isWest, top }: LabelPlace): Box => ({
  left: isWest ? -LABEL.gap - LABEL.width : LABEL.gap,
  right: isWest ? -LABEL.gap : LABEL.gap + LABEL.width,
  top,
  bottom: top + LABEL.height,
});

/** An office with its name; its place is a share of the map. */
export interface Named {
  name: string;
  place: Point;
  side: NameSide;
}

/** Whether the label covers no marker and no name, and stays in the world, however wide the map is. */
export const isLabelClear = (sun: Point, offices: readonly Named[], place: LabelPlace): boolean =>
  MAP_WIDTHS.every((width) => {
    const label = boxAt(sun, labelBox(place), width);
    const covers = ({ name, place: at, side }: Named) =>
      overlaps(label, boxAt(at, markerBox, width)) ||
      overlaps(label, boxAt(at, nameBox(name, side), width));
    return label.left >= 0 && label.right <= width && !offices.some(covers);
  });

/** The first place where the label is clear of offices; where none is, beside the sun. */
export const sunLabelPlace = (sun: Point, offices: readonly Named[]): LabelPlace =>
  PLACES.find((place) => isLabelClear(sun, offices, place)) ?? {
    isWest: sun[0] > 0.5,
    top: -LABEL.height / 2,
  };
