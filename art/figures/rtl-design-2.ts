// A two-stage synchroniser. d is launched by clk_a two units before an edge of clk_b, inside the set-up time of the first
// stage, which goes to the middle and leaves it as a latch does: v = vm + δ·exp(t/τ), until it saturates.
import { curve, even, path, sheet } from './curve.ts';

const [LEFT, RIGHT] = [96, 388];
const SWING = 20;
const EDGE = 168; // of clk_b: samples d too early
const NEXT = 224;
const DELAY = 3; // clock to output

const TAU = 5.5;
const DELTA = 0.001;
const settling = (t: number) => {
  const growth = DELTA * Math.exp(t / TAU);
  const level = 0.5 + growth / Math.hypot(1, growth / 0.5);
  return level * (1 - Math.exp(-t / 2));
};

/** A clock with a rising edge at `edge`, from the left to the right end of the sheet. */
function clock(high: number, edge: number, period: number): string {
  const half = period / 2;
  const first = edge - Math.floor((edge - LEFT) / half) * half;
  const isHigh = (x: number) => Math.round((x - edge) / half) % 2 === 0;
  const steps: string[] = [];
  for (let x = first; x <= RIGHT; x += half) {
    steps.push(`H${x}V${isHigh(x) ? high : high + SWING}`);
  }
  return `M${LEFT} ${isHigh(first) ? high + SWING : high}${steps.join('')}H${RIGHT}`;
}

const ROWS = { clka: 32, d: 68, clkb: 104, q1: 140, q2: 176 };
const name = (text: string, high: number) =>
  `<text x="24" y="${high + SWING / 2}" dy=".35em">${text}</text>`;
const step = (high: number, at: number) => `M${LEFT} ${high + SWING}H${at}v${-SWING}H${RIGHT}`;

const SETTLED = 46;
const q1 = ROWS.q1 + SWING;
const q1Curve = curve(
  (x) => q1 - SWING * settling(x - EDGE - DELAY),
  even(EDGE + DELAY, EDGE + DELAY + SETTLED, 14),
);

export const drawing = sheet(
  path('f-l f-dash', `M${EDGE} 60V204M${NEXT} 96V204`),
  path('f-l', clock(ROWS.clka, EDGE - 2, 38)),
  path('f-l', step(ROWS.d, EDGE - 2)),
  path('f-l', clock(ROWS.clkb, EDGE, NEXT - EDGE)),
  path('f-l', `M${LEFT} ${q1}H${EDGE + DELAY}${q1Curve.replace('M', 'L')}H${RIGHT}`),
  path('f-a', step(ROWS.q2, NEXT + DELAY)),
  name('clk_a', ROWS.clka),
  name('d', ROWS.d),
  name('clk_b', ROWS.clkb),
  name('q1', ROWS.q1),
  name('q2', ROWS.q2),
);
