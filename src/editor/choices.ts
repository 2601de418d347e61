import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GeometryCollection, Topology } from 'topojson-specification';

export interface Choice {
  label: string;
  value: string;
}

/** As the finer atlas names them: it also has the countries too small for the one the map draws. */
function countries(): Choice[] {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
  const atlas: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const { geometries } = atlas.objects.countries as GeometryCollection<{ name: string }>;
  const named = geometries.flatMap(({ id, properties }) =>
    id && properties && 'name' in properties ? [{ label: properties.name, value: String(id) }] : [],
  );
  // Islands far off have the code of their country: the country's own name is the shorter one.
  const byLength = named.sort((a, b) => b.label.length - a.label.length);
  return [...new Map(byLength.map((choice) => [choice.value, choice])).values()].sort((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  );
}

const timeZones = (): Choice[] =>
  [...Intl.supportedValuesOf('timeZone'), 'UTC'].map((zone) => ({
    label: zone.replaceAll('_', ' '),
    value: zone,
  }));

/** What a schema names in its meta because no one would know it by heart. */
export const CHOICES = { countries, 'time zones': timeZones } as const;
