/** What stands in place of the time while no script can tell it: the zone's name. */
export function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Hours and minutes in a zone: in the visitor's language, and as a datetime attribute. */
export function timeIn(timeZone: string, locale: string, now: Date) {
  const format = (language: string) =>
    new Intl.DateTimeFormat(language, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(now);
  return { text: format(locale), machine: format('en') };
}

const MINUTE_MS = 60_000;

export const untilNextMinute = (now: number) => MINUTE_MS - (now % MINUTE_MS);
