import { FIRST_POWER, type ScaleContent } from '../../content/scaleSchema.ts';
import { type Hold, holdsOf } from '../../lib/scale.ts';
import { axisAt, LEVELS } from './levels.ts';

const short = (value: number) => +value.toFixed(3);
const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;

/**
 * What the stylesheet of the scale takes from the content (CSP forbids style attributes): where each
 * stop stands, and the way from one to the next. One exponent moves drawing, rule and caption together.
 */
export function scaleRules({ stops, rule, powers }: ScaleContent): string {
  const holds = holdsOf(stops.map(({ z }) => z));
  const at = (make: (stop: ScaleContent['stops'][number], index: number) => string) =>
    stops
      .map((stop, index) => {
        const { from, to } = holds[index] as Hold;
        return `${percent(from)},${percent(to)}{${make(stop, index)}}`;
      })
      .join('');
  const axis = (id: string, z: number) =>
    axisAt(id, z)
      .map((units) => `${units}px`)
      .join(' ');
  return [
    // Only what is animated itself knows --z; --d goes down to the parts of a level.
    ...[
      ['z', false],
      ['d', true],
    ].map(
      ([name, inherits]) =>
        `@property --${name}{syntax:"<number>";inherits:${inherits};initial-value:0}`,
    ),
    `:root{--zoom:scale-zoom;--pan:scale-pan;--between:scale-between;--from:${rule.from};--span:${short(rule.to - rule.from)}}`,
    ...LEVELS.map(({ name, field }) => `[data-level=${name}]{--k:${short(Math.log10(field))}}`),
    ...stops.map(
      ({ id, z }, index) => `[data-stop=${id}]{--y:${z};--k:${z};${stayOf(holds, index)}}`,
    ),
    `@keyframes scale-zoom{${at(({ z }) => `--z:${z}`)}}`,
    `@keyframes scale-pan{${at(({ id, z }) => `translate:${axis(id, z)}`)}}`,
    `@keyframes scale-between{${between(holds)}}`,
    `@counter-style scale-length{system:fixed ${FIRST_POWER};symbols:${powers.map((length) => JSON.stringify(length)).join(' ')}}`,
  ].join('');
}

/** A caption is in its place a little before it is seen and after: it never moves while it is read. */
const LEAD = 0.03;

function stayOf(holds: readonly Hold[], index: number): string {
  const { from, to } = holds[index] as Hold;
  const start = index === 0 ? from : from - LEAD;
  const end = index === holds.length - 1 ? to : to + LEAD;
  const middle = (from + to) / 2 - start;
  return `--at:${short(start)};--long:${short(end - start)};--middle:${short(middle)}`;
}

/** The width of the view is named on the way, not near a stop, where the caption stands in its place. */
function between(holds: readonly Hold[]): string {
  const ways = holds
    .flatMap(({ to }, index) => {
      const next = holds[index + 1];
      if (!next) return [];
      const way = next.from - to;
      const isLong = way > LONG_WAY;
      const [near, far] = isLong ? [0.13, 0.22] : [0.34, 0.44];
      return [
        `${percent(to + way * near)},${percent(next.from - way * near)}{opacity:0}`,
        `${percent(to + way * far)},${percent(next.from - way * far)}{opacity:1}`,
      ];
    })
    .join('');
  return `0%,100%{opacity:0}${ways}`;
}

/** Of the whole track. */
const LONG_WAY = 0.12;
