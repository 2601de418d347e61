import type { Box, Line, Point } from '../paths.ts';
import { boxes, lines } from './columns.ts';
import { IN_TILE, PITCH } from './fabric.ts';
import { heightLine, type Level, readData, widthLine } from './level.ts';

export const pads = readData<Box[]>('pads');

/** Sizes of the die, from its lower left corner, in micrometres. */
export const DIE: Point = [3588, 5188];
const CORE: Point = [211.5, 210.5];
const USER_AREA: Box = [333.24, 1247.5, 2920, 3520];
const ARRAY: Point = [USER_AREA[0] + 149.04, USER_AREA[1] + 233.92];
const IN_DIE: Point = [USER_AREA[0] + 1271.44 + IN_TILE[0], USER_AREA[1] + 1800.64 + IN_TILE[1]];
const TILES = 12;

const onDie = (x: number, y: number, w: number, h: number): Box => [
  x - IN_DIE[0],
  -(y + h - IN_DIE[1]),
  w,
  h,
];
const inCore = (x: number, y: number, w: number, h: number) =>
  onDie(CORE[0] + x, CORE[1] + y, w, h);

/** The rows of cells of the management area, in which the processor executes its instructions. */
const PROCESSOR = inCore(1100, 26, 1520, 872);

const sideOf = ([x, y, w, h]: Box) => (h > w ? (y < 2000 ? 'b' : 't') : x < 1700 ? 'l' : 'r');

/** Where a bond wire ends on the die, from its lower left corner. */
export const bondOf = (pad: Box): Point => {
  const [cx, cy] = [pad[0] + pad[2] / 2, pad[1] + pad[3] / 2];
  const places: Record<string, Point> = {
    b: [cx, 55],
    t: [cx, DIE[1] - 55],
    l: [55, cy],
    r: [DIE[0] - 55, cy],
  };
  return places[sideOf(pad)] as Point;
};

export function die(): Level {
  const [width, height] = DIE;
  const box = onDie(0, 0, width, height);
  const tiles: Line[] = [];
  const [ax, ay] = [ARRAY[0] - 4 - IN_DIE[0], -(ARRAY[1] - IN_DIE[1])];
  for (let i = 0; i <= TILES; i++) {
    const [x, y] = [ax + i * PITCH[0], ay - i * PITCH[1]];
    tiles.push([x, ay, x, ay - TILES * PITCH[1]], [ax, y, ax + TILES * PITCH[0], y]);
  }
  const logic: Box[] = [];
  const solids: Box[] = [];
  for (let j = TILES - 1; j >= 0; j--) {
    for (let i = 0; i < TILES; i++) {
      const [x, y] = [ARRAY[0] + i * PITCH[0], ARRAY[1] + j * PITCH[1]];
      logic.push(onDie(x, y, 136.16, 130.56));
      if (i < TILES - 1 && j < TILES - 1) solids.push(onDie(x + 143.16, y + 158.56, 75, 75));
    }
  }
  const bonds = pads.map((pad) => {
    const [x, y] = bondOf(pad);
    return onDie(x - 30, y - 30, 60, 60);
  });
  const rows: Line[] = Array.from({ length: 32 }, (_, row) => {
    const y = -(CORE[1] + 40 + row * 27.2 - IN_DIE[1]);
    return [CORE[0] + 1120 - IN_DIE[0], y, CORE[0] + 2600 - IN_DIE[0], y];
  });
  const memories = [
    inCore(90, 175, 470, 400),
    inCore(582, 175, 470, 400),
    inCore(1800, 125, 470, 400),
  ];
  const words = memories.flatMap(([x, y, w, h]): Line[] => [
    ...Array.from({ length: 15 }, (_, i): Line => {
      const v = y + ((i + 1) * h) / 16;
      return [x, v, x + w, v];
    }),
    ...Array.from({ length: 3 }, (_, i): Line => {
      const u = x + ((i + 1) * w) / 4;
      return [u, y, u, y + h];
    }),
  ]);
  const macros = [
    inCore(2650, 190, 410.23, 550.95),
    inCore(1545, 183, 100, 100),
    inCore(1063.15, 135, 63.72, 41.69),
    inCore(2962.66, 129.2, 35.5, 35.4),
  ];
  const coarse = { grid: 0.2 };
  const [x, y, w, h] = box.map((value) => value / 6) as Box;
  return {
    name: 'die',
    field: 6e-3,
    unit: 1e-6,
    box,
    shapes: [
      { is: 'p', d: boxes([box], coarse) },
      { is: 's h', d: boxes([onDie(...CORE, 3165, 4767)], coarse) },
      {
        is: 'n p',
        d: boxes(
          pads.map((pad) => onDie(...pad)),
          coarse,
        ),
      },
      { is: 'h', d: lines(rows, coarse) },
      { is: 'k', d: boxes([PROCESSOR], coarse) },
      { is: 'n p', d: boxes([...memories, ...macros], coarse) },
      { is: 'h f', d: lines(words, coarse) },
      { is: 'k p', d: boxes([onDie(...USER_AREA)], coarse) },
      { is: 'h', d: lines(tiles, coarse) },
      { is: 'n f', d: boxes(logic, coarse) },
      { is: 'j f', d: boxes([...solids, ...bonds], coarse) },
      { is: 'k', d: boxes([box], coarse) },
    ],
    dimensions: [
      widthLine(x, x + w, y + h + 26, '3.588 mm'),
      heightLine(x - 30, y, y + h, '5.188 mm'),
    ],
  };
}

/** The centre of the die, which is the centre of its package, in micrometres from the transistor. */
export const DIE_CENTRE: Point = [DIE[0] / 2 - IN_DIE[0], -(DIE[1] / 2 - IN_DIE[1])];
