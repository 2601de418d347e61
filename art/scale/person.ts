import { numbers, type Point, path } from '../paths.ts';
import type { Level, Shape } from './level.ts';

/**
 * Someone who stands behind the open cabinet and measures at the board. The points are as this person sees them: in
 * millimetres, x to the right, y towards the body; the picture shows them from the other side. Drawn by eye, with
 * lengths of an adult: hand 188 mm, breadth over the knuckles 85, elbow to wrist 250, over the shoulders 480.
 */
const PER_MM = 2;
const LINE = 'k r';
const FILLED = 'p k r';
const FINE = 'n f r';

const turned = ([x, y]: Point): Point => [Math.round(-x * PER_MM), Math.round(-y * PER_MM)];

/** A smooth line through points (Catmull and Rom). */
function smooth(points: readonly Point[]): string {
  const line = points.map(turned);
  const [start, ...rest] = line;
  if (!start) return '';
  let text = `M${numbers(start)}s`;
  let [x, y] = start;
  for (const [index, [u, v]] of rest.entries()) {
    const [after, before] = [line[index + 2] ?? [u, v], [x, y]];
    const handle = [after[0] - before[0], after[1] - before[1]].map((length) => length / 6);
    const [dx, dy] = [u - x, v - y];
    const step = numbers([dx - (handle[0] ?? 0), dy - (handle[1] ?? 0), dx, dy].map(Math.round));
    text += (index && !step.startsWith('-') ? ' ' : '') + step;
    [x, y] = [u, v];
  }
  return text;
}

/** Points as `x,y x,y`. */
const points = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

type Move = (point: Point) => Point;

/** Moves the points of a part and turns them, in degrees, clockwise as seen. */
function placed([x0, y0]: Point, degrees: number): Move {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [x0 + x * c - y * s, y0 + x * s + y * c];
}
const asIs: Move = (point) => point;

type Outline = readonly Point[];

/** Draws lines over a surface that hides what lies behind it, without a line across the joint to the next part. */
const part = (move: Move, surface: Outline, lines: readonly Outline[]): Shape[] => [
  { is: 'p', d: smooth(surface.map(move)) },
  shape(LINE, move, ...lines),
];
const shape = (is: string, move: Move, ...lines: readonly Outline[]): Shape => ({
  is,
  d: lines.map((line) => smooth(line.map(move))).join(''),
});
const withCorners = (is: string, move: Move, ...lines: readonly Outline[]): Shape => ({
  is,
  d: path(lines.map((line) => line.map(move).map(turned))),
});

type Joint = readonly [x: number, y: number, half: number];

/** From `from`, so far along the way to `to` and so far to its right. */
function beside(
  from: readonly number[],
  to: readonly number[],
  along: number,
  right: number,
): Point {
  const [x = 0, y = 0] = from;
  const [dx, dy] = [(to[0] ?? 0) - x, (to[1] ?? 0) - y];
  const length = Math.hypot(dx, dy);
  return [x + (dx * along - dy * right) / length, y + (dy * along + dx * right) / length];
}

/** The outline of a finger, given by its joints: from one side of its root round the tip to the other. */
function finger(...joints: readonly Joint[]): Point[] {
  const edge = (side: number) =>
    joints.map((joint, index): Point => {
      const [x, y, half] = joint;
      const from = joints[index - 1] ?? joint;
      const [u, v] = beside(from, joints[index + 1] ?? joint, 0, side * half);
      return [x + u - from[0], y + v - from[1]];
    });
  const [before, tip] = [joints.at(-2), joints.at(-1)];
  if (!before || !tip) return [];
  const half = tip[2];
  const end = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
  const round = [-0.7, 0, 0.7].map((side) =>
    beside(before, tip, end + half * Math.sqrt(1 - side ** 2), side * half),
  );
  return [...edge(-1), ...round, ...edge(1).toReversed()];
}

