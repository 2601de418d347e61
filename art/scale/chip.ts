import { heightLine, type Level, readData, widthLine } from './level.ts';
import { type Box, boxes, type Line, lines, type Point, path } from './paths.ts';

type Polygon = Point[];

const cell =
  readData<Record<'diffusion' | 'polysilicon' | 'contacts' | 'local' | 'metal', Polygon[]>>(
    'flip-flop',
  );

type PlacedCell = [
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  mirrored: 0 | 1,
  turned: 0 | 180,
  originX: number,
  originY: number,
];
const block = readData<{ cells: PlacedCell[]; polysilicon: Record<string, Polygon[]> }>('block');
const pads = readData<Box[]>('pads');

/** The one flip-flop in its logic block, and the one channel in it, in nanometres. */
const FLIP_FLOP = { x: 49_220, y: 70_720 };
const CHANNEL = { x: 8_730, y: 560 };
const IN_BLOCK = { x: FLIP_FLOP.x + CHANNEL.x, y: FLIP_FLOP.y + CHANNEL.y };

const fromChannel = (polygon: Polygon, nanometres: number): Polygon =>
  polygon.map(([x, y]) => [(x - CHANNEL.x) / nanometres, -(y - CHANNEL.y) / nanometres]);

function transistor(): Level {
  const isNear = (polygon: Polygon) =>
    polygon.some(([x, y]) => Math.max(Math.abs(x - CHANNEL.x), Math.abs(y - CHANNEL.y)) < 950);
  const local = (polygon: Polygon) => fromChannel(polygon, 1);
  // The part of the cell's diffusion and polysilicon that belongs to this device.
  const diffusion: Polygon = [
    [9065, 885],
    [8405, 885],
    [8405, 655],
    [8295, 655],
    [8295, 235],
    [9065, 235],
  ];
  const gate: Polygon = [
    [8805, 2615],
    [8655, 2615],
    [8655, 1325],
    [8510, 1325],
    [8510, 995],
    [8655, 995],
    [8655, 105],
    [8805, 105],
  ];
  const hatch: Polygon[] = [];
  for (const [x0, y0, x1, y1] of [
    [8405, 235, 8655, 885],
    [8295, 235, 8405, 655],
    [8805, 235, 9065, 885],
  ] as Line[]) {
    for (let sum = Math.ceil((x0 + y0) / 50) * 50; sum < x1 + y1; sum += 50) {
      const [a, b] = [Math.max(x0, sum - y1), Math.min(x1, sum - y0)];
      if (b - a > 4) {
        hatch.push([
          [a, sum - a],
          [b, sum - b],
        ]);
      }
    }
  }
  const contacts = cell.contacts.filter(isNear).map(local);
  const outline = path([local(diffusion)], { closed: true });
  const box: Box = [-75, -325, 150, 650];
  return {
    name: 'transistor',
    field: 1e-6,
    unit: 1e-9,
    box,
    shapes: [
      { is: 's', d: outline },
      { is: 'h', d: path(hatch.map(local)) },
      { is: 'k', d: outline },
      { is: 'k p', d: path([local(gate)], { closed: true }) },
      { is: 'g', d: boxes([box]) },
      { is: 'n', d: path(cell.local.filter(isNear).map(local), { closed: true }) },
      { is: 'n p', d: path(contacts, { closed: true }) },
      {
        is: 'n',
        d: path(contacts.flatMap(([a, b, c, d]) => [[a, c] as Polygon, [b, d] as Polygon])),
      },
    ],
    dimensions: [widthLine(-75, 75, 385, '150 nm'), heightLine(-466, -325, 325, '650 nm')],
  };
}

const ROW = 272;

