/**
 * microcontroller-design.svg: a four-layer board, exploded along its normal, in true isometric projection.
 *
 * Stack-up: 35 µm, prepreg 0.2 mm, 17.5 µm, core 1.1 mm, 17.5 µm, prepreg 0.2 mm, 35 µm: 1.6 mm.
 * Ground lies under both signal layers. Where the signal changes from L1 to L4 its return changes from
 * L2 to L3, and the stitching via beside the signal via is the way it takes.
 */
import { bulk, bypass, crystal, loads, MCU, PINS, parts, regulator } from './boardParts.ts';
import { flat, polygon, project, ring, rings, type Solid, type Space, solid } from './isometric.ts';
import { balloon, label, measure, part, path, round, sheet, symbol } from './sheet.ts';

const [WIDE, DEEP] = [36, 26]; // mm

/** Where a level's back corner lies; the sheets are drawn apart, never stretched. */
const LEVEL = { parts: 36, L1: 190, L2: 344, L3: 498, L4: 652, below: 728 };
const PREPREG = 0.2;
const CORE = 1.1;
export const STACK_UP = [0.035, PREPREG, 0.0175, CORE, 0.0175, PREPREG, 0.035];

/** Copper foil alone or on its laminate: the top face and the two edges. */
function board(level: number, thickness: number) {
  const t = Math.max(thickness, 0.14); // a foil would be thinner than a line
  return solid(level, { x: 0, y: 0, w: WIDE, d: DEEP, h: t, z: -t });
}

const VIA = [26, 19] as const;
const STITCH = [27.8, 17.6] as const;
const MARKED = [33.6, 20] as const;
const TEST = [[33.6, 8], [33.6, 12], [33.6, 16], MARKED] as const;
const HOLES = [
  [2.2, 2.2],
  [33.8, 2.2],
  [2.2, 23.8],
  [33.8, 23.8],
] as const;
const VIAS = [
  [25, 11],
  [12, 21],
  [19, 21.1],
  [23.4, 17.2],
  [8.6, 4.6],
] as const;
/** The one marked net: out of a pin on L1, down, and along L4 to a test point. Its return is beside it. */
const ON_L1: Space[] = [[21.7, 14.2], [23.2, 14.2], [26, 17], [...VIA]];
const ON_L4: Space[] = [[...VIA], [27, 20], [...MARKED]];
const RETURN_L2: Space[] = [[21.7, 14.2], [23.2, 14.2], [26, 17], [26.6, 17.6], [...STITCH]];
const RETURN_L3: Space[] = [[...STITCH], [30.2, 20], [...MARKED]];

