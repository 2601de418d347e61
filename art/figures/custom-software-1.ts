// A shmoo plot, one cell per measurement of a script.
// A cell passes where the clock is slower than the logic, whose delay follows the alpha-power law
// of Sakurai and Newton (1990): t = k V / (V - Vt)^alpha.
import { path, sheet, short } from './curve.ts';

const ALPHA = 1.3;
const THRESHOLD_V = 0.35;
/** Scales the law: the fastest passing clock at one volt. */
const FASTEST_AT_1V = 790;

const fastest = (volts: number) =>
  (FASTEST_AT_1V * ((volts - THRESHOLD_V) / (1 - THRESHOLD_V)) ** ALPHA) / volts;

const COLUMNS = 15;
const ROWS = 9;
const clockOf = (column: number) => 200 + 50 * column;
const voltsOf = (row: number) => 1.1 - 0.05 * row;
const OPERATING = { column: 7, row: 2 };

const LEFT = 68;
const TOP = 26;
const [PITCH_X, PITCH_Y] = [21, 18];
const [CELL_X, CELL_Y] = [17, 14];

const cells = Array.from({ length: COLUMNS * ROWS }, (_, nr) => ({
  column: nr % COLUMNS,
  row: Math.floor(nr / COLUMNS),
}));
type Cell = (typeof cells)[number];

const passes = ({ column, row }: Cell) => clockOf(column) <= fastest(voltsOf(row));
const operating = ({ column, row }: Cell) => column === OPERATING.column && row === OPERATING.row;
const corner = ({ column, row }: Cell) => [LEFT + PITCH_X * column, TOP + PITCH_Y * row] as const;

const box = (cell: Cell) => {
  const [x, y] = corner(cell);
  return `M${x} ${y}h${CELL_X}v${CELL_Y}h-${CELL_X}z`;
};
const cross = (cell: Cell) => {
  const [x, y] = corner(cell);
  return `M${short(x + CELL_X / 2 - 3)} ${short(y + CELL_Y / 2 - 3)}l6 6m0-6l-6 6`;
};

const bottom = TOP + PITCH_Y * ROWS;
const right = LEFT + PITCH_X * COLUMNS - (PITCH_X - CELL_X);

export const drawing = sheet(
  path('f-l', `M${LEFT - 8} ${TOP}V${bottom + 4}H${right}`),
  path(
    'f-b',
    cells
      .filter((cell) => passes(cell) && !operating(cell))
      .map(box)
      .join(''),
  ),
  path(
    'f-l',
    cells
      .filter((cell) => !passes(cell))
      .map(cross)
      .join(''),
  ),
  path('f-copper', box(OPERATING)),
  `<text x="${LEFT - 8}" y="${TOP}" dx="-8" dy=".8em" text-anchor="end">V<tspan dy=".35em">DD</tspan></text>`,
  `<text x="${right}" y="${bottom + 4}" dy="1.3em" text-anchor="end">f<tspan dy=".35em">clk</tspan></text>`,
);
