export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const FLOOR = { width: 128, height: 88 };

/** More than this would be too small to see. */
const MOST_CELLS = 4;
const EDGE = 4.5;
const GAP = 5;
/** The first group takes the start of the die, as on the floorplan of /services. */
const FIRST_WIDTH = 65;
const GROUP_GAP = 9;

const inner = { width: FLOOR.width - 2 * EDGE, height: FLOOR.height - 2 * EDGE };

/** Equal parts of a box, with gaps between them. */
function parts(box: Cell, count: number, start: 'x' | 'y', length: 'width' | 'height'): Cell[] {
  const part = (box[length] - (count - 1) * GAP) / count;
  return Array.from({ length: count }, (_, index) => ({
    ...box,
    [start]: box[start] + index * (part + GAP),
    [length]: part,
  }));
}
const row = (count: number, box: Cell) => parts(box, count, 'x', 'width');
const rows = (count: number, box: Cell) => parts(box, count, 'y', 'height');

/** One cell per service: the first group one above the others, every further group a row. */
export function floorplanCells(services: readonly number[]): Cell[][] {
  const [first = 0, ...others] = services.map((count) => Math.min(count, MOST_CELLS));
  const width = others.length > 0 ? FIRST_WIDTH : inner.width;
  const start = { x: EDGE, y: EDGE, width, height: inner.height };
  const x = EDGE + FIRST_WIDTH + GROUP_GAP;
  const end = { x, y: EDGE, width: FLOOR.width - EDGE - x, height: inner.height };
  const [top, foot] = rows(2, start);
  const firstCells = first > 1 && top && foot ? [top, ...row(first - 1, foot)] : [start];
  return [
    firstCells,
    ...rows(others.length, end).map((box, index) => row(others[index] ?? 1, box)),
  ];
}
