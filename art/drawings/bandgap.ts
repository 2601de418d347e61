/**
 * analog-and-mixed-signal.svg: a bandgap reference over its own curve.
 *
 * The amplifier holds X and Y at one voltage through the mirror M1 to M3. Y carries R1 and therefore
 * moves more than X; the mirror inverts; so Y is on the non-inverting input for the loop to be stable.
 *   I    = (VBE1 − VBE2) / R1 = VT ln N / R1          (rises with T)
 *   VREF = VBE3 + I R2 = VBE3 + (R2 / R1) VT ln N
 * With a collector current that rises with T (α = 1), Gray, Hurst, Lewis and Meyer, "Analysis and
 * Design of Analog Integrated Circuits", give for zero slope at T0:
 *   VREF(T) = VG0 + (γ − α) VT (1 + ln(T0 / T))
 */
import {
  balloon,
  box,
  circle,
  joints,
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

const K_OVER_Q = 8.617333e-5; // V/K
const ZERO = 273.15;
const VG0 = 1.205; // V, silicon, extrapolated to 0 K
const GAMMA = 3.2; // 4 − n, n the exponent of mobility
const ALPHA = 1;
export const T0 = ZERO + 42; // the middle of −40 to 125 °C
const N = 8;
const RATIO = 57 / 5; // R2 / R1

const thermal = (t: number) => K_OVER_Q * t;
export const reference = (t: number) => VG0 + (GAMMA - ALPHA) * thermal(t) * (1 + Math.log(T0 / t));
export const ptat = (t: number) => RATIO * thermal(t) * Math.log(N);
export const vbe = (t: number) => reference(t) - ptat(t);

/** mulberry32: the same samples in every run. */
function samples(seed: number) {
  let a = seed;
  const uniform = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

// ---- Circuit ----
const [X, AMP, Y, OUT, ESD, PAD] = [212, 302, 392, 540, 640, 704];
const [VDD, GATE, NET, NODE, VSS] = [48, 104, 146, 250, 500];

/** PMOS: source above, gate with its bubble on one side (−1 left, 1 right). */
function pmos(x: number, side: 1 | -1) {
  const channel = x + side * 12;
  const gate = x + side * 18;
  return (
    path(
      'd-l',
      `M${x} ${VDD}V${GATE - 14}H${channel}M${channel} ${GATE + 14}H${x}V${NODE}` +
        `M${x + side * 26} ${GATE}h${side * 24}`,
    ) +
    path('d-k', `M${channel} ${GATE - 20}v40M${gate} ${GATE - 16}v32`) +
    circle('d-k', x + side * 22, GATE, 4)
  );
}

/** Vertical PNP of a CMOS process: collector is the substrate, base tied to it, so a diode. */
function pnp(x: number, y: number, from: number) {
  return (
    path(
      'd-l',
      `M${x} ${from}V${y - 22}L${x - 16} ${y - 8}M${x - 16} ${y + 8}L${x} ${y + 22}V${VSS}` +
        `M${x - 16} ${y}h-20V${VSS}`,
    ) +
    path('d-k', `M${x - 16} ${y - 18}v36`) +
    path('d-ink', `M${x - 15} ${y - 9}l10.5-3.4l-5-6z`) +
    joints([x, VSS], [x - 36, VSS])
  );
}

const resistor = (x: number, y: number, h: number) => path('d-k', box(x - 9, y, 18, h));

/** The annotation face has no Greek: a resistance ends in a drawn ohm, so its number ends before it. */
const ohms = (kilo: number, x: number, y: number) =>
  symbol(`${kilo} k`, x, y, 'end') + path('d-l', `M${x + 2} ${y}h3v-1.6a4.3 4.3 0 1 1 3.4 0v1.6h3`);

/** A diode that conducts upwards. */
const diode = (x: number, y: number) =>
  path('d-k', `M${x - 9} ${y + 8}h18l-9-16zM${x - 9} ${y - 8}h18`);

function circuit() {
  let out = path('d-l', `M176 ${VDD}H${PAD - 10}M176 ${VSS}H${PAD - 10}`);
  out += path('d-l', `M74 ${NET - 22}V${VDD}H176`);
  out += pmos(X, 1) + pmos(Y, -1) + pmos(OUT, -1);
  out += path('d-l', `M${X + 50} ${GATE}H${Y - 50}M${AMP} 176V${GATE}`);
  out += path('d-l', `M144 ${NET}H490V${GATE}`);
  out += path('d-l', `M${X} ${NODE}H${AMP - 18}V226M${AMP + 18} 226V${NODE}H${Y}`);
  out += path('d-k', `M${AMP - 40} 228h80l-40-56z`);
  out += path('d-l', `M${AMP - 24} 217h10M${AMP + 14} 217h10m-5-5v10`);
  // Start-up: watches X, pulls the gates low until current flows, has its own way to VSS.
  out += path('d-l', `M${X} ${NODE}H112V168M10 168V${VSS}H176`);
  out += path('d-k', box(4, NET - 22, 140, 44)) + label('startup', 74, NET + 5, 'middle');
  out += pnp(X, 430, NODE) + pnp(Y, 430, NODE) + pnp(OUT, 450, NODE);
  out += resistor(Y, 290, 60) + resistor(OUT, 262, 120);
  out += path('d-a', `M${OUT} 214H${PAD - 10}`);
  out += path('d-k', [VDD, 214, VSS].map((y) => box(PAD - 10, y - 10, 20, 20)).join(''));
  out += joints(
    [X, VDD],
    [Y, VDD],
    [OUT, VDD],
    [AMP, GATE],
    [AMP, NET],
    [X, NODE],
    [Y, NODE],
    [OUT, 214],
  );
  for (const [word, x, y, anchor] of [
    ['VDD', PAD + 10, 28, 'end'],
    ['VSS', PAD + 10, 532, 'end'],
    ['VREF', PAD + 10, 194, 'end'],
    ['M1', X - 12, 110, 'end'],
    ['M2', Y + 12, 110, 'start'],
    ['M3', OUT + 12, 110, 'start'],
    ['X', X - 10, 240, 'end'],
    ['Y', Y + 10, 240, 'start'],
    ['Q1', X + 12, 436, 'start'],
    ['Q2', Y + 12, 426, 'start'],
    ['Q3', OUT + 12, 456, 'start'],
    ['N = 8', Y + 12, 448, 'start'],
    ['R1', Y + 18, 318, 'start'],
    ['R2', OUT + 18, 318, 'start'],
  ] as const)
    out += symbol(word, x, y, anchor);
  return out + ohms(5, Y + 41, 340) + ohms(57, OUT + 48, 340);
}

/** Between the output and both rails: a pulse on the pad finds a way that is not the circuit. */
const protection = () =>
  path('d-l', `M${ESD} ${VDD}V${VSS}`) +
  diode(ESD, 150) +
  diode(ESD, 360) +
  joints([ESD, VDD], [ESD, 214], [ESD, VSS]);

/** Q2 as eight devices around Q1: one centre for both, so gradients cancel; a ring of dummies. */
function array() {
  const [left, top, pitch, side] = [22, 318, 24, 18];
  const cell = (c: number, r: number) => box(left + c * pitch, top + r * pitch, side, side);
  const kind = (c: number, r: number) => Math.max(Math.abs(c - 2), Math.abs(r - 2));
  const ring = (distance: number) =>
    Array.from({ length: 25 }, (_, i) => [i % 5, Math.floor(i / 5)] as const)
      .filter(([c, r]) => kind(c, r) === distance)
      .map(([c, r]) => cell(c, r))
      .join('');
  const devices =
    path('d-dum', ring(2)) +
    path('d-l', ring(1)) +
    path('d-used', ring(0)) +
    symbol('Q1 + 8 × Q2', left, top - 14);
  return part(3, devices) + balloon(3, [80, 474], [80, top + 4 * pitch + side]);
}

// ---- Curves over one temperature axis ----
const [LEFT, RIGHT] = [70, 604];
const [COLD, HOT] = [-40, 125];
const at = (celsius: number) => LEFT + ((celsius - COLD) / (HOT - COLD)) * (RIGHT - LEFT);
const curve = (f: (t: number) => number, y: (v: number) => number, steps = 33) =>
  line(
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const celsius = COLD + ((HOT - COLD) * i) / steps;
      return [at(celsius), y(f(celsius + ZERO))];
    }),
  );

