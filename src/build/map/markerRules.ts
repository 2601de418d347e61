import { markerId } from '../../lib/map/markerId.ts';
import { placeInWorld } from '../../lib/map/projection.ts';

export interface Placed {
  id: string;
  latitude: number;
  longitude: number;
}

const percent = (share: number) => `${+(share * 100).toFixed(3)}%`;

/** Where a map that is wider than its frame opens; too new a property for the stylesheets' linter. */
const OPENS_AT = '[data-map-start]{scroll-initial-target:nearest}';

/** Rules for the page's head: the places of the markers, for CSP forbids style attributes. */
export function markerRules(offices: readonly Placed[]): string {
  const places = offices.map(({ id, latitude, longitude }) => {
    const [x, y] = placeInWorld(longitude, latitude);
    return `#${markerId(id)}{inset-inline-start:${percent(x)};inset-block-start:${percent(y)}}`;
  });
  return OPENS_AT + places.join('');
}
