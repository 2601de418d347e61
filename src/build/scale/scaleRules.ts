import type { ScaleContent } from '../../content/schemas/scale.ts';
import { FIRST_POWER, type Hold, holdsOf } from '../../lib/scale.ts';
import { EASE, type Leg, legsOf } from './legs.ts';
import {
  axisAt,
  isSeen,
  LEVELS,
  levelOf,
  OPACITY,
  powerOfField,
  SEEN,
  SEEN_AS_DIE,
  type Seen,
  seenOf,
} from './levels.ts';

type Stop = ScaleContent['stops'][number];

const short = (value: number) => +value.toFixed(3);
/** To the same digit of the track: what stays at a stop and what travels meet there. */
const percent = (share: number) => `${+(share * 100).toFixed(1)}%`;

/**
 * What the stylesheet of the scale takes from the content (CSP forbids style attributes): where each
 * stop stands, and the way from one to the next. One exponent moves drawing, rule and caption together.
 *
 * Every way is an animation of its own, a long one several, and a drawing takes part only in those on which
 * it is seen: what takes no part, and all of it while a stop is held, asks nothing of the browser.
 */
export function scaleRules({ stops, rule, powers }: ScaleContent): string {
  const holds = holdsOf(stops.map(({ z }) => z));
  const ways = stops.slice(1).map((to, at) => {
    const [from, held, next] = [stops[at], holds[at], holds[at + 1]] as [Stop, Hold, Hold];
    return { from, to, start: held.to, end: next.from };
  });
  const legs = ways.flatMap(({ from, to, ...place }) =>
    legsOf({ from: from.z, to: to.z, ...place }),
  );
  const [first] = stops as [Stop];
  const root = {
    from: rule.from,
    span: short(rule.to - rule.from),
    first: first.z,
    'first-pan': panTo(first),
    ways: ways.map(rangeOnTrack),
    legs: legs.map(rangeOnTrack),
    zoom: legs.map((_, at) => zoomName(at)),
    pan: ways.map((_, at) => panName(at)),
    between: ways.map(({ start, end }) => (end - start > LONG_WAY ? 'far' : 'near')),
  };
  const drawn = (name: string, field: number, seen: Seen, others = '') =>
    `[${name}]{--k:${powerOfField(field)};--zoom:${zoomsOf(legs, field, seen)}${others}}`;
  return [
    // Not inherited: the shapes of a drawing that grows stay as they are.
    ...['z', 'd'].map((name) => numberProperty(name, false, 0)),
    ...['fine', 'grid', 'offices'].map((name) => numberProperty(name, true, 1)),
    `:root{${Object.entries(root)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}`,
    `[data-level],[data-die]{${rangeOf(SEEN)};opacity:${OPACITY}}[data-die]{${rangeOf(SEEN_AS_DIE)}}`,
    ...LEVELS.map(({ name, field }) => {
      const seen = seenOf(name);
      return drawn(`data-level=${name}`, field, seen, ownRangeOf(seen));
    }),
    ...stops.slice(0, -1).map(({ id }) => drawn(`data-die=${id}`, levelOf(id).field, SEEN_AS_DIE)),
    `[data-stop]{--shown:${APPEARS},${LEAVES};--seen:${SEEN_WHILE};${stayOf(holds, USUAL).join(';')}}`,
    ...stops.map(({ id, z }, index) => `[data-stop=${id}]{--k:${z};${ownStayOf(holds, index)}}`),
    '@keyframes come{0%{opacity:0}}@keyframes go{to{opacity:0}}',
    ...legs.map(zoomKeyframes),
    // Each goes on from where the one before has left the world.
    ...ways.map(({ to }, at) => `@keyframes ${panName(at)}{to{translate:${panTo(to)}}}`),
    // The width of the view is named on the way, not near a stop, where the caption stands in its place.
    '@keyframes near{34%,66%{opacity:0}44%,56%{opacity:1}}',
    '@keyframes far{13%,87%{opacity:0}22%,78%{opacity:1}}',
    lengthNames(stops, powers),
  ].join('');
}

