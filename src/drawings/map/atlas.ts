import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection, Topology } from 'topojson-specification';

let atlas: Topology | undefined;
let names: ReadonlyMap<string, string> | undefined;

/** The shapes of all countries, finer than those of the map. */
export function countryAtlas(): Topology {
  // Not `import.meta.resolve`: Vite's module runner, which loads the check in development, lacks it.
  atlas ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'),
  ) as Topology;
  return atlas;
}

/**
 * The names of countries by ISO 3166 numeric code, from the atlas that the land is drawn from. It also has
 * countries that are too small for the map.
 */
export function countryNames(): ReadonlyMap<string, string> {
  names ??= readNames();
  return names;
}

function readNames(): ReadonlyMap<string, string> {
  const { geometries } = countryAtlas().objects.countries as GeometryCollection<{ name: string }>;
  const named = geometries.flatMap(({ id, properties }) =>
    id && properties && 'name' in properties ? [[String(id), properties.name] as const] : [],
  );
  // Remote islands have the code of their country; the country itself has the shorter name.
  return new Map(named.sort(([, a], [, b]) => b.length - a.length));
}
