// Noise density of an amplifier, S = 1 + fk/|f|, before and after chopping. The square wave of the chopper has
// only odd harmonics k with the power 8/(πk)², so the output is the sum of 8/(πk)² · S(f − k·fch) over k = ±1, ±3, …
// Offset is a line at 0; it moves to the same places.
import { curve, path, sheet, ticks, widening } from './curve.ts';

const CORNER = 0.6; // fk in units of fch
const noise = (f: number) => 1 + CORNER / Math.abs(f);

const HARMONICS = Array.from({ length: 200 }, (_, index) => 2 * index + 1);
const power = (k: number) => 4 / (Math.PI * k) ** 2; // one side of 8/(πk)²
const chopped = (f: number) =>
  HARMONICS.reduce((sum, k) => sum + power(k) * (noise(f - k) + noise(f + k)), 0);

const AXIS = 186;
const FLOOR = 164;
const PX_PER_DB = 6;
const CHOP = 106; // fch on the sheet
const LEFT = 44;
const END = 396;
const x = (f: number) => LEFT + f * CHOP;
const y = (density: (f: number) => number) => (at: number) =>
  FLOOR - PX_PER_DB * 10 * Math.log10(density((at - LEFT) / CHOP));

/** As close to a line as the curve is drawn. */
const NEAR = 0.6;
const MIDDLE = x(2);

const OFFSET = 34; // top of the offset's line at 0
const line = (k: number) => OFFSET - PX_PER_DB * 10 * Math.log10(8 / (Math.PI * k) ** 2);
const arrow = (k: number) => {
  const top = Math.round(line(k) * 10) / 10;
  return `M${x(k)} ${AXIS}V${top}m-4 7l4-7l4 7`;
};

export const drawing = sheet(
  path('f-b', `M${LEFT} ${AXIS}V118h14q12 0 16 ${AXIS - 118}z`),
  path('f-l', `M${LEFT} ${AXIS}H${END}`),
  path('f-t', ticks(AXIS, [x(1), x(3)], [x(2)])),
  path(
    'f-l f-dash',
    `M${LEFT} ${AXIS}V${OFFSET}${curve(y(noise), widening(LEFT, LEFT + NEAR, END, 7))}`,
  ),
  path('f-l', `M${LEFT - 4} ${OFFSET + 7}l4-7l4 7`),
  path(
    'f-a',
    [
      curve(y(chopped), [LEFT, ...widening(x(1), x(1) - NEAR, LEFT + 12, 6).reverse()]),
      curve(y(chopped), widening(x(1), x(1) + NEAR, MIDDLE, 6)),
      curve(y(chopped), widening(x(3), x(3) - NEAR, MIDDLE, 6).reverse()),
      curve(y(chopped), widening(x(3), x(3) + NEAR, END, 5)),
      arrow(1),
      arrow(3),
    ].join(''),
  ),
  `<text data-label="signal" x="${LEFT}" y="${AXIS}" dy="20"/>`,
  `<text x="${x(1)}" y="${AXIS}" dy="20" text-anchor="middle">f<tspan dy=".35em">ch</tspan></text>`,
  `<text x="${END + 4}" y="${AXIS}" dy=".35em">f</text>`,
  `<text x="${x(3)}" y="${AXIS}" dy="20" text-anchor="middle">3f<tspan dy=".35em">ch</tspan></text>`,
);
