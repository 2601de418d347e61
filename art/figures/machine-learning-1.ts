// Two classes and the boundary of equal likelihood.
// A draw on the wrong side of the boundary, or on top of another, is drawn again: the one wrong label is the only one.
import { path, sheet, short } from './curve.ts';
import { seeded } from './random.ts';

interface Cluster {
  x: number;
  y: number;
  /** Standard deviations along x and y, and the correlation between the two. */
  sx: number;
  sy: number;
  rho: number;
}

type Point = readonly [x: number, y: number];

const circles: Cluster = { x: 136, y: 142, sx: 44, sy: 28, rho: -0.25 };
const squares: Cluster = { x: 286, y: 82, sx: 42, sy: 30, rho: 0.2 };
const SAMPLES = 24;
const APART = 14;
const FRAME = { left: 48, right: 380, top: 30, bottom: 194 };
/** How far a sample of its own class keeps from the boundary, in nats of log likelihood. */
const CLEAR = 1.2;

const logLikelihood = ({ x, y, sx, sy, rho }: Cluster, [px, py]: Point) => {
  const u = (px - x) / sx;
  const v = (py - y) / sy;
  const spread = 1 - rho * rho;
  return -(u * u - 2 * rho * u * v + v * v) / (2 * spread) - Math.log(sx * sy * Math.sqrt(spread));
};
/** Above zero where a sample is likelier a circle. */
const towardsCircles = (point: Point) =>
  logLikelihood(circles, point) - logLikelihood(squares, point);

const random = seeded(14);
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const MISLABELLED: Point = [96, 146];
const LEADER_TOP = 74;
const placed: Point[] = [MISLABELLED];

const drawFrom = ({ x, y, sx, sy, rho }: Cluster): Point => {
  const u = normal();
  const v = rho * u + Math.sqrt(1 - rho * rho) * normal();
  return [x + sx * u, y + sy * v];
};
const onLeader = ([x, y]: Point) => Math.abs(x - MISLABELLED[0]) < APART && y < MISLABELLED[1];
const free = (point: Point) =>
  !onLeader(point) && placed.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= APART);
const inside = ([x, y]: Point) =>
  x > FRAME.left && x < FRAME.right && y > FRAME.top && y < FRAME.bottom;

const samplesOf = (cluster: Cluster, side: 1 | -1) =>
  Array.from({ length: SAMPLES }, () => {
    let point = drawFrom(cluster);
    while (!inside(point) || !free(point) || side * towardsCircles(point) < CLEAR) {
      point = drawFrom(cluster);
    }
    placed.push(point);
    return point;
  });

/** Where both likelihoods are equal on a horizontal line, between the two means. */
const boundaryAt = (y: number): number => {
  let [low, high] = [circles.x - 60, squares.x + 60];
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (towardsCircles([middle, y]) > 0) low = middle;
    else high = middle;
  }
  return low;
};

const heights = Array.from({ length: 15 }, (_, nr) => FRAME.top - 4 + nr * 12.2);
const boundary = heights.map((y) => `${short(boundaryAt(y))} ${short(y)}`).join('L');

const circle = ([x, y]: Point) => `M${short(x - 4)} ${short(y)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;
const square = ([x, y]: Point) => `M${short(x - 4)} ${short(y - 4)}h8v8h-8z`;
const [mx, my] = MISLABELLED;

export const drawing = sheet(
  path('f-l', 'M36 24v180h352'),
  path('f-l f-dash', `M${boundary}`),
  path('f-n', samplesOf(circles, 1).map(circle).join('')),
  path('f-cell', samplesOf(squares, -1).map(square).join('')),
  path('f-copper', square(MISLABELLED)),
  path('f-t', `M${mx} ${my - 9}V${LEADER_TOP}`),
  `<text x="${mx}" y="${LEADER_TOP}" dy="-.6em" text-anchor="middle">y?</text>`,
);
