/**
 * fpga-design.svg: the floorplan of a generic column-based FPGA, a placed design and its critical path.
 *
 * Columns run through the whole height; a clock region is ten logic blocks high here (fifty and more
 * in a part), with the clock row in its middle. Heights keep the usual proportions: one block RAM
 * spans five logic blocks, a DSP slice two and a half.
 */
import {
  balloon,
  box,
  circle,
  label,
  line,
  measure,
  type Point,
  part,
  path,
  round,
  sheet,
  symbol,
} from './sheet.ts';

const PITCH = 13;
const CELL = 8.5;
const ROWS = 10; // logic blocks in a clock region
const REGIONS = 4;
const CLOCK_ROW = 8;
const REGION = ROWS * PITCH + CLOCK_ROW + 10;
const [LEFT, TOP] = [92, 84];
const BOTTOM = TOP + REGIONS * REGION - 10;

type Kind = 'logic' | 'ram' | 'dsp' | 'spine' | 'gap';
/** One letter a column: logic, RAM, DSP, the clock spine with the configuration, and free streets. */
const PATTERN = 'LLLLRLLLLDLLLLLRLLLLDLLLL S LLLLDLLLLRLLLLLDLLLLRLLLL';
const KINDS: Record<string, Kind> = { L: 'logic', R: 'ram', D: 'dsp', S: 'spine', ' ': 'gap' };
const WIDTHS: Record<Kind, number> = { logic: PITCH, ram: 20, dsp: 17, spine: 26, gap: 5 };

interface Column {
  kind: Kind;
  x: number;
}
const columns: Column[] = [];
let edge = LEFT;
for (const letter of PATTERN) {
  const kind = KINDS[letter] ?? 'gap';
  columns.push({ kind, x: edge });
  edge += WIDTHS[kind];
}
const RIGHT = edge;
const SPINE = columns.find(({ kind }) => kind === 'spine')?.x ?? 0;

/** The top of a row, counted from above; the clock row lies in the middle of each region. */
const rowAt = (row: number) => {
  const region = Math.floor(row / ROWS);
  const inside = row % ROWS;
  return TOP + region * REGION + inside * PITCH + (inside >= ROWS / 2 ? CLOCK_ROW : 0);
};

/** Cells of one column share a start, so that all columns read alike and pack well. */
function cells(wanted: (column: number, row: number) => boolean) {
  let d = '';
  for (const [index, { kind, x }] of columns.entries()) {
    if (kind !== 'logic') continue;
    let from: number | undefined;
    for (let row = 0; row < REGIONS * ROWS; row += 1) {
      if (!wanted(index, row)) continue;
      const y = rowAt(row);
      d += from === undefined ? `M${round(x + 2)} ${y + 2}` : `m0 ${round(y - from)}`;
      d += `h${CELL}v${CELL}h-${CELL}z`;
      from = y;
    }
  }
  return d;
}

/** Blocks that are several rows high: two block RAMs fill a clock region, four DSP slices do. */
function blocks(kind: 'ram' | 'dsp', wanted: (column: number, row: number) => boolean) {
  const high = kind === 'ram' ? ROWS / 2 : ROWS / 4;
  let d = '';
  for (const [index, column] of columns.entries()) {
    if (column.kind !== kind) continue;
    for (let row = 0; row < REGIONS * ROWS; row += high) {
      if (!wanted(index, row)) continue;
      const half = Math.floor(row / (ROWS / 2)) * (ROWS / 2);
      const y = rowAt(half) + (row - half) * PITCH;
      d += box(column.x + 2, y + 2, WIDTHS[kind] - 5, high * PITCH - 4.5);
    }
  }
  return d;
}

// ---- The placed design: three areas, each filled as a placer leaves it, dense inside, ragged outside ----
interface Area {
  from: number;
  to: number;
  top: number;
  bottom: number;
  centre: Point;
}
const areas: Area[] = [
  { from: 38, to: 52, top: 2, bottom: 17, centre: [47, 9] }, // link layer, beside the transceivers
  { from: 16, to: 36, top: 16, bottom: 29, centre: [27, 22] }, // signal processing
  { from: 0, to: 14, top: 23, bottom: 38, centre: [5, 31] }, // memory controller, beside the pins
];
/** A hash of the place instead of chance: the same in every run, without a pattern to the eye. */
const ragged = (column: number, row: number) => {
  const h = Math.imul(column * 374761393 + row * 668265263, 1274126177);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
};
const reach = ({ from, to, top, bottom, centre }: Area, column: number, row: number) => {
  if (column < from || column > to || row < top || row > bottom) return 2;
  const x = (column - centre[0]) / (column < centre[0] ? centre[0] - from : to - centre[0] || 1);
  const y = (row - centre[1]) / (row < centre[1] ? centre[1] - top : bottom - centre[1] || 1);
  return Math.hypot(x, y);
};
const isIn = (area: Area, column: number, row: number) =>
  reach(area, column, row) + ragged(column, row) * 0.5 < 1.12;
