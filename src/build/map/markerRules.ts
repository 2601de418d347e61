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

/**
 * Rules for the page's head: the places of the markers (CSP forbids style attributes), and a marker
 * that lights up with its row in the list. The custom properties are those of an open marker.
 */
export function markerRules(offices: readonly Placed[]): string {
  return (
    OPENS_AT +
    offices
      .map(({ id, latitude, longitude }) => {
        const [x, y] = placeInWorld(longitude, latitude);
        const marker = `#${markerId(id)}`;
        const row = ['hover', 'focus-within', 'target'].map((state) => `#${id}:${state}`).join(',');
        return (
          `${marker}{inset-inline-start:${percent(x)};inset-block-start:${percent(y)}}` +
          `:root:has(${row}) ${marker}{--halo:var(--lit);--ring:var(--lit);--die:var(--on-lit)}`
        );
      })
      .join('')
  );
}
