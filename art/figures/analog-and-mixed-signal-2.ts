// Phase noise of a type-II, third-order loop with 60° of phase margin. The loop bandwidth (f = 1) is where the
// oscillator's noise equals the noise inside the loop; there |T| = |E| = 1, so the sum stands 3 dB higher.
import { curve, even, grid, path, sheet, ticks } from './curve.ts';

/** Zero at 1/RATIO and pole at RATIO: margin = atan(RATIO) − atan(1/RATIO) = 60°. */
const RATIO = Math.tan((75 * Math.PI) / 180);

/** Noise inside the loop with the reference's 1/f part, the oscillator's 1/f² and 1/f³, and the output's floor. */
const inside = (f: number) => 1 + 0.003 / f;
const oscillator = (f: number) => f ** -2 * (1 + 0.006 / f);
const FLOOR = 10 ** -4.9;

/** |T|² and |E|² of the open loop G = K (1 + jfR) / ((jf)² (1 + jf/R)), with |G(1)| = 1. */
function closedLoop(f: number) {
  const gain = Math.hypot(1, 1 / RATIO) / Math.hypot(1, RATIO);
  // G = −gain (1 + jfR)(1 − jf/R) / (f² (1 + f²/R²))
  const scale = -gain / (f ** 2 * (1 + (f / RATIO) ** 2));
  const re = scale * (1 + f ** 2);
  const im = scale * (f * RATIO - f / RATIO);
  const below = (1 + re) ** 2 + im ** 2;
  return { transfer: (re ** 2 + im ** 2) / below, error: 1 / below };
}

const locked = (f: number) => {
  const { transfer, error } = closedLoop(f);
  return inside(f) * transfer + oscillator(f) * error + FLOOR;
};
const free = (f: number) => oscillator(f) + FLOOR;

const DECADE = 58;
const LOOP = { x: 214, y: 92 }; // the loop bandwidth and the noise inside, on the sheet
const PX_PER_DB = 2;
const y = (noise: (f: number) => number) => (x: number) =>
  LOOP.y - PX_PER_DB * 10 * Math.log10(noise(10 ** ((x - LOOP.x) / DECADE)));

const decades = [0, 1, 2, 3, 4, 5, 6].map((nr) => 40 + nr * DECADE);
const between = decades.slice(0, -1).flatMap((x) => [2, 5].map((n) => x + DECADE * Math.log10(n)));
const box = { x: [40, 388], y: [42, 202] };

export const drawing = sheet(
  path('f-g', grid(decades.slice(1), [42, 82, 122, 162], box)),
  path('f-l', 'M40 42V202H388'),
  path('f-t', ticks(202, decades, between)),
  path('f-l f-dash', curve(y(free), even(143, 388, 8))),
  path('f-a', curve(y(locked), even(40, 388, 18))),
  '<text x="40" y="42" dy="-8">dBc/Hz</text>',
  // The annotation face has no Greek: the delta is drawn.
  path('f-s', 'M394.5 206.2h8.4l-4.2-8.4z'),
  '<text x="404" y="202" dy=".35em">f</text>',
  '<text x="158" y="56" dx="8" dy=".2em">VCO</text>',
  '<text x="98" y="92" dy="20" text-anchor="middle">PLL</text>',
);
