import { type Box, circle, type Line, type Point } from '../paths.ts';
import { IN_BOARD } from './board.ts';
import { boxes, lines } from './columns.ts';
import { DIE_CENTRE } from './die.ts';
import { heightLine, type Level, widthLine } from './level.ts';

/** A cabinet of 600 × 1200 mm with its lid off; millimetres from its front left corner, y to the rear. */
const CABINET: Point = [600, 1200];
/** The drawer fits a 19-inch opening of 450 mm. */
const DRAWER: Box = [76.5, 130, 447, 920];
/** OCP: universal baseboard 16.7 × 21 in with eight accelerator modules of 102 × 165 mm. */
const BASEBOARD: Point = [424.2, 533.4];
const MODULE: Point = [102, 165];
const BOARD: Point = [104.5, 81];
/** Lower left corner of the board on its shelf. */
const BOARD_AT: Point = [90, 778];

const nest: Point = [
  BOARD_AT[0] + IN_BOARD[0] - DIE_CENTRE[0] / 1000,
  BOARD_AT[1] + IN_BOARD[1] + DIE_CENTRE[1] / 1000,
];
const X = (x: number) => x - nest[0];
const Y = (y: number) => -(y - nest[1]);
const at = (x: number, y: number, w: number, h: number): Box => [X(x), Y(y + h), w, h];

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const NEIGHBOURS = [-2, -1, 1, 2];

function drawer(shift = 0) {
  const [dx, dy] = [DRAWER[0] + shift, DRAWER[1]];
  const [bx, by] = [dx + (DRAWER[2] - BASEBOARD[0]) / 2, dy + 100];
  const modules = times(
    8,
    (i): Point => [bx + 5 + (i % 4) * 104.1, by + 60 + Math.floor(i / 4) * 230],
  );
  return {
    base: at(bx, by, ...BASEBOARD),
    modules: modules.map(([x, y]) => at(x, y, ...MODULE)),
    fins: modules.flatMap(([x, y]) =>
      times(10, (i): Line => {
        const u = X(x + 9.3 * (i + 1));
        return [u, Y(y + 6), u, Y(y + MODULE[1] - 6)];
      }),
    ),
    supplies: times(6, (i) => at(dx + 3 + i * 73.5, dy + 735, 73.5, 185)),
    fans: times(5, (i): Point => [dx + 46 + i * 88.5, dy + 50]),
    shelf: [at(dx + 130, dy + 648, 130, 81), at(dx + 272, dy + 648, 162, 81)],
  };
}

/** Centre and outline of the cabinet, in millimetres from the transistor. */
export const CABINET_BOX = at(0, 0, ...CABINET);

export function cabinet(): Level {
  const own = drawer();
  const others = NEIGHBOURS.map((k) => drawer(k * CABINET[0]));
  const tiles: Line[] = [
    ...times(8, (i): Line => [X((i - 3) * 600), Y(-1200), X((i - 3) * 600), Y(2400)]),
    ...times(7, (i): Line => [X(-1800), Y((i - 2) * 600), X(2400), Y((i - 2) * 600)]),
  ];
  const grilles = times(33, (i): Line => {
    const [x, y] = [-600 + Math.floor(i / 11) * 600, -((i % 11) + 1) * 50];
    return [X(x + 40), Y(y), X(x + 560), Y(y)];
  });
  const vents = times(16, (i): Line => [X(30 + i * 36), Y(18), X(54 + i * 36), Y(18)]);
  const supplyVents = own.supplies.flatMap(([x, y, w]) =>
    times(6, (i): Line => [x + 8, y + 12 + i * 6, x + w - 8, y + 12 + i * 6]),
  );
  const field = 1.65;
  const [x, y, w, h] = CABINET_BOX.map((value) => value / field) as Box;
  return {
    name: 'cabinet',
    field,
    unit: 1e-3,
    box: CABINET_BOX,
    middle: [X(CABINET[0] / 2), 120], // with the person behind it
    shapes: [
      { is: 'h', d: lines(tiles) },
      {
        is: 'h p',
        d: boxes(
          NEIGHBOURS.flatMap((k) => [
            at(k * 600, 0, ...CABINET),
            at(k * 600 + DRAWER[0], ...(DRAWER.slice(1) as [number, number, number])),
          ]),
        ),
      },
      { is: 'p', d: boxes([CABINET_BOX]) },
      { is: 's', d: boxes([at(...DRAWER)]) },
      { is: 'h p', d: boxes([own.base]) },
      { is: 'n p', d: boxes([...own.modules, ...own.supplies, ...own.shelf]) },
      {
        is: 'n f',
        d:
          own.fans
            .map(([u, v]) =>
              [38, 14].map((r) => circle(Math.round(X(u)), Math.round(Y(v)), r)).join(''),
            )
            .join('') + boxes(own.fans.map(([u, v]) => at(u - 40, v - 40, 80, 80))),
      },
      {
        is: 'h f',
        d:
          boxes(others.flatMap(({ modules, supplies }) => [...modules, ...supplies])) +
          lines([...grilles, ...own.fins, ...vents, ...supplyVents]),
      },
      { is: 'n', d: boxes([at(...DRAWER), at(60, 60, 16.5, 1080), at(523.5, 60, 16.5, 1080)]) },
      { is: 'p n', d: boxes([at(...BOARD_AT, ...BOARD)]) },
      { is: 'k', d: boxes([CABINET_BOX, at(0, 0, 600, 36), at(0, 1164, 600, 36)]) },
    ],
    dimensions: [
      widthLine(x, x + w, y + h + 34, '600 mm'),
      heightLine(x - 30, y, y + h, '1 200 mm'),
    ],
  };
}
