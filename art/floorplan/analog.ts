import { type Box, boxes, type Line, lines, type Point, path } from '../paths.ts';
import { range, type Texture } from './texture.ts';

const CENTRE: Point = [602, 150];
const TURNS = 4;
const STEP = 21;

function octagon([cx, cy]: Point, r: number): Point[] {
  const a = r * Math.tan(Math.PI / 8);
  return [
    [cx - a, cy - r],
    [cx + a, cy - r],
    [cx + r, cy - a],
    [cx + r, cy + a],
    [cx + a, cy + r],
    [cx - a, cy + r],
    [cx - r, cy + a],
    [cx - r, cy - a],
  ];
}

/** One edge of an inductor's wire: each turn ends a step further in than it began. */
const spiral = (radius: number): Point[] =>
  range(TURNS).flatMap((turn) => {
    const [[x, y], ...rest] = octagon(CENTRE, radius - turn * STEP) as [Point, ...Point[]];
    return [...rest, turn === TURNS - 1 ? [x, y] : [x + STEP * 0.35, y]] as Point[];
  });

/** Fingers of a transistor with their contacts, a resistor, an array of capacitors with dummies, an inductor. */
export function analog(): Texture {
  const hair: Box[] = [
    [CENTRE[0] - 14, -6, 10, 94],
    [CENTRE[0] + 22, -6, 10, 32],
    [10, 16, 180, 118],
    [17, 30, 166, 90],
    [10, 150, 180, 134],
  ];
  const solid: Box[] = [];
  const joins: Line[] = [];
  for (const at of range(32)) {
    solid.push([462, 12 + at * 9, 3.5, 3.5], [736, 12 + at * 9, 3.5, 3.5]);
  }
  for (const row of range(8)) {
    for (const column of range(7)) {
      const [x, y] = [214 + column * 34, 16 + row * 34];
      hair.push([x, y, 26, 26]);
      if (column === 0 || column === 6 || row === 0 || row === 7) continue; // a dummy
      hair.push([x + 4, y + 4, 18, 18]);
      if (column < 5) joins.push([x + 26, y + 13, x + 34, y + 13]);
      if (row < 6) joins.push([x + 13, y + 26, x + 13, y + 34]);
      if (column === 3 && (row === 3 || row === 4)) solid.push([x + 8, y + 8, 10, 10]);
    }
  }
  for (const finger of range(11)) {
    const x = 24 + finger * 14.4;
    hair.push([x, 22, 5, 106]);
    if (finger < 10) for (const at of range(7)) solid.push([x + 7.8, 36 + at * 12, 3.6, 3.6]);
  }
  const meander = range(15).flatMap((at): Point[] => {
    const [from, to] = at % 2 === 0 ? [20, 180] : [180, 20];
    return [
      [from, 160 + at * 8],
      [to, 160 + at * 8],
    ];
  });
  return {
    width: 744,
    keeps: 'xMidYMid',
    hairlines: path([spiral(126), spiral(119), meander]) + boxes(hair) + lines(joins),
    solids: boxes(solid, { grid: 2 }),
  };
}