function layer1() {
  const level = LEVEL.L1;
  const pad = (x: number, y: number, w: number, d: number) => flat(level, x, y, w, d);
  const qfp = PINS.map(
    (p) =>
      pad(MCU.x + p - 0.22, MCU.y - 1.2, 0.45, 1.2) +
      pad(MCU.x + p - 0.22, MCU.y + 7, 0.45, 1.2) +
      pad(MCU.x - 1.2, MCU.y + p - 0.22, 1.2, 0.45) +
      pad(MCU.x + 7, MCU.y + p - 0.22, 1.2, 0.45),
  ).join('');
  const ends = ({ x, y, w, d }: Solid) =>
    w > d
      ? pad(x - 0.3, y - 0.1, 0.7, d + 0.2) + pad(x + w - 0.4, y - 0.1, 0.7, d + 0.2)
      : pad(x - 0.1, y - 0.3, w + 0.2, 0.7) + pad(x - 0.1, y + d - 0.4, w + 0.2, 0.7);
  const connectorPads = Array.from({ length: 8 }, (_, i) => pad(29, 14.7 + i * 0.8, 1.3, 0.4)).join(
    '',
  );
  const header2 = Array.from({ length: 10 }, (_, i) =>
    pad(11 + (i % 5) * 1.27, i < 5 ? 1.4 : 4, 0.7, 1.6),
  ).join('');
  const solidPads =
    [...loads, ...bypass, ...bulk].map(ends).join('') + ends({ ...crystal, d: 3.2 });
  const tabs =
    [-2.3, 0, 2.3].map((o) => pad(regulator.x - 1.8, 5.3 + o, 1.6, 0.9)).join('') +
    pad(28.2, 3.9, 2, 3.5);
  const pads = path('d-used', qfp + connectorPads + header2 + solidPads + tabs);
  // Crystal to its two pins, kept short; debug port; supply; USB pair
  const nets: Space[][] = [
    [
      [12.3, 13.4],
      [9, 13.4],
      [7.3, 14.4],
    ],
    [
      [12.3, 14.2],
      [9.6, 14.2],
      [9.6, 17.6],
      [7.3, 17.6],
    ],
    [
      [7.3, 14.4],
      [7.8, 12.4],
    ],
    [
      [7.3, 17.6],
      [7.8, 19.6],
    ],
    [
      [14.2, 8.3],
      [14.2, 6.6],
      [12.6, 5.6],
    ],
    [
      [15, 8.3],
      [15, 6],
      [13.9, 5.6],
    ],
    [
      [15.8, 8.3],
      [15.8, 6],
      [15.1, 5.6],
    ],
    [
      [8.6, 4.6],
      [11, 4.6],
    ],
    [
      [23.4, 7.6],
      [22, 7.6],
      [20, 8.3],
    ],
    [
      [30.2, 4.5],
      [31, 4.5],
    ],
    [
      [29.2, 7.4],
      [29.2, 8.6],
      [31, 8.6],
    ],
    [
      [21.7, 11.8],
      [24.2, 11.8],
      [25, 11],
    ],
    [
      [14.2, 17.7],
      [14.2, 18.2],
      [12, 20.4],
      [12, 21],
    ],
    [
      [17.4, 17.7],
      [17.4, 19.5],
      [19, 21.1],
    ],
    [
      [21.7, 15.8],
      [22.4, 15.8],
      [23.4, 16.8],
    ],
    [
      [21.7, 12.6],
      [25, 12.6],
      [28, 15.6],
      [29, 15.6],
    ],
    [
      [21.7, 13.4],
      [24.6, 13.4],
      [27.6, 16.4],
      [29, 16.4],
    ],
  ];
  const tracks = path('d-l', nets.map((net) => polygon(level, net, false)).join(''));
  let out = board(level, PREPREG) + part(3, pads + tracks);
  out += path('d-cu', polygon(level, ON_L1, false));
  out += ring('d-hot', level, ...VIA, 0.7) + ring('d-p', level, ...VIA, 0.3);
  return out + rings('d-n', level, [STITCH, ...VIAS], 0.5) + rings('d-n', level, HOLES, 1.1);
}

function ground(level: number, thickness: number, way: Space[]) {
  let out =
    board(level, thickness) + path('d-plane', flat(level, 0.6, 0.6, WIDE - 1.2, DEEP - 1.2));
  out += rings('d-p', level, [VIA, ...VIAS], 1) + rings('d-n', level, VIAS, 0.5);
  out +=
    rings('d-p', level, HOLES, 1.6) +
    rings('d-n', level, HOLES, 1.1) +
    ring('d-hot', level, ...VIA, 0.55);
  return (
    out +
    part(6, path('d-ret', polygon(level, way, false)) + ring('d-used', level, ...STITCH, 0.55))
  );
}

function layer4() {
  const level = LEVEL.L4;
  let out = board(level, 0.035);
  const nets: Space[][] = [
    [
      [25, 11],
      [27, 9],
      [32.6, 9],
      [33.6, 8],
    ],
    [
      [12, 21],
      [12, 21.8],
      [11.2, 22.6],
    ],
    [
      [19, 21.1],
      [21, 19.1],
      [21, 14],
      [23, 12],
      [33.6, 12],
    ],
    [
      [23.4, 17.2],
      [24.6, 16],
      [33.6, 16],
    ],
    [
      [15, 22.6],
      [16.5, 21.1],
      [19, 21.1],
    ],
    [
      [9, 22.6],
      [6, 19.6],
      [6, 7.2],
      [8.6, 4.6],
    ],
  ];
  out += path('d-l', nets.map((net) => polygon(level, net, false)).join(''));
  out += path('d-cu', polygon(level, ON_L4, false));
  out += part(
    4,
    path('d-dum', underside.map(({ x, y, w, d }) => flat(level, x, y, w, d)).join('')),
  );
  out += part(7, rings('d-used', level, TEST, 0.75) + ring('d-hot', level, ...MARKED, 0.75));
  out += rings('d-n', level, [STITCH, ...VIAS], 0.5) + rings('d-n', level, HOLES, 1.1);
  return out + ring('d-hot', level, ...VIA, 0.7);
}

