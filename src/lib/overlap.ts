import { localDigits } from './numerals.ts';

/** The hours of an office day, local time. */
export const OFFICE_DAY = { from: 9, to: 17 } as const;

const DAY = 24;

export interface Span {
  from: number;
  to: number;
}

/** Hours that a zone's clocks are ahead of UTC in standard time: the smaller of January and July. */
export function standardOffset(timeZone: string): number {
  const offsets = [1, 7].map((month) =>
    offsetAt(timeZone, new Date(Date.UTC(2025, month - 1, 15))),
  );
  return Math.min(...offsets);
}

function offsetAt(timeZone: string, date: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeZoneName: 'longOffset',
  }).formatToParts(date);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

/** The office day of a zone in hours UTC; one that passes midnight comes in two parts. */
export function officeDay(timeZone: string): Span[] {
  const offset = standardOffset(timeZone);
  const from = (OFFICE_DAY.from - offset + DAY) % DAY;
  const to = from + OFFICE_DAY.to - OFFICE_DAY.from;
  if (to <= DAY) return [{ from, to }];
  return [
    { from, to: DAY },
    { from: 0, to: to - DAY },
  ];
}

/** 13.5 as 13:30, in the digits of the language. */
export function clockTime(hours: number, locale: string): string {
  const parts = [Math.floor(hours), Math.round((hours % 1) * 60)];
  return localDigits(parts.map((part) => String(part).padStart(2, '0')).join(':'), locale);
}