const placed = (column: number, row: number) => areas.some((area) => isIn(area, column, row));

// ---- The critical path: register, four look-up tables, register ----
interface Stage {
  column: number;
  row: number;
}
const stages: Stage[] = [
  { column: 42, row: 6 },
  { column: 39, row: 11 },
  { column: 33, row: 18 },
  { column: 23, row: 21 },
  { column: 17, row: 25 },
  { column: 8, row: 28 },
];
const PERIOD = 3; // ns, a clock of 333 MHz
const CLOCK_TO_OUT = 0.09;
const LUT = 0.06;
const SETUP = 0.05;
/** A net costs its switches and then its length; the figures are those of a current mid-range part, rounded. */
const net = (a: Stage, b: Stage) =>
  0.2 + 0.025 * (Math.abs(a.column - b.column) + Math.abs(a.row - b.row));

export function arrivals() {
  const times = [CLOCK_TO_OUT];
  for (let i = 1; i < stages.length; i += 1) {
    const [before, here] = [stages[i - 1], stages[i]];
    if (!before || !here) continue;
    times.push((times[i - 1] ?? 0) + net(before, here) + (i < stages.length - 1 ? LUT : 0));
  }
  const last = times.at(-1) ?? 0;
  return { times, slack: PERIOD - SETUP - last };
}

const centre = ({ column, row }: Stage): Point => [
  (columns[column]?.x ?? 0) + 2 + CELL / 2,
  rowAt(row) + 2 + CELL / 2,
];

function criticalPath() {
  const points: Point[] = [];
  let nodes = '';
  let rings = '';
  for (const [i, stage] of stages.entries()) {
    const here = centre(stage);
    const last = points.at(-1);
    // Wires run in the streets between the cells: out, across, down, and in.
    if (last) {
      const [row, column] = [last[1] + PITCH / 2, here[0] + PITCH / 2];
      points.push([last[0], row], [column, row], [column, here[1]]);
    }
    points.push(here);
    nodes += box(here[0] - CELL / 2, here[1] - CELL / 2, CELL, CELL);
    const register = i === 0 || i === stages.length - 1;
    if (register) rings += box(here[0] - CELL, here[1] - CELL, 2 * CELL, 2 * CELL);
  }
  return path('d-a', line(points) + rings) + path('d-hot', nodes);
}

// ---- Around the fabric ----
/** Pins: one bank beside each region, and the wires that leave the device. */
function pins() {
  let pads = '';
  let wires = '';
  for (let region = 0; region < REGIONS; region += 1) {
    const top = TOP + region * REGION;
    for (let pin = 0; pin < 8; pin += 1) {
      const y = top + 4 + pin * 17.4;
      pads += box(LEFT - 24, y, 16, 11);
      if (region > 1) wires += `M${LEFT - 24} ${round(y + 5.5)}H0`;
    }
  }
  return part(5, path('d-t', wires)) + part(2, path('d-l', pads));
}

function transceivers() {
  let lanes = '';
  let bodies = '';
  for (let quad = 0; quad < REGIONS; quad += 1)
    for (let lane = 0; lane < 4; lane += 1) {
      const y = TOP + quad * REGION + lane * (REGION / 4) - lane * 1.5;
      bodies += box(RIGHT + 12, y + 2, 46, 27);
      if (quad < 2)
        lanes += `M${RIGHT + 58} ${round(y + 11)}H1036M${RIGHT + 58} ${round(y + 19)}H1036`;
    }
  return part(7, path('d-t', lanes)) + path('d-l', bodies);
}

/** An eye as a scope shows it: crossings at both ends, open in the middle. */
function eye(x: number, y: number, w: number, h: number) {
  const rise = (from: number, to: number) =>
    `M${x} ${y + from}c${w * 0.16} 0 ${w * 0.16} ${to - from} ${w * 0.34} ${to - from}h${w * 0.32}` +
    `c${w * 0.18} 0 ${w * 0.18} ${from - to} ${w * 0.34} ${from - to}`;
  return (
    path('d-k', box(x, y - 10, w, h + 20)) +
    path('d-sig', `${rise(0, h) + rise(h, 0)}M${x} ${y}h${w}M${x} ${y + h}h${w}`)
  );
}

/** Names stand above the columns they name; the longest translation still ends before the next. */
function columnNames() {
  const middle = (index: number) => {
    const column = columns[index];
    return column ? column.x + WIDTHS[column.kind] / 2 - 0.5 : 0;
  };
  const [dsp, ram, spine] = [middle(9), middle(15), SPINE + 13];
  const ticks = [LEFT - 16, middle(2), dsp, ram, spine]
    .map((x) => `M${round(x)} 58V${TOP - 2}`)
    .join('');
  let out = path('d-t', `${ticks}M${RIGHT + 35} 58V${TOP}`);
  out += symbol('I/O', LEFT - 16, 46, 'middle') + label('logic', middle(2) - 8, 46);
  out += symbol('DSP', dsp, 46, 'middle') + label('memory', ram - 8, 46);
  return out + label('spine', spine - 8, 46) + label('transceivers', RIGHT + 43, 46, 'end');
}

