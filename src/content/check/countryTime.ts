/** Node 24 has a method where Node 22 has a property. */
type LocaleOfCountry = Intl.Locale & {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
};

/** The time zones of a country; none where `Intl` does not know its code. */
function zonesOf(countryCode: string): string[] {
  const locale: LocaleOfCountry = new Intl.Locale(`und-${countryCode}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** In both halves of the year, because of summer time. */
const DAYS = [new Date('2026-01-15T12:00Z'), new Date('2026-07-15T12:00Z')];

function offsetsOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetOn = (day: Date) =>
    format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value;
  return DAYS.map(offsetOn).join();
}

/**
 * Zones of the country, if none of them shows the time of this one. Times are compared and not names, because a zone
 * may have several.
 */
export function otherZones(countryCode: string, timeZone: string): string[] {
  const zones = zonesOf(countryCode);
  const own = offsetsOf(timeZone);
  return zones.some((zone) => offsetsOf(zone) === own) ? [] : zones;
}
