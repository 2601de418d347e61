/** Nominal, in local time on weekdays: of an office that states no hours, and of the visitor. */
export const WORKING_DAY = { from: 9, to: 17 } as const;

const DAY = 24;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Hours on an axis of one day, from 0 to 24. */
export interface Span {
  from: number;
  to: number;
}

/** Opening hours as the content has them: { from: '08:30', to: '17:00' }. */
export interface OpeningHours {
  from: string;
  to: string;
}

const hoursIn = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours + minutes / 60;
};

export const dayOf = ({ from, to }: OpeningHours): Span => ({
  from: hoursIn(from),
  to: hoursIn(to),
});

/** `Intl` formats take milliseconds to make, so each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Hours that a zone's clocks are ahead of UTC. */
export function offsetAt(timeZone: string, date: Date): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const text = format.format(date);
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** The same in standard time: the smaller of January and July. */
export const standardOffset = (timeZone: string) =>
  Math.min(...[0, 6].map((month) => offsetAt(timeZone, new Date(Date.UTC(2025, month, 15)))));

/**
 * The working day of a place whose clock is this many hours ahead of the axis; one that passes midnight
 * comes in two parts.
 */
export function workingSpans(ahead: number, day: Span = WORKING_DAY): Span[] {
  const from = (((day.from - ahead) % DAY) + DAY) % DAY;
  const to = from + day.to - day.from;
  if (to <= DAY) return [{ from, to }];
  return [
    { from, to: DAY },
    { from: 0, to: to - DAY },
  ];
}

/** The hours that at least two of these days have in common. */
export function sharedSpans(days: readonly (readonly Span[])[]): Span[] {
  const edges = days
    .flat()
    .flatMap(({ from, to }) => [
      { at: from, change: 1 },
      { at: to, change: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || other.change - one.change);
  const shared: Span[] = [];
  let open = 0;
  let from = 0;
  for (const { at, change } of edges) {
    if (change > 0 && open === 1) from = at;
    if (change < 0 && open === 2 && at > from) shared.push({ from, to: at });
    open += change;
  }
  return shared;
}

type Crowd = Span & { count: number };

/** When the most of these days are working hours at the same time, and how many they are; null where none is. */
export function mostAtOnce(days: readonly (readonly Span[])[]): Crowd | null {
  const spans = days.flat();
  const edges = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const crowds = edges.slice(1).map((to, index): Crowd => {
    const from = edges[index] ?? to;
    return { from, to, count: spans.filter((span) => span.from <= from && span.to >= to).length };
  });
  const most = Math.max(0, ...crowds.map(({ count }) => count));
  const start = crowds.findIndex(({ count }) => count === most);
  const first = crowds[start];
  if (most === 0 || !first) return null;
  const next = crowds.slice(start).findIndex(({ count }) => count !== most);
  const last = next < 0 ? crowds.at(-1) : crowds[start + next - 1];
  return { ...first, to: last?.to ?? first.to };
}

/**
 * The working hours of a place on one day of the visitor's clock, which the place's clock is this many hours ahead of.
 * `weekday` is that of the visitor's day; on a weekend of the place there are none.
 */
export const workingSpansOn = (
  { ahead, weekday, weekend }: { ahead: number; weekday: number; weekend: readonly number[] },
  day: Span = WORKING_DAY,
): Span[] =>
  // Clocks are at most 26 hours apart.
  [-2, -1, 0, 1, 2].flatMap((days) => {
    if (weekend.includes((weekday + days + 7) % 7)) return [];
    const from = Math.max(day.from - ahead + days * DAY, 0);
    const to = Math.min(day.to - ahead + days * DAY, DAY);
    return from < to ? [{ from, to }] : [];
  });

export type OfficeState = 'open' | 'closed' | 'weekend';

/** Whether a place works now, where the clock is this many hours ahead of UTC and these days are the weekend. */
export function stateAt(
  offset: number,
  now: Date,
  weekend: readonly number[],
  { from, to }: Span = WORKING_DAY,
): OfficeState {
  const local = new Date(now.getTime() + offset * HOUR_MS);
  const hours = local.getUTCHours() + local.getUTCMinutes() / 60;
  if (weekend.includes(local.getUTCDay())) return 'weekend';
  return hours >= from && hours < to ? 'open' : 'closed';
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Readers there expect 09:00, where `Intl` has 9:00. */
const PADDED_HOURS: readonly string[] = ['tr-TR', 'ja-JP'];

/** 13.5 as 13:30 and 9 as 9:00 or 09:00, as the language writes it; a day ends at 24:00. */
export function clockTime(hours: number, locale: string): string {
  const minutes = Math.round(hours * 60); // 4 h 20 min as a fraction may be a hair less, which `Intl` would cut to 4:19
  const hourCycle = minutes < DAY * 60 ? 'h23' : 'h24';
  const clock =
    clocks.get(locale + hourCycle) ??
    new Intl.DateTimeFormat(locale, {
      hour: PADDED_HOURS.includes(locale) ? '2-digit' : 'numeric',
      minute: '2-digit',
      hourCycle,
      timeZone: 'UTC',
    });
  clocks.set(locale + hourCycle, clock);
  return clock.format(new Date(minutes * MINUTE_MS));
}

/** Minutes since midnight on the visitor's clock. */
export const minutesOfDay = (time: Date) => time.getHours() * 60 + time.getMinutes();

/**
 * The time of a day, in minutes since its midnight. Where clocks go forward, `Date` moves a time that does not exist to
 * the hour after it. Coming `from` a later time, the hour before it is meant: an arrow key must pass the gap.
 */
export function timeOfDay(day: Date, minutes: number, from?: Date): Date {
  const time = new Date(day);
  time.setHours(0, minutes, 0, 0);
  const skipped = minutesOfDay(time) - minutes;
  if (!from || minutesOfDay(from) <= minutes || skipped <= 0) return time;
  const dayStart = new Date(day).setHours(0, 0, 0, 0);
  return new Date(Math.max(time.getTime() - skipped * MINUTE_MS, dayStart));
}

/**
 * The next time with these minutes on the clock that is later than now, or so many days after it. `from` is that of
 * `timeOfDay`.
 */
export function nextTimeOfDay(now: Date, minutes: number, days = 0, from?: Date): Date {
  const isOver = timeOfDay(now, minutes, from) <= now;
  const day = new Date(now);
  day.setHours(12, 0, 0, 0); // every day has its noon
  day.setDate(day.getDate() + days + (isOver ? 1 : 0));
  return timeOfDay(day, minutes, from);
}