const share = (total: number, used: number) => `${Math.round((100 * used) / total)} %`;
const count = (d: string) => d.split('z').length - 1;

/** Utilisation is counted from the drawing, timing is added up along the path. */
function report() {
  const all = () => true;
  const high = (kind: 'ram' | 'dsp') => (kind === 'ram' ? 2 : 0);
  const rows = [
    ['LUT', share(count(cells(all)), count(cells(placed)))],
    ...(['ram', 'dsp'] as const).map((kind) => [
      kind === 'ram' ? 'BRAM' : 'DSP',
      share(
        count(blocks(kind, all)),
        count(blocks(kind, (c, r) => placed(c, Math.round(r) + high(kind)))),
      ),
    ]),
  ];
  const x = 898;
  let out = '';
  for (const [i, [name, value]] of rows.entries()) {
    const y = 394 + i * 26;
    out += symbol(name ?? '', x, y) + measure(value ?? '', 1024, y, 'end');
  }
  const { times, slack } = arrivals();
  const timing = [
    ['required', PERIOD - SETUP],
    ['arrival', times.at(-1) ?? 0],
    ['slack', slack],
  ] as const;
  out += path('d-t', `M${x} 462H1024`) + symbol(`${Math.round(1000 / PERIOD)} MHz`, x, 492);
  for (const [i, [key, value]] of timing.entries()) {
    const y = 530 + i * 57;
    const sign = key === 'slack' ? '+' : '';
    out += label(key, x, y) + measure(`${sign}${value.toFixed(3)} ns`, x, y + 24);
  }
  return out;
}

/** All that one area of the design takes. */
const filled = (area: Area) =>
  path(
    'd-used',
    cells((c, r) => isIn(area, c, r)) +
      blocks('ram', (c, r) => isIn(area, c, r + 2)) +
      blocks('dsp', (c, r) => isIn(area, c, Math.round(r))),
  );

export function floorplan() {
  const regions = Array.from({ length: REGIONS }, (_, i) => {
    const top = TOP + i * REGION - 4;
    return (
      box(LEFT - 4, top, SPINE - LEFT + 3, REGION - 3) +
      box(SPINE + 27, top, RIGHT - SPINE - 25, REGION - 3)
    );
  }).join('');
  const clocks = Array.from({ length: REGIONS }, (_, i) => {
    const y = TOP + i * REGION + (ROWS * PITCH + CLOCK_ROW) / 2 - 0.5;
    return `M${LEFT} ${y}H${SPINE + 3}M${SPINE + 23} ${y}H${RIGHT}`;
  }).join('');
  let out = path('d-dash', regions) + path('d-t', clocks);
  out += path(
    'd-cell',
    cells((c, r) => !placed(c, r)),
  );
  out += path(
    'd-l',
    blocks('ram', (c, r) => !placed(c, r + 2)) + blocks('dsp', (c, r) => !placed(c, Math.round(r))),
  );
  const [link, processing, memory] = areas.map(filled);
  out += link + part(3, processing ?? '') + part(1, memory ?? '');
  out += path('d-k', box(SPINE + 3, TOP - 2, 20, BOTTOM - TOP + 4));
  out += part(6, path('d-l', box(SPINE + 7, TOP + REGION + 14, 12, REGION - 40)));
  out += pins() + transceivers() + part(4, criticalPath() + report()) + columnNames();
  out += part(7, eye(922, 118, 92, 54));
  // One clock region, measured below the device
  const middle = (SPINE + 27 + RIGHT) / 2;
  out += path(
    'd-t',
    `M${SPINE + 27} ${BOTTOM + 12}v14M${RIGHT + 2} ${BOTTOM + 12}v14M${SPINE + 27} ${BOTTOM + 19}h76M${RIGHT + 2} ${BOTTOM + 19}h-76`,
  );
  out += label('region', middle, BOTTOM + 24, 'middle');
  const places: [Point, Point][] = [
    [
      [336, 640],
      [256, 602],
    ],
    [
      [34, 330],
      [72, 388],
    ],
    [
      [640, 486],
      [578, 436],
    ],
    [
      [606, 284],
      [557, 292],
    ],
    [
      [34, 690],
      [34, 642],
    ],
    [
      [410, 266],
      [454, 282],
    ],
    [
      [968, 226],
      [968, 182],
    ],
  ];
  for (const [i, [from, to]] of places.entries())
    out +=
      part(i + 1, path('d-sig', line([from, to])) + circle('d-ink', to[0], to[1], 2.5)) +
      balloon(i + 1, from, from);
  return sheet(1036, 712, out);
}
