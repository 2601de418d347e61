/** What is placed on the board of board.ts: bodies in millimetres, from the corner at the back. */
import { flat, polygon, type Solid, type Space, solid } from './isometric.ts';
import { type Point, part, path } from './sheet.ts';

export const MCU = { x: 13.5, y: 9.5, w: 7, d: 7, h: 1.4 }; // LQFP-32, pitch 0.8 mm
export const PINS = Array.from({ length: 8 }, (_, i) => 0.7 + i * 0.8);
export const crystal = { x: 6, y: 14.4, w: 2.5, d: 3.2, h: 0.7 };
export const loads = [
  { x: 6.4, y: 12, w: 1.6, d: 0.8, h: 0.8 },
  { x: 6.4, y: 19.2, w: 1.6, d: 0.8, h: 0.8 },
];
export const regulator = { x: 25, y: 2.4, w: 3.5, d: 6.5, h: 1.7 }; // SOT-223
export const bulk = [
  { x: 30.7, y: 4.4, w: 2.5, d: 3.2, h: 1.8 },
  { x: 30.7, y: 8.6, w: 2.5, d: 3.2, h: 1.8 },
];
const header = { x: 10.5, y: 1.8, w: 6.4, d: 3.4, h: 1.2 };
export const connector = { x: 30, y: 13.4, w: 7.3, d: 9, h: 3.2 };
export const bypass = [
  { x: 10.6, y: 8.2, w: 0.8, d: 1.6, h: 0.8 },
  { x: 22.8, y: 9.6, w: 0.8, d: 1.6, h: 0.8 },
  { x: 15.2, y: 18.6, w: 1.6, d: 0.8, h: 0.8 },
  { x: 18.6, y: 18.6, w: 1.6, d: 0.8, h: 0.8 },
];

/** Gull-wing leads of one side, as their upper edge. */
function leads(level: number) {
  const { x, y, w, d } = MCU;
  const lead = (from: Point, out: Point) => {
    const at = (k: number, z: number): Space => [from[0] + out[0] * k, from[1] + out[1] * k, z];
    return polygon(level, [at(0, 0.7), at(0.35, 0.7), at(0.5, 0.05), at(1, 0.05)], false);
  };
  const back = PINS.map((p) => lead([x + p, y], [0, -1]) + lead([x, y + p], [-1, 0])).join('');
  const front = PINS.map((p) => lead([x + p, y + d], [0, 1]) + lead([x + w, y + p], [1, 0])).join(
    '',
  );
  return { back, front };
}

/** All parts of the upper side, from the back to the front. */
export function parts(level: number) {
  const { back, front } = leads(level);
  const tab = path(
    'd-l',
    [-2.3, 0, 2.3].map((o) => flat(level, regulator.x - 1.5, 5.4 + o, 1.5, 0.7)).join('') +
      flat(level, 28.5, 4.1, 1.6, 3.1),
  );
  const posts = Array.from(
    { length: 10 },
    (_, i): Solid => ({
      x: 11.1 + (i % 5) * 1.27,
      y: 2.4 + Math.floor(i / 5) * 1.27,
      w: 0.4,
      d: 0.4,
      z: 1.2,
      h: 2,
    }),
  );
  const [first = crystal, second = crystal] = loads;
  let out = solid(level, header) + posts.map((post) => solid(level, post)).join('');
  out += part(5, tab + solid(level, regulator)) + bulk.map((each) => solid(level, each)).join('');
  out += solid(level, bypass[0] ?? crystal);
  out += part(
    2,
    path('d-l', back) +
      solid(level, MCU) +
      path('d-l', front) +
      path('d-l', flat(level, MCU.x + 0.7, MCU.y + 5.5, 0.8, 0.8, MCU.h)),
  );
  out += part(1, solid(level, first) + solid(level, crystal) + solid(level, second));
  out +=
    bypass
      .slice(1)
      .map((each) => solid(level, each))
      .join('') + solid(level, connector);
  const mouth: Space[] = [
    [37.3, 14.6, 1.6],
    [37.3, 15.2, 2.4],
    [37.3, 20.6, 2.4],
    [37.3, 21.2, 1.6],
    [37.3, 20.6, 0.8],
    [37.3, 15.2, 0.8],
  ];
  return out + path('d-k', polygon(level, mouth));
}
