import type { Box } from '../paths.ts';
import { CABINET_BOX } from './cabinet.ts';
import { boxes } from './columns.ts';
import { centreOf, type Level } from './level.ts';

/** From the hall to the streets all is plainly abstract: no place on Earth is meant. */

const [cx, cy] = centreOf(CABINET_BOX).map((mm) => mm / 100) as [number, number]; // decimetres

/** Cabinets of 0.6 × 1.2 m in facing rows; 4.8 m for two rows and two aisles. */
function hall(): Level {
  const cabinets: Box[] = [];
  for (let pair = -4; pair <= 4; pair++) {
    for (const row of [0, 24]) {
      for (let i = 0; i < 24; i++) {
        const y = cy - 6 + pair * 48 + row;
        cabinets.push([cx - 3 - (i + 1) * 6 - 78, y, 6, 12], [cx - 3 + i * 6 - 60, y, 6, 12]);
      }
    }
  }
  const coolers = [-237, 96].flatMap((x) =>
    Array.from({ length: 9 }, (_, i): Box => [cx + x, cy - 200 + i * 48, 14, 30]),
  );
  const columns = Array.from({ length: 5 }, (_, i): Box => [cx - 72, cy - 202 + i * 96, 6, 6]);
  const floor: Box = [cx - 243, cy - 222, 363, 462];
  const wall: Box = [cx - 248, cy - 227, 373, 472];
  return {
    name: 'hall',
    field: 45,
    unit: 0.1,
    shapes: [
      { is: 's h', d: boxes([floor]) },
      { is: 'p n', d: boxes(cabinets) },
      { is: 'n', d: boxes([...coolers, ...columns]) },
      { is: 'k', d: boxes([floor, wall]) },
    ],
  };
}

function site(): Level {
  const [x, y] = [cx / 10 - 24.8, cy / 10 - 22.7];
  const halls = [-2, -1, 0, 1].flatMap((i) =>
    [0, 1].map((j): Box => [x + i * 40, y + j * 58, 37.3, 47.2]),
  );
  const generators = Array.from({ length: 20 }, (_, i): Box => [x - 78 + i * 7.8, y - 26, 4, 13]);
  const coolers = Array.from(
    { length: 32 },
    (_, i): Box => [x - 78 + (i >> 1) * 9.8, y + 116 + (i & 1) * 9, 6, 6],
  );
  return {
    name: 'site',
    field: 250,
    unit: 1,
    shapes: [
      { is: 's h', d: boxes([[x - 92, y - 38, 182, 182]]) },
      { is: 'p n', d: boxes(halls) },
      { is: 'n', d: boxes([...generators, ...coolers]) },
      { is: 'k', d: boxes([[x - 83, y - 5, 164, 116]]) },
      { is: 'h', d: boxes([[x - 104, y - 50, 206, 206]]) },
    ],
  };
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** Perimeter blocks of 112 × 76 m, streets of 22 m; the site takes the place of some of them. */
function streets(): Level {
  const blocks: Box[] = [];
  const yards: Box[] = [];
  const kindOf = (i: number, j: number) => modulo(i * 5 + j * 7, 9);
  for (let j = -11; j <= 11; j++) {
    for (let i = -8; i <= 8; i++) {
      const [x, y] = [i * 134 - 56, j * 98 - 38];
      const isSite = (i === -1 || i === 0) && Math.abs(j) <= 1;
      const joinsLast = kindOf(i - 1, j) === 4;
      if (Math.hypot(x + 56, y + 38) > 1120 || isSite || joinsLast) continue;
      const kind = kindOf(i, j);
      blocks.push([x, y, kind === 4 ? 246 : 112, 76]);
      if (kind % 2) yards.push([x + 18, y + 16, 76, 44]);
    }
  }
  return {
    name: 'streets',
    field: 1250,
    unit: 1,
    shapes: [
      { is: 's h', d: boxes(blocks) },
      { is: 'p h', d: boxes(yards) },
    ],
  };
}

export const groundLevels = (): Level[] => [streets(), site(), hall()];