/** The powers that a bar or a view is named by: a bar is up to two powers shorter than the view. */
function lengthNames(stops: readonly Stop[], powers: readonly string[]): string {
  const widths = stops.map(({ z }) => z);
  const [first, last] = [Math.floor(Math.min(...widths)) - 1, Math.ceil(Math.max(...widths))];
  const names = powers.slice(Math.max(0, first - FIRST_POWER), last - FIRST_POWER + 1);
  const symbols = names.map((name) => JSON.stringify(name)).join(' ');
  return `@counter-style lengths{system:fixed ${Math.max(first, FIRST_POWER)};symbols:${symbols}}`;
}

const numberProperty = (name: string, inherits: boolean, initial: number) =>
  `@property --${name}{syntax:"<number>";inherits:${inherits};initial-value:${initial}}`;
const rangeOnTrack = ({ start, end }: { start: number; end: number }) =>
  `contain ${percent(start)} contain ${percent(end)}`;
const zoomName = (leg: number) => `z${leg + 1}`;
const zoomKeyframes = ({ from, to, curve }: Leg, at: number) => {
  const easing =
    curve === EASE ? '' : `;animation-timing-function:cubic-bezier(${curve.map(short)})`;
  return `@keyframes ${zoomName(at)}{0%{--z:${short(from)}${easing}}to{--z:${short(to)}}}`;
};
const panName = (way: number) => `p${way + 1}`;
const rangeOf = ({ near, far }: Seen) => `--near:${near};--far:${far}`;
const ownRangeOf = ({ near, far }: Seen) =>
  (near === SEEN.near ? '' : `;--near:${near}`) + (far === SEEN.far ? '' : `;--far:${far}`);

const panTo = ({ id, z }: Stop) =>
  axisAt(id, z)
    .map((units) => (units === 0 ? '0' : `${units}px`))
    .join(' ');

/** The legs on which something is seen, each in its place in the list of all. */
function zoomsOf(legs: readonly Leg[], field: number, seen: Seen): string {
  const names = legs.map(({ from, to }, at) =>
    isSeen(field, seen, from, to) ? zoomName(at) : 'none',
  );
  while (names.at(-1) === 'none') names.pop();
  return names.join();
}

/** How a caption comes and goes, the first without coming, the last without going; and where on the track. */
const APPEARS = 'linear backwards come';
const LEAVES = 'linear forwards go';
const SEEN_WHILE =
  'contain calc(var(--at)*100%) contain calc(var(--at)*100% + .9%),' +
  'contain calc((var(--at) + var(--long))*100% - .9%) contain calc((var(--at) + var(--long))*100%)';

/**
 * A caption is in its place a little before its hold and after it: it never moves while it is read. No
 * more than a little: the focus comes to one end of the stay, and finds the drawing nearly at its stop.
 */
const LEAD = 0.012;

function stayOf(holds: readonly Hold[], index: number): string[] {
  const { from, to } = holds[index] as Hold;
  const start = index === 0 ? from : from - LEAD;
  const end = index === holds.length - 1 ? to : to + LEAD;
  return [`--long:${short(end - start)}`, `--middle:${short((from + to) / 2 - start)}`];
}

/** A stop between two others: all of them are held for as long. */
const USUAL = 1;

function ownStayOf(holds: readonly Hold[], index: number): string {
  const at = `--at:${short(index === 0 ? 0 : (holds[index] as Hold).from - LEAD)}`;
  const usual = stayOf(holds, USUAL);
  const place = [at, ...stayOf(holds, index).filter((each) => !usual.includes(each))].join(';');
  if (index === 0) return `${place};--shown:none,${LEAVES}`;
  return index === holds.length - 1 ? `${place};--shown:${APPEARS}` : place;
}

/** Of the whole track. */
const LONG_WAY = 0.12;
