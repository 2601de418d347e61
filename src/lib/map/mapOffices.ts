import { type AddressLines, addressLines, type OfficeAddress } from '../address.ts';
import { EXTERNAL_HOSTS } from '../externalHosts.ts';
import { zoneName } from '../localTime.ts';
import { type Weekday, weekendOf } from '../weekend.ts';
import { dayOf, type OpeningHours, type Span } from '../workingHours.ts';
import { type Compass, coordinatesText } from './coordinates.ts';
import { mapStart } from './mapStart.ts';
import { type NameSide, namePlaces } from './names.ts';
import { placeInWorld } from './projection.ts';
import { placeWithoutMeasuring, type TipPlace } from './tipPlace.ts';

interface Office extends OfficeAddress {
  id: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  phone?: string | undefined;
  email?: string | undefined;
  weekend?: readonly Weekday[] | undefined;
  hours?: OpeningHours | undefined;
}

/** An office as map and list show it: texts in the page's language, places as shares of the world. */
export interface MapOffice extends AddressLines {
  id: string;
  /** The marker's accessible name: city and country. */
  label: string;
  coordinates: string;
  timeZone: string;
  /** Name of the time zone, shown until the local time is known. */
  zone: string;
  /** Days on which it is closed, as `Date` counts them. */
  weekend: readonly number[];
  /** Its own working day, if it states one. */
  day?: Span;
  phone?: string;
  email?: string;
  /** The place on a public map. */
  link: string;
  x: number;
  y: number;
  /** Where its name stands on the map. */
  side: NameSide;
  /** Where the tooltip stands before React has measured the room there is. */
  tip: TipPlace;
}

/** The address says city and country as its language joins them; a street would be too long. */
const labelOf = ({ name, country, address }: Office) => {
  if (name === country) return name;
  return addressLines({ name, country, address }).rest === country
    ? address
    : `${name}, ${country}`;
};

const share = (value: number) => +value.toFixed(5);

export function mapOffices(
  offices: readonly Office[],
  compass: Compass,
  locale: string,
): MapOffice[] {
  const places = offices.map(({ longitude, latitude }) => placeInWorld(longitude, latitude));
  const start = mapStart(places.map(([x]) => ({ x })));
  const sides = namePlaces(
    offices.map(({ name }, index) => ({ name, place: places[index] ?? [0, 0] })),
  );
  return offices.map((office, index) => {
    const { id, latitude, longitude, timeZone } = office;
    const place = places[index] ?? [0, 0];
    return {
      ...addressLines(office),
      id,
      label: labelOf(office),
      coordinates: coordinatesText(office, compass, locale),
      timeZone,
      zone: zoneName(timeZone, locale),
      weekend: weekendOf(office.weekend),
      ...(office.hours && { day: dayOf(office.hours) }),
      ...(office.phone && { phone: office.phone }),
      ...(office.email && { email: office.email }),
      // A pin in the city, at the zoom that the map takes by itself.
      link: `https://${EXTERNAL_HOSTS.map}/?mlat=${latitude}&mlon=${longitude}`,
      x: share(place[0]),
      y: share(place[1]),
      side: sides[index] ?? 'e',
      tip: placeWithoutMeasuring({
        office: place,
        others: places.filter((other) => other !== place),
        start,
      }),
    };
  });
}
