/** Letters of the four directions in the page's language. */
export interface Compass {
  north: string;
  south: string;
  east: string;
  west: string;
}

function degrees(value: number, locale: string, digits: number): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn', // as on instruments and maps, in every language
  });
  return `${number.format(Math.abs(value))}°`;
}

/** A place as engineers write it: 52.52° N, 13.40° E. */
export function coordinatesText(
  { latitude, longitude }: { latitude: number; longitude: number },
  compass: Compass,
  locale: string,
): string {
  const vertical = latitude < 0 ? compass.south : compass.north;
  const horizontal = longitude < 0 ? compass.west : compass.east;
  const [first, second] = [degrees(latitude, locale, 2), degrees(longitude, locale, 2)];
  // Where a comma stands in the numbers, another sign has to stand between them.
  const joint = first.includes(',') ? ';' : ',';
  return `${first} ${vertical}${joint} ${second} ${horizontal}`;
}

/** A meridian's label: 30° W; the two that belong to both sides carry no letter. */
export function meridianText(longitude: number, compass: Compass, locale: string): string {
  const text = degrees(longitude, locale, 0);
  if (longitude % 180 === 0) return text;
  return `${text} ${longitude < 0 ? compass.west : compass.east}`;
}
