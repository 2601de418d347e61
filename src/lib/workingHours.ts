import { localDigits } from './numerals.ts';

/** Nominal, in local time on weekdays: nobody has told the hours of the offices. */
export const WORKING_DAY = { from: 9, to: 17 } as const;
/** Outside these hours a place is asleep. */
const NIGHT = { to: 6, from: 22 } as const;

const DAY = 24;
const HOUR_MS = 3_600_000;

/** Hours on an axis of one day, from 0 to 24. */
export interface Span {
  from: number;
  to: number;
}

/** Hours that a zone's clocks are ahead of UTC. */
export function offsetAt(timeZone: string, date: Date): number {
  const text = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(date);
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
export function workingSpans(ahead: number): Span[] {
  const from = (((WORKING_DAY.from - ahead) % DAY) + DAY) % DAY;
  const to = from + WORKING_DAY.to - WORKING_DAY.from;
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
      { at: from, step: 1 },
      { at: to, step: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || other.step - one.step);
  const shared: Span[] = [];
  let open = 0;
  let from = 0;
  for (const { at, step } of edges) {
    if (step > 0 && open === 1) from = at;
    if (step < 0 && open === 2 && at > from) shared.push({ from, to: at });
    open += step;
  }
  return shared;
}

export type OfficeState =
  | { state: 'open' | 'closed' | 'night' | 'weekend' }
  | { state: 'opens'; minutes: number };

/** Whether a place works now, where the clock is this many hours ahead of UTC. */
export function stateAt(offset: number, now: Date): OfficeState {
  const local = new Date(now.getTime() + offset * HOUR_MS);
  const hours = local.getUTCHours() + local.getUTCMinutes() / 60;
  const { from, to } = WORKING_DAY;
  if (local.getUTCDay() % 6 === 0) return { state: 'weekend' };
  if (hours < NIGHT.to || hours >= NIGHT.from) return { state: 'night' };
  if (hours < from) return { state: 'opens', minutes: Math.round((from - hours) * 60) };
  return { state: hours < to ? 'open' : 'closed' };
}

/** 13.5 as 13:30, in the digits of the language. */
export function clockTime(hours: number, locale: string): string {
  const parts = [Math.floor(hours), Math.round((hours % 1) * 60)];
  return localDigits(parts.map((part) => String(part).padStart(2, '0')).join(':'), locale);
}
