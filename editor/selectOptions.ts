import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GeometryCollection, Topology } from 'topojson-specification';

interface SelectOption {
  label: string;
  value: string;
}

/** From the finer atlas, which also has countries that are too small for the map. */
function countries(): SelectOption[] {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
  const atlas: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const { geometries } = atlas.objects.countries as GeometryCollection<{ name: string }>;
  const named = geometries.flatMap(({ id, properties }) =>
    id && properties && 'name' in properties ? [{ label: properties.name, value: String(id) }] : [],
  );
  // Remote islands have the code of their country; the country itself has the shorter name.
  const byLength = named.sort((a, b) => b.label.length - a.label.length);
  return [...new Map(byLength.map((choice) => [choice.value, choice])).values()].sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );
}

const timeZones = (): SelectOption[] =>
  [...Intl.supportedValuesOf('timeZone'), 'UTC'].map((zone) => ({
    label: zone.replaceAll('_', ' '),
    value: zone,
  }));

/** Lists for `choices` in a schema's meta. */
export const SELECT_OPTIONS = { countries, 'time zones': timeZones } as const;