function register(): Level {
  const nanometres = 10;
  const local = (polygon: Polygon) => fromChannel(polygon, nanometres);
  const [x0, y0] = [-CHANNEL.x / nanometres, CHANNEL.y / nanometres];
  const box: Box = [x0, y0 - ROW, 920, ROW];
  const edges: Line[] = [];
  const gates: Polygon[] = [];
  for (const placed of block.cells) {
    const [name, x, y, w, h] = placed;
    const left = (x - IN_BLOCK.x) / nanometres;
    const bottom = -(y - IN_BLOCK.y) / nanometres;
    const isFar =
      left > 1150 ||
      left + w / nanometres < -1150 ||
      bottom < -760 ||
      bottom - h / nanometres > 760;
    if (isFar || (x === FLIP_FLOP.x && y === FLIP_FLOP.y)) continue;
    edges.push([left, bottom - h / nanometres, left, bottom]);
    gates.push(...gatesOf(placed, block.polysilicon[name] ?? [], nanometres));
  }
  const rowOf = (y: number) => Math.floor((y - 56) / ROW);
  gates.sort(
    ([a], [b]) => rowOf(a?.[1] ?? 0) - rowOf(b?.[1] ?? 0) || (a?.[0] ?? 0) - (b?.[0] ?? 0),
  );
  edges.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const rails: Line[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((row) => [
    -1600,
    y0 - row * ROW,
    1600,
    y0 - row * ROW,
  ]);
  const half = { closed: true, grid: 2 };
  return {
    name: 'register',
    field: 1e-5,
    unit: nanometres * 1e-9,
    box,
    shapes: [
      { is: 'h', d: lines(edges) + lines(rails) },
      { is: 'p', d: boxes([box]) },
      { is: 's n', d: path(cell.diffusion.map(local), half) },
      { is: 'k p', d: path(cell.polysilicon.map(local), half) },
      {
        is: 'h f',
        d: path(cell.metal.filter(({ length }) => length > 4).map(local), { closed: true }),
      },
      { is: 'n f', d: path(cell.local.map(local), half) + path(gates) },
      { is: 'j f', d: path(cell.contacts.map(local), half) },
      { is: 'k', d: boxes([box]) },
    ],
    dimensions: [
      widthLine(x0, x0 + 920, y0 + 34, '9.20 µm'),
      heightLine(x0 - 20, y0 - ROW, y0, '2.72'),
    ],
  };
}

/** Gates of a neighbouring cell as lines: where its polysilicon is one gate length wide. */
function gatesOf(placed: PlacedCell, polysilicon: Polygon[], nanometres: number): Polygon[] {
  const [, , , , , mirrored, turned, originX, originY] = placed;
  const turn = turned === 180 ? -1 : 1;
  const point = ([x, y]: Point): Point => [
    (originX + turn * x - IN_BLOCK.x) / nanometres,
    -(originY + turn * (mirrored ? -y : y) - IN_BLOCK.y) / nanometres,
  ];
  const found: Polygon[] = [];
  for (const polygon of polysilicon) {
    const columns = [...new Set(polygon.map(([x]) => x))].sort((a, b) => a - b);
    for (const left of columns) {
      if (!columns.includes(left + 150)) continue;
      const heights = polygon.flatMap(([x, y]) => (x === left || x === left + 150 ? [y] : []));
      const [low, high] = [Math.min(...heights), Math.max(...heights)];
      if (high - low < 500) continue;
      const ends = [point([left + 75, low]), point([left + 75, high])];
      found.push(ends.sort((a, b) => a[1] - b[1]));
    }
  }
  return found;
}

/** One logic block in sites of 0.46 µm and rows of 2.72 µm. */
const SITE = 0.46;
const ROW_UM = 2.72;
const BLOCK_UNITS: Point = [IN_BLOCK.x / 460, IN_BLOCK.y / 2720];

function cellRows(kind: RegExp): string {
  const found = block.cells
    .filter(([name]) => kind.test(name))
    .map(([, x, y, w]): Line => {
      const row = -Math.round(y / 2720) - 0.5;
      return [Math.round(x / 460), row, Math.round((x + w) / 460), row];
    });
  return lines(
    found.sort((a, b) => a[1] - b[1] || a[0] - b[0]),
    { grid: 2 },
  );
}

const sitesTo = (perMicrometre: number) =>
  `scale(${+(SITE * perMicrometre).toFixed(4)} ${+(ROW_UM * perMicrometre).toFixed(4)})translate(${-BLOCK_UNITS[0].toFixed(2)} ${BLOCK_UNITS[1].toFixed(2)})`;

function logicBlock(): Level {
  const rails: Line[] = Array.from({ length: 49 }, (_, row) => [0, -row, 296, -row]);
  return {
    name: 'block',
    field: 1e-4,
    unit: 1e-7,
    transform: sitesTo(10),
    shapes: [
      { is: 'h', d: lines(rails) },
      { is: '', d: cellRows(/mux2/) },
    ],
    // The flip-flops are those of the fabric, seen closer.
    extra: `<g class="q"><use href="#flip-flops" transform="scale(${+(10 / FABRIC_SCALE).toFixed(4)})"/></g>`,
  };
}

/** Pitch of the tiles, and where the one flip-flop's transistor stands in its tile, in micrometres. */
const PITCH: Point = [224.48, 261.12];
const IN_TILE: Point = [IN_BLOCK.x / 1000, IN_BLOCK.y / 1000];
const FABRIC_FIELD = 631e-6;
const FABRIC_SCALE = 1000 / 631;
const TRACKS = 12;

function fabric(): Level {
  const logic: Box[] = [];
  const switches: Box[] = [];
  const connections: Box[] = [];
  const tracks: Line[] = [];
  const range = [-2, -1, 0, 1, 2];
  for (const j of [...range].reverse()) {
    for (const i of range) {
      const [x, y] = [i * PITCH[0] - IN_TILE[0], -j * PITCH[1] + IN_TILE[1]];
      logic.push([x, y - 130.56, 136.16, 130.56]);
      connections.push([x + 143.52, y - 125.12, 73.6, 119.68]);
      connections.push([x + 30.36, y - 255.68, 75.44, 119.68]);
      switches.push([x + 113.16, y - 261.12, 134.32, 130.56]);
    }
  }
  // One line for five of the 60 tracks.
  for (const i of [-3, ...range]) {
    for (let track = 0; track < TRACKS; track++) {
      const x = i * PITCH[0] - IN_TILE[0] + 149.52 + track * 5.6;
      const y = -i * PITCH[1] + IN_TILE[1] - 160 - track * 6.5;
      tracks.push([x, -720, x, 720], [-640, y, 640, y]);
    }
  }
  const around = [-1, 0, 1].flatMap((j) => [-1, 0, 1].map((i): Point => [i, j]));
  const copies = around
    .filter(([i, j]) => i || j)
    .map(
      ([i, j]) =>
        `<use href="#flip-flops" x="${Math.round(i * PITCH[0] * FABRIC_SCALE)}" y="${Math.round(-j * PITCH[1] * FABRIC_SCALE)}"/>`,
    );
  const flipFlops = `<path id="flip-flops" transform="${sitesTo(FABRIC_SCALE)}" d="${cellRows(/^s?dfrtp/)}"/>`;
  const [left, bottom] = [-IN_TILE[0], IN_TILE[1]];
  return {
    name: 'fabric',
    field: FABRIC_FIELD,
    unit: 1e-6,
    // The tile is centred on its logic block: half a channel on every side.
    box: [left - 3.7, bottom - PITCH[1] + 2.7, ...PITCH],
    middle: [left + 136.16 / 2, bottom - 130.56 / 2],
    shapes: [
      { is: 's h', d: boxes(connections) },
      { is: 'h f', d: lines(tracks) },
      { is: 'n', d: boxes(switches) },
      { is: 'k p', d: boxes(logic) },
    ],
    extra: `<g class="f q">${flipFlops}${copies.join('')}</g>`,
    dimensions: [
      widthLine(
        left * FABRIC_SCALE,
        (left + PITCH[0]) * FABRIC_SCALE,
        (bottom + 16) * FABRIC_SCALE,
        '224.48 µm',
      ),
    ],
  };
}

/** Sizes of the die, from its lower left corner, in micrometres. */
const DIE: Point = [3588, 5188];
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

const sideOf = ([x, y, w, h]: Box) => (h > w ? (y < 2000 ? 'b' : 't') : x < 1700 ? 'l' : 'r');

/** Where a bond wire ends on the die, from its lower left corner. */
const bondOf = (pad: Box): Point => {
  const [cx, cy] = [pad[0] + pad[2] / 2, pad[1] + pad[3] / 2];
  const places: Record<string, Point> = {
    b: [cx, 55],
    t: [cx, DIE[1] - 55],
    l: [55, cy],
    r: [DIE[0] - 55, cy],
  };
  return places[sideOf(pad)] as Point;
};

function die(): Level {
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

/** QFN-64 of 9 × 9 mm at a pitch of 0.5 mm; wires join pads and leads in order, not by the bond plan. */
function chipPackage(): Level {
  const unit = 10; // micrometres
  const at = (x: number, y: number, w: number, h: number): Box => [
    (x + DIE_CENTRE[0]) / unit,
    (y + DIE_CENTRE[1]) / unit,
    w / unit,
    h / unit,
  ];
  const leads: Box[] = [];
  const tips: Point[] = [];
  for (let lead = 0; lead < 16; lead++) {
    const o = (lead - 7.5) * 500;
    leads.push(
      at(o - 125, 4100, 250, 400),
      at(4100, -o - 125, 400, 250),
      at(-o - 125, -4500, 250, 400),
      at(-4500, o - 125, 400, 250),
    );
    tips.push([o, 4100], [4100, -o], [-o, -4100], [-4100, o]);
  }
  const angle = ([x, y]: Point) => Math.atan2(y, x);
  const byAngle = (a: Point, b: Point) => angle(a) - angle(b);
  const bonds = pads
    .map((pad): Point => {
      const [x, y] = bondOf(pad);
      return [x - DIE[0] / 2, -(y - DIE[1] / 2)];
    })
    .sort(byAngle);
  tips.sort(byAngle);
  const tipOf = (bond: number, shift: number) =>
    tips[(Math.round((bond * tips.length) / bonds.length) + shift) % tips.length] as Point;
  const strain = (shift: number) =>
    bonds.reduce((sum, [x, y], bond) => {
      const [u, v] = tipOf(bond, shift);
      return sum + (x - u) ** 2 + (y - v) ** 2;
    }, 0);
  const shift = tips.map((_, at2) => at2).sort((a, b) => strain(a) - strain(b))[0] ?? 0;
  const wires = bonds.map(([x, y], bond): Line => {
    const [u, v] = tipOf(bond, shift);
    const [a, b] = [at(x, y, 0, 0), at(u, v, 0, 0)];
    return [a[0], a[1], b[0], b[1]];
  });
  return {
    name: 'package',
    field: 11e-3,
    unit: unit * 1e-6,
    shapes: [
      { is: 'k', d: boxes([at(-4500, -4500, 9000, 9000)]) },
      { is: 'h', d: boxes([at(-3550, -3550, 7100, 7100)]) },
      { is: 's n', d: boxes(leads) },
      { is: 'h', d: lines(wires) },
    ],
  };
}

export const chipLevels = (): Level[] => [
  chipPackage(),
  die(),
  fabric(),
  logicBlock(),
  register(),
  transistor(),
];
