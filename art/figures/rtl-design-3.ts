// Expected functional coverage. Bins that a set of constraints reaches are hit at rates spread evenly on a logarithmic
// scale, so the mean of 1 − exp(−λt) over them flattens; each new set opens bins that the one before could not reach.
// At last directed tests aim at the bins still open, until less than half a bin is expected to be left.
import { curve, even, grid, path, sheet } from './curve.ts';

const SETS = [
  { start: 0, share: 0.46 },
  { start: 2, share: 0.27 },
  { start: 4, share: 0.21 },
];
const [SLOW, FAST] = [0.25, 12]; // hits per bin and unit of time
const RATES = Array.from({ length: 60 }, (_, index) => SLOW * (FAST / SLOW) ** (index / 59));
const hit = (t: number) =>
  t <= 0 ? 0 : RATES.reduce((sum, rate) => sum + 1 - Math.exp(-rate * t), 0) / RATES.length;

const DIRECTED = 6;
const AIMED = 4;
const BINS = 250;

const random = (t: number) => SETS.reduce((sum, set) => sum + set.share * hit(t - set.start), 0);
const coverage = (t: number) =>
  t <= DIRECTED ? random(t) : 1 - (1 - random(DIRECTED)) * Math.exp(-AIMED * (t - DIRECTED));
const met = DIRECTED + Math.log((1 - random(DIRECTED)) * 2 * BINS) / AIMED;

const COLUMN = 43.5; // one unit of time on the sheet
const [LEFT, AXIS, PLAN] = [40, 194, 50];
const x = (t: number) => LEFT + COLUMN * t;
const y = (at: number) => AXIS - (AXIS - PLAN) * coverage((at - LEFT) / COLUMN);

const bends = [...SETS.map(({ start }) => start), DIRECTED, met];
const pieces = bends
  .slice(0, -1)
  .map((from, index) => curve(y, even(x(from) + 0.01, x(bends[index + 1] ?? met), 7)));
const mark = Math.round(x(met));

export const drawing = sheet(
  path('f-g', grid([1, 2, 3, 4, 5, 6, 7, 8].map(x), [], { x: [LEFT, 388], y: [42, AXIS] })),
  path('f-l', `M${LEFT} 38V${AXIS}H388`),
  path('f-l f-dash', `M${LEFT} ${PLAN}H388`),
  path('f-a', pieces.map((piece, index) => (index > 0 ? piece.replace('M', 'L') : piece)).join('')),
  path('f-copper', `M${mark - 5} ${PLAN - 5}h10v10h-10z`),
  '<text data-label="coverage" x="40" y="38" dy="-8"/>',
  '<text data-label="plan" x="388" y="50" dy="-8" text-anchor="end"/>',
  '<text data-label="time" x="388" y="194" dy="18" text-anchor="end"/>',
);
