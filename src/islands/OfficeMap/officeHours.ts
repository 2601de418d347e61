import type { ContactContent } from '../../content/schemas/contact.ts';
import { listText, marksFor } from '../../lib/joiners.ts';
import type { MapOffice } from '../../lib/map/mapOffices.ts';
import { fillText } from '../../lib/placeholders.ts';
import {
  clockTime,
  minutesOfDay,
  type OfficeState,
  offsetAt,
  type Span,
  sharedSpans,
  stateAt,
  workingSpans,
  workingSpansOn,
} from '../../lib/workingHours.ts';

/** What an office does at the shown time. */
export type HoursWords = Pick<ContactContent['map']['hours'], OfficeState>;

/** What the table says. */
export type ListWords = Omit<
  ContactContent['list'],
  'title' | 'text' | 'nominal' | 'partly' | 'stated'
> & { hours: HoursWords };

export type MapHoursWords = Omit<ContactContent['map']['hours'], 'never'> & {
  /** Left out where there is a time at which all offices work. */
  never?: string | undefined;
};

/** An office at the shown time, and its working hours on that day of the visitor's clock. */
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
  const ahead = offset - visitorOffset(now);
  const day = workingSpansOn({ ahead, weekday: now.getDay(), weekend }, own);
  const shared = sharedSpans([day, workingSpans(0)]);
  return { state: stateAt(offset, now, weekend, own), day, shared };
}

/** "9:00–12:00, 14:00–17:00" */
export const hoursText = (
  spans: readonly Span[],
  { range, you }: { range: string; you: string },
  locale: string,
) =>
  spans
    .map(({ from, to }) =>
      fillText(range, { from: clockTime(from, locale), to: clockTime(to, locale) }),
    )
    .join(marksFor(you).comma);

interface Shown {
  offices: readonly MapOffice[];
  hours: readonly OfficeHours[];
  shown: Date;
  isPulled: boolean;
}

/** "Fri 20 Nov", as the language writes it. */
export const dayText = (day: Date, locale: string, timeZone?: string) =>
  day.toLocaleDateString(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone });

/** "Fri 20 Nov, [8:30] for you: [Madrid and Berlin] are at work." */
export function sentenceOf(
  { offices, hours, shown, isPulled }: Shown,
  words: MapHoursWords,
  locale: string,
): string {
  const names = offices.flatMap(({ name }, at) => (hours[at]?.state === 'open' ? name : []));
  const values = {
    day: isPulled ? dayText(shown, locale) : words.now,
    time: clockTime(minutesOfDay(shown) / 60, locale),
    offices: listText(names, locale),
  };
  const [first, second] = names;
  const text = second ? words.atWork : first ? words.oneAtWork : words.nobody;
  return fillText(text, values, locale);
}
