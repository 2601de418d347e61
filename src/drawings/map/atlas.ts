import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection, Topology } from 'topojson-specification';

let names: ReadonlyMap<string, string> | undefined;

/**
 * The names of countries by ISO 3166 numeric code, from the atlas that the land is drawn from. It also has
 * countries that are too small for the map.
 */
export function countryNames(): ReadonlyMap<string, string> {
  names ??= readNames();
  return names;
}

function readNames(): ReadonlyMap<string, string> {
  // Not `import.meta.resolve`: Vite's module runner, which loads the check in development, lacks it.
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const atlas: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const { geometries } = atlas.objects.countries as GeometryCollection<{ name: string }>;
  const named = geometries.flatMap(({ id, properties }) =>
    id && properties && 'name' in properties ? [[String(id), properties.name] as const] : [],
  );
  // Remote islands have the code of their country; the country itself has the shorter name.
  return new Map(named.sort(([, a], [, b]) => b.length - a.length));
}
