/** What stands in place of the time while no script can tell it: the zone's name. */
export function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * A clock that tells hours and minutes in a zone, as the design and the datetime attribute both
 * write them in every language: 09:05.
 */
export function clockOf(timeZone: string): (now: Date) => string {
  const { format } = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format;
}

const MINUTE_MS = 60_000;

export const untilNextMinute = (now: number) => MINUTE_MS - (now % MINUTE_MS);
