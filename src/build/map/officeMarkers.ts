import type { Office } from '../../content/schemas/offices.ts';
import { type AddressLines, addressLines } from '../../lib/address.ts';
import { zoneName } from '../../lib/localTime.ts';
import { type Compass, coordinatesText } from '../../lib/map/coordinates.ts';
import { placeInWorld } from '../../lib/map/projection.ts';
import { type TipSide, tipSide } from './tipSide.ts';

export interface OfficeMarker {
  id: string;
  /** The marker's accessible name: city and country. */
  label: string;
  address: AddressLines;
  coordinates: string;
  timeZone: string;
  /** Stands until the script knows the time. */
  zone: string;
  side: TipSide;
  /** Its place on the map, in percent of the map's width and height. */
  x: string;
  y: string;
}

/** The address says city and country as its language joins them; a street would be too long. */
const labelOf = ({ name, country, address }: Office) => {
  if (name === country) return name;
  return addressLines({ name, country, address }).rest === country
    ? address
    : `${name}, ${country}`;
};

const percent = (share: number) => `${+(share * 100).toFixed(3)}%`;

/** What the markers show, from west to east: the order of the Tab key. */
export function officeMarkers(
  offices: readonly Office[],
  compass: Compass,
  locale: string,
): OfficeMarker[] {
  const placed = offices.map((office) => ({
    office,
    place: placeInWorld(office.longitude, office.latitude),
  }));
  return placed
    .toSorted((one, other) => one.place[0] - other.place[0])
    .map(({ office, place }) => ({
      id: office.id,
      label: labelOf(office),
      address: addressLines(office),
      coordinates: coordinatesText(office, compass, locale),
      timeZone: office.timeZone,
      zone: zoneName(office.timeZone, locale),
      x: percent(place[0]),
      y: percent(place[1]),
      side: tipSide(
        place,
        placed.filter((other) => other.office !== office).map((other) => other.place),
      ),
    }));
}
