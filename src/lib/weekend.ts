/** Days as `Date` counts them: Sunday is 0. */
const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6];

/**
 * The days of the week on which offices in a country rest, by its ISO 3166 numeric code. Not from
 * `Intl.Locale.prototype.getWeekInfo`: CLDR 48 says Saturday and Sunday for Bangladesh (050).
 */
export const weekendOf = (country: string): readonly number[] =>
  country === '050' ? [FRIDAY, SATURDAY] : [SATURDAY, SUNDAY];