/** What comes to the underside: two capacitors to be placed, four spring pins of the fixture. */
const underside = [
  { x: 9, y: 22, w: 2, d: 1.25, h: 0.8 },
  { x: 14.6, y: 22, w: 2, d: 1.25, h: 0.8 },
];
function below() {
  let bodies = '';
  let drops = '';
  for (const capacitor of underside) {
    const [u, v] = project(LEVEL.below, [capacitor.x + 1, capacitor.y + 0.6]);
    drops += `M${round(u)} ${round(v)}V${round(v + LEVEL.L4 - LEVEL.below)}`;
    bodies += solid(LEVEL.below, capacitor);
  }
  let pins = '';
  for (const [x, y] of TEST) {
    const [u, v] = project(LEVEL.L4, [x, y]);
    pins += `M${round(u)} ${round(v + 34)}l-3 6v26h-4v30h14v-30h-4v-26z`;
    drops += `M${round(u)} ${round(v)}v34`;
  }
  return path('d-th', drops) + part(4, bodies) + part(7, path('d-k', pins));
}

/** A vertical in the drawing between two sheets. */
function hole([x, y]: readonly [number, number], upper: number, lower: number) {
  const [u, v] = project(upper, [x, y]);
  return `M${round(u)} ${round(v)}v${lower - upper}`;
}

export function exploded() {
  const { L1, L2, L3, L4 } = LEVEL;
  const through = (upper: number, lower: number, kind: string) =>
    path('d-a', hole(VIA, upper, lower)) + part(6, path(kind, hole(STITCH, upper, lower)));
  let out = below() + layer4() + through(L3, L4, 'd-l') + ground(L3, PREPREG, RETURN_L3);
  out += through(L2, L3, 'd-ret') + ground(L2, CORE, RETURN_L2) + through(L1, L2, 'd-l') + layer1();
  const corners: Space[] = [
    [12.3, 8.3],
    [21.7, 8.3],
    [21.7, 17.7],
    [12.3, 17.7],
    [crystal.x, 18],
    [36, 22.4],
    [28.5, 9],
  ];
  out += path(
    'd-th',
    corners
      .map((c) => `M${project(LEVEL.parts, c).map(round).join(' ')}v${L1 - LEVEL.parts}`)
      .join(''),
  );
  out += parts(LEVEL.parts);
  const edge = project(0, [WIDE, 0]);
  for (const [name, level] of [
    ['L1', L1],
    ['L2 GND', L2],
    ['L3 GND', L3],
    ['L4', L4],
  ] as const)
    out += symbol(name, edge[0] + 12, level + edge[1] + 5);
  const start = project(0, [0, DEEP]);
  for (const [thickness, level] of [
    ['0.2 mm', L1],
    ['1.1 mm', L2],
    ['0.2 mm', L3],
  ] as const)
    out +=
      measure(thickness, start[0] - 12, level + start[1] + 5, 'end') +
      label(level === L2 ? 'core' : 'prepreg', start[0] - 12, level + start[1] + 33, 'end');
  out += balloon(1, [60, 120], project(LEVEL.parts, [crystal.x, 17, 0.7]));
  out += balloon(2, [150, 50], project(LEVEL.parts, [14.6, 15, 1.4]));
  out += balloon(3, [60, 366], project(L1, [7.3, 17.6]));
  out += balloon(4, [90, 880], project(LEVEL.below, [9, 23, 0.4]));
  out += balloon(5, [470, 50], project(LEVEL.parts, [28.5, 4, 1.7]));
  out += balloon(6, [576, 536], project(L2, [26, 17]));
  out += balloon(7, [540, 906], [project(L4, MARKED)[0] + 7, project(L4, MARKED)[1] + 84]);
  return sheet(636, 960, out);
}
