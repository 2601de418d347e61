import { offsetAt, type Span, standardOffset, workingSpans } from './workingHours.ts';

const DAY = 24;
/** A shorter gap is no shape; a longer one is a night that everybody has. */
const GAP_HOURS = { least: 1, most: 4 } as const;

/** An office and its working day by its own clock. */
export interface OfficeHours {
  name: string;
  timeZone: string;
  day: Span;
}

/** A working day in hours of UTC: `to` may be beyond 24. */
export interface WorkingDay extends Span {
  name: string;
}

const inMonth = (month: number) => (timeZone: string) =>
  offsetAt(timeZone, new Date(Date.UTC(2025, month, 15)));
/** How far clocks are ahead: winter and summer are those of the north. */
const CLOCKS = { standard: standardOffset, winter: inMonth(0), summer: inMonth(6) } as const;

/** The working days of the offices in hours of UTC. */
export const workingDays = (
  offices: readonly OfficeHours[],
  clocks: keyof typeof CLOCKS,
): WorkingDay[] =>
  offices.map(({ name, timeZone, day }) => {
    const ahead = CLOCKS[clocks](timeZone);
    const [first = day] = workingSpans(ahead, day);
    return { name, from: first.from, to: first.from + day.to - day.from };
  });

/** The hours of a day in which nobody works: each from its begin, and beyond 24 where it passes midnight. */
function gapsOf(days: readonly Span[]): Span[] {
  const sorted = days.toSorted((one, other) => one.from - other.from);
  const [first] = sorted;
  if (!first) return [];
  const gaps: Span[] = [];
  // What passes midnight is at work in the next morning, too.
  let end = Math.max(...days.map(({ to }) => to - DAY));
  for (const { from, to } of [...sorted, { from: first.from + DAY, to: first.to + DAY }]) {
    if (from > end && end > first.from) gaps.push({ from: end, to: from });
    end = Math.max(end, to);
  }
  return gaps;
}

/** The one gap of a few hours that gives the day of the offices its shape; null where there is another day. */
export function gapOfDay(days: readonly Span[]): Span | null {
  const [gap, ...others] = gapsOf(days);
  if (!gap || others.length > 0) return null;
  const hours = gap.to - gap.from;
  return hours >= GAP_HOURS.least && hours <= GAP_HOURS.most ? gap : null;
}
