/** Zone names that `Intl` takes from another country, sets in capitals or leaves unclear, as readers say them. */
const ZONE_NAMES: readonly (readonly [from: RegExp, to: string])[] = [
  [/^Türkiye Standard Time$/, 'Turkey Time'],
  [/মানক/, 'প্রমাণ'],
  [/তাইপেই/, 'তাইওয়ান'],
  [/^পূর্বাঞ্চ/, 'যুক্তরাষ্ট্রের পূর্বাঞ্চ'],
  [/^hora oriental$/, 'hora del este de EE. UU.'],
  [/^Hora estándar/, 'hora estándar'],
  [/^東部時間$/, '美國東部時間'],
  [/^台北標準時間$/, '台灣標準時間'],
];

/** The zone's name stands where the time will be, until a script has run. */
export function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return ZONE_NAMES.reduce((text, [from, to]) => text.replace(from, to), name);
}

/** A reading of a clock: `time` for the datetime attribute, `text` with the weekday for people. */
interface ClockReading {
  time: string;
  text: string;
  /** Without the weekday where it is the visitor's own. */
  brief: string;
}

/**
 * A clock in a zone, or in the visitor's own. Hours and minutes are written as the design has them (09:05), in the digits of the language;
 * the weekday stands before them, because offices on both sides of the Pacific have different ones.
 */
export function clockOf(timeZone: string | undefined, locale: string): (now: Date) => ClockReading {
  const hours = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const machine = new Intl.DateTimeFormat('en', hours);
  const clock = new Intl.DateTimeFormat(locale, hours);
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short' });
  const ownDay = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  return (now) => {
    const text = `${day.format(now)} ${clock.format(now)}`;
    const brief = day.format(now) === ownDay.format(now) ? clock.format(now) : text;
    return { time: machine.format(now), text, brief };
  };
}

const MINUTE_MS = 60_000;

export const untilNextMinute = (now: number) => MINUTE_MS - (now % MINUTE_MS);
