import type { Office } from '../../content/schema.ts';
import { addressLines } from '../../lib/address.ts';
import { type Compass, coordinatesText } from '../../lib/map/coordinates.ts';
import { placeInWorld, WORLD } from '../../lib/map/projection.ts';
import type { OfficeMarker } from './WorldMap.tsx';

/** Less space than this to the east and the tooltip opens to the west (design). */
const SIDE_SPACE = 220;
/** The narrowest the world is drawn, in pixels. */
const NARROWEST = 1180;
/** Height of a tooltip with an address of one line, and of each line more. */
const TIP_HEIGHT = 130;
const LINE_HEIGHT = 23;
const LINE_LENGTH = 30;

/** What the markers show, from west to east, and where tooltips open before script can measure. */
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
    .sort((one, other) => one.place[0] - other.place[0])
    .map(({ office, place: [x, y] }) => {
      const address = addressLines(office);
      const lines = Math.ceil(address.rest.length / LINE_LENGTH);
      return {
        id: office.id,
        label: office.name === office.country ? office.name : `${office.name}, ${office.country}`,
        address,
        coordinates: coordinatesText(office, compass, locale),
        side: (1 - x) * NARROWEST < SIDE_SPACE + 20 ? 'left' : 'right',
        below: y * WORLD.height < TIP_HEIGHT + (lines - 1) * LINE_HEIGHT + 18,
      };
    });
}
