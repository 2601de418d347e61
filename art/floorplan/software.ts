import { type Box, boxes, type Line, lines, type Point, path } from '../paths.ts';
import { range, type Texture } from './texture.ts';

const SERVICES = [24, 222, 420];
const STORES = [60, 130, 390, 460];

/** Devices, their gateway, services in three copies each, a queue, stores that copy one another. */
export function software(): Texture {
  const hair: Box[] = [
    [10, 44, 582, 20], // the gateway
    [24, 196, 540, 22], // the queue
  ];
  const solid: Box[] = [];
  const wires: Line[] = [[10, 34, 592, 34]];
  const bent: Point[][] = [];
  for (const device of range(30)) {
    const x = 14 + device * 19.5;
    hair.push([x, 8, 9, 9]);
    wires.push([x + 4.5, 17, x + 4.5, 34]);
    if (device === 11) solid.push([x, 8, 9, 9]);
  }
  for (const port of range(7)) {
    const x = 86 + port * 72;
    wires.push([x, 34, x, 44]);
    solid.push([x - 3, 51, 6, 6]);
  }
  for (const x of SERVICES) {
    hair.push([x, 104, 132, 58]);
    solid.push([x + 6, 109, 5, 5]);
    for (const copy of [1, 2]) {
      const [u, v] = [x + copy * 6, 104 - copy * 4];
      bent.push([
        [u, v],
        [u + 132, v],
        [u + 132, v + 58],
      ]);
    }
    wires.push([x, 118, x + 132, 118]);
    for (const [line, [from, to]] of [
      [10, 54],
      [10, 80],
      [22, 74],
      [10, 40],
    ].entries()) {
      wires.push([x + (from ?? 0), 128 + line * 8, x + (to ?? 0), 128 + line * 8]);
    }
    wires.push([x + 66, 64, x + 66, 96], [x + 36, 162, x + 36, 196], [x + 106, 196, x + 106, 162]);
    bent.push(down(x + 66, 96), down(x + 36, 196), up(x + 106, 162));
  }
  for (const place of range(26)) wires.push([44 + place * 20, 196, 44 + place * 20, 218]);
  for (const place of [3, 4, 5, 6, 7, 12, 13, 18]) solid.push([29 + place * 20, 202, 10, 10]);
  for (const x of STORES) wires.push([x + 27, 218, x + 27, 244]);
  wires.push([210, 262, 360, 262], [210, 272, 360, 272]);
  bent.push([
    [354, 258],
    [360, 262],
    [354, 266],
  ]);
  bent.push([
    [216, 268],
    [210, 272],
    [216, 276],
  ]);
  const half = { grid: 2 };
  return {
    width: 600,
    keeps: 'xMidYMid',
    hairlines:
      boxes(hair, half) +
      lines(wires, half) +
      path(bent) +
      STORES.map((x) => store(x, 252)).join(''),
    solids: boxes(solid, half),
  };
}

const down = (x: number, y: number): Point[] => [
  [x - 3, y - 5],
  [x, y],
  [x + 3, y - 5],
];
const up = (x: number, y: number): Point[] => [
  [x - 3, y + 5],
  [x, y],
  [x + 3, y + 5],
];

/** A cylinder of three discs. */
const store = (x: number, y: number): string =>
  `M${x} ${y}a27 8 0 0 1 54 0v60a27 8 0 0 1-54 0z${range(3)
    .map((disc) => `M${x} ${y + disc * 16}a27 8 0 0 0 54 0`)
    .join('')}`;
