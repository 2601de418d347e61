// Current of a duty-cycled device on a logarithmic axis.
// Every burst is a list of phases; the average line is the charge of all phases over the time they span.
import { path, sheet, short } from './curve.ts';

interface Phase {
  seconds: number;
  amperes: number;
}

const SLEEP = 4e-6;
const PERIOD = 1;
const BUDGET = 400e-6;
const WAKE: Phase = { seconds: 0.02, amperes: 1.6e-3 };
const RADIO: Phase = { seconds: 0.014, amperes: 9e-3 };
const STORE: Phase = { seconds: 0.016, amperes: 0.5e-3 };
const RETRY = [WAKE, RADIO, WAKE, RADIO, STORE];

const lengthOf = (phases: readonly Phase[]) =>
  phases.reduce((sum, { seconds }) => sum + seconds, 0);

const second = (burst: readonly Phase[], before: number): Phase[] => [
  { seconds: before, amperes: SLEEP },
  ...burst,
  { seconds: PERIOD - before - lengthOf(burst), amperes: SLEEP },
];

const ONCE = [WAKE, RADIO, STORE];
/** When a burst begins in its second. */
const BEFORE = 0.42;
const profile = [ONCE, ONCE, RETRY].flatMap((burst) => second(burst, BEFORE));
const wakes = [BEFORE, BEFORE + PERIOD];
const duration = lengthOf(profile);
const average =
  profile.reduce((charge, { seconds, amperes }) => charge + seconds * amperes, 0) / duration;

const LEFT = 84;
const RIGHT = 388;
const TOP = 30;
const DECADE = 42;
const TOP_AMPERES = 10e-3;

const x = (seconds: number) => LEFT + ((RIGHT - LEFT) * seconds) / duration;
const y = (amperes: number) => TOP + DECADE * Math.log10(TOP_AMPERES / amperes);
const bottom = TOP + 4 * DECADE;

let elapsed = 0;
const line = profile.map(({ seconds, amperes }, index) => {
  elapsed += seconds;
  return `${index === 0 ? `M${LEFT} ` : 'V'}${short(y(amperes))}H${short(x(elapsed))}`;
});

const decades = [0, 1, 2, 3].map((nr) => TOP + nr * DECADE);

export const drawing = sheet(
  path('f-g', decades.map((height) => `M${LEFT} ${height}H${RIGHT}`).join('')),
  path('f-l', `M${LEFT} ${TOP - 6}V${bottom}H${RIGHT}`),
  path('f-t', decades.map((height) => `M${LEFT - 6} ${height}h6`).join('')),
  path(
    'f-t',
    `M${wakes.map((at) => `${short(x(at))} ${bottom + 10}v8`).join('M')}M${wakes.map((at) => short(x(at))).join(` ${bottom + 14}H`)}`,
  ),
  path('f-w f-dash', `M${LEFT} ${short(y(BUDGET))}H${RIGHT}`),
  path('f-s', `M${LEFT} ${short(y(average))}H${RIGHT}`),
  path('f-a', line.join('')),
  `<text x="${LEFT}" y="${TOP}" dx="-10" dy=".35em" text-anchor="end">10 mA</text>`,
  `<text x="${LEFT}" y="${TOP + 3 * DECADE}" dx="-10" dy=".35em" text-anchor="end">10 µA</text>`,
  `<text x="${short(x(BEFORE + PERIOD))}" y="${bottom + 14}" dx="8" dy=".35em">${PERIOD} s</text>`,
  `<text data-label="budget" x="${short(x(1.96))}" y="${short(y(BUDGET))}" dy="-.7em" text-anchor="middle"/>`,
  `<text x="${short(x(1.96))}" y="${short(y(average))}" dy="1.3em" text-anchor="middle">I<tspan dy=".35em">avg</tspan></text>`,
);
