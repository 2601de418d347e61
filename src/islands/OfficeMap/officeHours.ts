import type { ContactContent } from '../../content/schemas/contact.ts';
import { marksFor } from '../../lib/joiners.ts';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { fillText } from '../../lib/placeholders.ts';
import {
  clockTime,
  type OfficeState,
  offsetAt,
  type Span,
  sharedSpans,
  stateAt,
  workingSpans,
} from '../../lib/workingHours.ts';

export interface HoursWords
  extends Omit<ContactContent['map']['hours'], 'nominal' | 'partly' | 'stated'> {
  /** The note on the hours: one of these three, by how many offices state theirs. */
  legend: string;
}

/** An office now, and its working day in the hours of the visitor's clock. */
export interface OfficeHours {
  state: OfficeState;
  day: readonly Span[];
  /** The hours that are working hours of the visitor, too. */
  shared: readonly Span[];
}

/** From the clock and not from the zone's name, which may be missing. */
const visitorOffset = (now: Date) => -now.getTimezoneOffset() / 60;

export function officeHours(
  { timeZone, weekend, day: own }: Pick<MapOffice, 'timeZone' | 'weekend' | 'day'>,
  now: Date,
): OfficeHours {
  const offset = offsetAt(timeZone, now);
  const day = workingSpans(offset - visitorOffset(now), own);
  const shared = sharedSpans([day, workingSpans(0)]);
  return { state: stateAt(offset, now, weekend, own), day, shared };
}

/** "9:00–12:00, 14:00–17:00" */
export const hoursText = (spans: readonly Span[], { range, you }: HoursWords, locale: string) =>
  spans
    .map(({ from, to }) =>
      fillText(range, { from: clockTime(from, locale), to: clockTime(to, locale) }),
    )
    .join(marksFor(you).comma);

/** "open now", "opens in 2 h", "opens in 2 h 23 min", "opens in 25 min", as the page's language says it; at another hour than now, "open then". */
export function stateText(
  hours: OfficeState,
  words: HoursWords,
  locale: string,
  isPulled = false,
): string {
  if (isPulled && hours.state === 'open') return words.openThen;
  if (isPulled && ['closed', 'opens'].includes(hours.state)) return words.closedThen;
  if (hours.state !== 'opens') return words[hours.state];
  const left = { hours: Math.floor(hours.minutes / 60), minutes: hours.minutes % 60 };
  if (left.hours === 0) return fillText(words.opensMinutes, left, locale);
  return fillText(left.minutes === 0 ? words.opensHours : words.opensHoursMinutes, left, locale);
}