/** The nail of a finger seen from its back, towards the joint before the tip. */
const nail = (tip: Point, joint: Point, half: number): Point[] =>
  [
    [-2, -half],
    [5, -half],
    [8, -half / 2],
    [8, half / 2],
    [5, half],
    [-2, half],
  ].map(([along = 0, right = 0]) => beside(tip, joint, along, right));

/** Holds a probe as one holds a pencil; measured from its needle. */
function rightHand(): Shape[] {
  const move = placed([8, 42], 8);
  const knuckles = points('50,91 56,85 62,84 67,88');
  const outer = points('67,88 76,84 87,91 97,93 107,102 117,117 124,140 127,165 130,200 137,236');
  const thumb = points(
    '76,240 69,200 57,168 40,144 18,124 5,106 -1,89 -2,73 1,58 7,47 14,42 20,47 19,58 19,72 22,86 31,98 44,106',
  );
  return [
    shape(FILLED, move, finger([105, 114, 10], [98, 96, 9.5], [88, 78, 9], [76, 70, 7.5])),
    shape(FILLED, move, finger([96, 108, 11], [86, 78, 10], [74, 60, 9.3], [58, 52, 7.5])),
    shape(
      FILLED,
      move,
      finger([78, 100, 11], [64, 64, 10], [53, 47, 9.2], [38, 35, 8], [27, 29, 6.8]),
    ),
    withCorners(FILLED, move, points('28,70 13,41 4,22 6,15 0,0 6,15 8,16 13,17 21,36 37,66')),
    shape(
      FILLED,
      move,
      finger([62, 104, 11], [53, 78, 10.4], [42, 58, 9.8], [28, 44, 8.4], [18, 37, 7]),
    ),
    ...part(
      move,
      [[51, 92], [57, 86], ...outer, ...thumb.slice(0, 4), [50, 108]],
      [knuckles, outer],
    ),
    shape(FILLED, move, thumb),
    withCorners(FILLED, move, points('28,70 59,124 65,136 69,134 67,120 37,66')),
    shape(FINE, move, nail([14, 49], [10, 58], 5), nail([18, 37], [28, 44], 4.6)),
  ];
}

/** Lies beside the board with its fingers on the edge; measured from the wrist, with an earthing strap round it. */
function leftHand(): Shape[] {
  const move = placed([-150, 150], 30);
  const outer = points('-45,-92 -46,-72 -42,-44 -33,-14 -29,10 -32,40 -38,84');
  const thumb = points(
    '38,86 31,44 30,14 37,-14 50,-40 61,-66 66,-84 69,-100 68,-113 62,-121 55,-118 51,-106 48,-91 44,-79 39,-70',
  );
  const roots = points('-34,-94 -25,-95 -14,-102 -4,-102 6,-106 18,-102 28,-104 38,-98');
  const web = points('39,-98 39,-86 40,-77');
  const creases = points('-41,-112 -19,-131 10,-140').map(([x, y]): Point[] => [
    [x - 5, y],
    [x, y - 1.5],
    [x + 5, y],
  ]);
  return [
    shape(
      FILLED,
      move,
      finger([-36, -90, 9], [-39, -101, 8.4], [-41, -114, 8.2], [-43, -124, 7.4], [-44, -134, 6.4]),
    ),
    shape(
      FILLED,
      move,
      finger([-14, -80, 10], [-17, -114, 9.2], [-19, -132, 9], [-19, -146, 8], [-19, -160, 6.8]),
    ),
    shape(
      FILLED,
      move,
      finger([8, -84, 10.4], [9, -122, 9.6], [10, -141, 9.4], [11, -156, 8.4], [12, -171, 7]),
    ),
    shape(
      FILLED,
      move,
      finger([29, -94, 10], [31, -114, 9.3], [34, -131, 9.2], [36, -145, 8.2], [38, -158, 6.8]),
    ),
    ...part(
      move,
      [...outer.toReversed(), ...roots, ...web, ...thumb.slice(0, 4).toReversed()],
      [outer, web],
    ),
    shape(FILLED, move, thumb),
    shape('n r', move, points('-31,34 -10,30 14,31 30,36'), points('-32,48 -10,44 14,45 31,50')),
    shape(
      FINE,
      move,
      nail([-44, -134], [-43, -124], 4.4),
      nail([-19, -160], [-19, -146], 4.8),
      nail([12, -171], [11, -156], 5),
      nail([62, -114], [59, -101], 5.2),
      ...creases,
    ),
  ];
}

