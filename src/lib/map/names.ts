import { type Point, WORLD } from './projection.ts';

/** The side of its marker on which the name of an office stands. */
export type NameSide = 'e' | 'w' | 'n' | 's';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels. The same sizes stand in OfficeMarker.deferred.module.css. */
const MARKER = 36;
const BESIDE = 23;
const LETTER = 8.5;
/** Of a script whose letters are as wide as they are high. */
const WIDE_LETTER = 15;
/** The time below the name. */
const LEAST_WIDTH = 46;
const HEIGHT = 36;
/** The narrowest and the widest map (MapFrame.deferred.module.css). */
export const MAP_WIDTHS = [1180, 1720] as const;

const SIDES: readonly NameSide[] = ['e', 'w', 'n', 's'];

const widthOf = (name: string) =>
  Math.max(
    LEAST_WIDTH,
    [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? WIDE_LETTER : LETTER), 0),
  );

/** In pixels from the middle of the marker. */
export function nameBox(name: string, side: NameSide): Box {
  const width = widthOf(name);
  const beside = { top: -HEIGHT / 2, bottom: HEIGHT / 2 };
  const over = { left: -width / 2, right: width / 2 };
  return {
    e: { ...beside, left: BESIDE, right: BESIDE + width },
    w: { ...beside, left: -BESIDE - width, right: -BESIDE },
    n: { ...over, top: -MARKER / 2 - HEIGHT, bottom: -MARKER / 2 },
    s: { ...over, top: MARKER / 2, bottom: MARKER / 2 + HEIGHT },
  }[side];
}

export const markerBox: Box = {
  left: -MARKER / 2,
  top: -MARKER / 2,
  right: MARKER / 2,
  bottom: MARKER / 2,
};

/** A box around a place, on a map of this width. */
export function boxAt([x, y]: Point, box: Box, width: number): Box {
  const [left, top] = [x * width, (y * width * WORLD.height) / WORLD.width];
  return {
    left: left + box.left,
    right: left + box.right,
    top: top + box.top,
    bottom: top + box.bottom,
  };
}

export const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

interface Named {
  name: string;
  /** As shares of the map. */
  place: Point;
}

/** For each office the first side where its name covers no marker, no other name and no edge of the world, as on the globe. */
export function namePlaces(offices: readonly Named[]): NameSide[] {
  const sides: NameSide[] = [];
  for (const { name, place } of offices) {
    const isFree = (side: NameSide) =>
      MAP_WIDTHS.every((width) => {
        const box = boxAt(place, nameBox(name, side), width);
        return (
          box.left >= 0 &&
          box.right <= width &&
          !offices.some(
            (other, at) =>
              overlaps(box, boxAt(other.place, markerBox, width)) ||
              (sides[at] &&
                overlaps(box, boxAt(other.place, nameBox(other.name, sides[at]), width))),
          )
        );
      });
    sides.push(SIDES.find(isFree) ?? 'e');
  }
  return sides;
}
