import type { WorkingDay } from '../../lib/officeDay.ts';
import type { Span } from '../../lib/workingHours.ts';

/** Radii and the feet, in the units of the drawing. */
export const RING = {
  outer: 301,
  inner: 181,
  footY: 303,
  footHeight: 34,
  footEnd: 300,
} as const;
/** Room between the outline and the first and last line. */
const MARGIN = 9;
/** Names stand this far inside the ring. */
const NAMES = 28;
/** Nearer than this to the middle a name stands beside it, not under the lines of both sides. */
const TOP = 80;

export type Point = readonly [x: number, y: number];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Where an hour is on a circle: the middle of the gap is at the foot. */
export function point(radius: number, hour: number, gap: Span): Point {
  const angle = Math.PI + ((hour - (gap.from + gap.to) / 2) * Math.PI) / 12;
  return [rounded(radius * Math.sin(angle)), rounded(-radius * Math.cos(angle))];
}

export function arc(radius: number, from: number, to: number, gap: Span): string {
  const isLarge = to - from > 12 ? 1 : 0;
  return `M${point(radius, from, gap)}A${radius} ${radius} 0 ${isLarge} 1 ${point(radius, to, gap)}`;
}

/** The first to begin after the gap is the outermost. */
const inOrder = (days: readonly WorkingDay[], gap: Span) =>
  days
    .map((day) => ({ ...day, after: (day.from - gap.to + 48) % 24 }))
    .toSorted((one, other) => one.after - other.after);

/** Each day with the radius of its line. */
export function linesOf(days: readonly WorkingDay[], gap: Span) {
  const [outermost, innermost] = [RING.outer - MARGIN, RING.inner + MARGIN];
  const step = (outermost - innermost) / Math.max(days.length - 1, 1);
  return inOrder(days, gap).map((day, index) => ({
    ...day,
    radius: rounded(outermost - index * step),
  }));
}

interface RingName {
  names: string[];
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** The names of the offices inside the ring, at the middle of their day; equal days share a place. */
export function namesIn(days: readonly WorkingDay[], gap: Span): RingName[] {
  const places = new Map<string, RingName>();
  for (const { name, from, to } of inOrder(days, gap)) {
    const [x, y] = point(RING.inner - NAMES, (from + to) / 2, gap);
    const isTop = Math.abs(x) < TOP && y < 0;
    const place = places.get(`${x} ${y}`) ?? {
      names: [],
      x: isTop ? Math.sign(x || 1) * 10 : x,
      y: isTop ? NAMES - RING.inner + 12 : y,
      // Names at the top stand beside the middle, the others inwards from their lines.
      anchor: isTop === x < 0 ? 'end' : 'start',
    };
    place.names.push(name);
    places.set(`${x} ${y}`, place);
  }
  return [...places.values()];
}

/** The outline of the ring, open at the gap; with feet it is the Ω of the logo. */
export function ringOutline(gap: Span, hasFeet: boolean): string {
  const { outer, inner, footY, footHeight, footEnd } = RING;
  const [startOuter, startInner] = [point(outer, gap.to, gap), point(inner, gap.to, gap)];
  const [endOuter, endInner] = [point(outer, gap.from, gap), point(inner, gap.from, gap)];
  const outwards = `M${startOuter}A${outer} ${outer} 0 1 1 ${endOuter}`;
  const inwards = `A${inner} ${inner} 0 1 0 ${startInner}`;
  if (!hasFeet) return `${outwards}L${endInner}${inwards}Z`;
  const foot = footY + footHeight;
  return `${outwards}V${footY}H${footEnd}V${foot}H${endInner[0]}V${endInner[1]}${inwards}V${foot}H${-footEnd}V${footY}H${startOuter[0]}Z`;
}
