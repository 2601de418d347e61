/** In the order of `Date.prototype.getDay`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/**
 * The days of the week on which an office rests, as `Date` counts them; by default Saturday and Sunday. Not from
 * `Intl.Locale.prototype.getWeekInfo`: CLDR 48 says Saturday and Sunday for Bangladesh.
 */
export const weekendOf = (days: readonly Weekday[] = ['saturday', 'sunday']): readonly number[] =>
  days.map((day) => WEEKDAYS.indexOf(day));