function body(): Shape[] {
  const back = points('170,560 152,602 112,630 40,650 -68,656 -176,650 -250,630 -288,602 -304,560');
  const chest = points('-206,465 -140,450 -70,446 0,452 60,468');
  return part(asIs, [...back, ...chest], [back, chest]);
}

function sleeves(): Shape[] {
  const right = points('42,288 36,340 44,400 57,452 62,505');
  const rightOuter = points('124,278 136,330 146,388 162,446 176,505 170,560');
  const rightCuff = points('42,288 82,290 124,278');
  const left = points('-150,246 -168,300 -190,352 -206,402 -206,450 -194,500');
  const leftOuter = points('-230,204 -262,258 -296,318 -322,380 -333,434 -326,496 -304,560');
  const leftCuff = points('-150,246 -192,232 -230,204');
  return [
    ...part(
      asIs,
      [...right, [60, 540], [120, 590], ...rightOuter.toReversed()],
      [right, rightOuter, rightCuff],
    ),
    ...part(
      asIs,
      [...left, [-200, 540], [-250, 590], ...leftOuter.toReversed()],
      [left, leftOuter, leftCuff],
    ),
    shape(
      FINE,
      asIs,
      points('41,302 84,304 129,292'),
      points('-155,260 -196,246 -239,217'),
      points('57,452 80,446 104,450'),
      points('50,424 70,426 86,420'),
      points('162,446 146,452 134,464'),
      points('-206,402 -226,398 -250,404'),
      points('-206,436 -230,432 -246,424'),
      points('-333,434 -312,438 -296,448'),
    ),
  ];
}

/** From the probe over the wrist to a place under the body. */
const lead = points('54,177 52,200 34,232 2,262 -16,310 -10,372 -24,430 -36,480');

function head(): Shape[] {
  const move = placed([-64, 506], 6);
  const ear = points('74,-14 83,-20 86,-2 80,20 72,24');
  return [
    shape('n r', asIs, points('-132,556 -120,596 -68,620 -18,598 -4,556')),
    shape(
      FILLED,
      move,
      ear,
      ear.map(([x, y]) => [-x, y]),
    ),
    shape(
      FILLED,
      move,
      points(
        '0,100 -38,92 -66,64 -77,24 -75,-18 -62,-64 -36,-92 0,-98 36,-92 62,-64 75,-18 77,24 66,64 38,92 0,100',
      ),
    ),
    shape(
      FINE,
      move,
      points('-54,-62 -44,-10 -22,46'),
      points('-32,-86 -26,-24 -12,40'),
      points('-8,-94 -6,-30 0,38'),
      points('16,-94 16,-30 10,40'),
      points('40,-84 38,-20 20,46'),
      points('62,-56 54,-4 28,56'),
      points('-72,-10 -56,26 -29,58'),
      points('74,8 60,36 33,66'),
    ),
    shape(
      FILLED,
      move,
      points('-12,101 -28,84 -28,66 -14,46 10,42 28,56 33,78 20,98 2,106 -12,101'),
    ),
    shape(FINE, move, points('18,54 2,50 -14,62 -16,80 0,92 18,86 20,70 8,62 -4,70')),
  ];
}

export function person(): Level {
  return {
    name: 'person',
    field: 0.6,
    unit: 1e-3 / PER_MM,
    shapes: [
      ...body(),
      ...rightHand(),
      ...leftHand(),
      shape(LINE, asIs, lead),
      ...sleeves(),
      ...head(),
    ],
  };
}
