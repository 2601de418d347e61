/** Coordinates in the letters of ISO 6709, the same in every language; digits as the locale has them. */
function degrees(
  value: number,
  letters: readonly [string, string],
  locale: string,
  digits: number,
) {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value));
  return value === 0 ? `${number}°` : `${number}° ${value < 0 ? letters[0] : letters[1]}`;
}

export const latitudeText = (latitude: number, locale: string, digits = 2) =>
  degrees(latitude, ['S', 'N'], locale, digits);

export const longitudeText = (longitude: number, locale: string, digits = 2) =>
  degrees(longitude, ['W', 'E'], locale, digits);