function sums() {
  const y = (v: number) => 766 - v * 130; // 0 to 1.4 V
  let out = path('d-g', [0.5, 1].map((v) => `M${LEFT} ${round(y(v))}H${RIGHT}`).join(''));
  out += path('d-t', `M${LEFT} ${y(1.4)}V${y(0)}H${RIGHT}`);
  out += path('d-l', curve(vbe, y, 11) + curve(ptat, y, 1)) + path('d-a', curve(reference, y, 11));
  for (const v of [0, 0.5, 1]) out += measure(v.toFixed(1), LEFT - 12, y(v) + 5, 'end');
  out += symbol('V', LEFT - 12, y(1.4) + 18, 'end');
  const end = RIGHT + 12;
  out += symbol('VREF', end, y(reference(HOT + ZERO)) + 5);
  out += symbol('I × R2', end, y(ptat(HOT + ZERO)) + 5);
  out += symbol('VBE3', end, y(vbe(HOT + ZERO)) + 5);
  return part(5, out);
}

const MEASURED = [-40, 25, 85, 125];

function magnified() {
  const y = (v: number) => 966 - (v - 1.258) * 14000; // 1.258 to 1.270 V
  const [low, high] = [1.26, 1.268];
  const normal = samples(11);
  let spread = '';
  for (let i = 0; i < 14; i += 1) {
    // A spread of the saturation current turns VBE like T; what the trim leaves is an offset.
    const [slope, offset] = [0.7e-3 * normal(), 0.3e-3 * normal()];
    spread += curve((t) => reference(t) + (slope * t) / T0 + offset, y, 11);
  }
  let out = part(4, path('d-cell', spread));
  out += path('d-t', `M${LEFT} ${y(1.27)}V${y(1.258)}H${RIGHT}`);
  out += path('d-t', [-40, 0, 25, 85, 125].map((c) => `M${round(at(c))} ${y(1.258)}v6`).join(''));
  const gauge = RIGHT + 18;
  out += part(
    1,
    path('d-th', `M${LEFT} ${round(y(low))}H${RIGHT}M${LEFT} ${round(y(high))}H${RIGHT}`) +
      path(
        'd-t',
        `M${RIGHT + 6} ${y(high)}h20M${RIGHT + 6} ${round(y(low))}h20M${gauge} ${y(high)}V${round(y(low))}` +
          `m-4-8l4 8l4-8M${gauge - 4} ${y(high) + 8}l4-8l4 8`,
      ) +
      label('maximum', RIGHT - 4, y(high) - 8, 'end') +
      label('minimum', RIGHT - 4, y(low) + 19, 'end'),
  );
  out += path('d-a', curve(reference, y));
  out += part(
    7,
    path('d-k', MEASURED.map((c) => box(at(c) - 4, y(reference(c + ZERO)) - 4, 8, 8)).join('')),
  );
  for (const v of [low, 1.264, high]) out += measure(v.toFixed(3), LEFT - 8, y(v) + 5, 'end');
  for (const c of [-40, 0, 25, 85, 125])
    out += symbol(String(c).replace('-', '−'), at(c), y(1.258) + 24, 'middle');
  out += symbol('°C', RIGHT + 40, y(1.258) + 24);
  out += symbol('V', LEFT - 8, y(1.27) - 4, 'end');
  out += balloon(1, [gauge + 52, y(1.264)], [gauge, y(1.264)]);
  out += balloon(4, [at(58), y(1.2697)], [at(50), y(1.2659)]);
  out += balloon(7, [at(-2), 945], [at(25), y(reference(25 + ZERO)) + 4]);
  return out;
}

export function bandgap() {
  let out = part(2, circuit()) + part(6, protection()) + array();
  out += balloon(2, [240, 184], [AMP - 22, 202]) + balloon(6, [692, 290], [ESD + 8, 360]);
  out += part(5, symbol('VREF = VBE3 + (R2 / R1) × VT × ln N', LEFT, 562));
  out += sums() + balloon(5, [LEFT - 30, 557], [LEFT - 8, 557]);
  return sheet(744, 1000, out + magnified());
}
