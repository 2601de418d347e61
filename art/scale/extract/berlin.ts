/**
 * Writes data/berlin.json from two GeoJSON files (docs/scale.md names them):
 *
 *     node extract/berlin.ts districts.geojson boroughs.geojson
 *
 * A border that two areas share is kept once; lines are simplified to about 20 m.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Point, simplified } from '../../paths.ts';

const TOLERANCE = 0.0002; // degrees

function ringsOf(file: string | undefined): Point[][] {
  if (!file) throw new Error('node extract/berlin.ts districts.geojson boroughs.geojson');
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as GeoJSON.FeatureCollection;
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates as Point[][];
    return geometry.type === 'MultiPolygon' ? (geometry.coordinates.flat() as Point[][]) : [];
  });
}

/** The edges of the rings as lines between the points where more than two of them meet. */
function borders(rings: readonly Point[][], grid: number, isKept = (_times: number) => true) {
  const places = new Map<string, Point>();
  const uses = new Map<string, number>();
  const edgeOf = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`);
  const keyOf = (point: Point) => point.map((value) => Math.round(value * grid)).join(',');
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i++) {
      const [from, to] = [ring[i] as Point, ring[i + 1] as Point];
      const [a, b] = [keyOf(from), keyOf(to)];
      if (a === b) continue;
      places.set(a, from).set(b, to);
      uses.set(edgeOf(a, b), (uses.get(edgeOf(a, b)) ?? 0) + 1);
    }
  }
  const next = new Map<string, Set<string>>();
  for (const [edge, times] of uses) {
    if (!isKept(times)) continue;
    const [a = '', b = ''] = edge.split('|');
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      next.set(from, (next.get(from) ?? new Set()).add(to));
    }
  }
  const walked = new Set<string>();
  const walk = (from: string, to: string): Point[] => {
    const line = [from, to];
    walked.add(edgeOf(from, to));
    for (let last = from, at = to; next.get(at)?.size === 2; ) {
      const on = [...(next.get(at) ?? [])].find((place) => place !== last);
      if (!on || walked.has(edgeOf(at, on))) break;
      walked.add(edgeOf(at, on));
      line.push(on);
      [last, at] = [at, on];
    }
    return line.map((key) => places.get(key) as Point);
  };
  const found: Point[][] = [];
  const starts = [...next].sort(([, a], [, b]) => Number(a.size === 2) - Number(b.size === 2));
  for (const [from, ends] of starts) {
    for (const to of ends) if (!walked.has(edgeOf(from, to))) found.push(walk(from, to));
  }
  return found.map((line) =>
    simplified(line, TOLERANCE).map(([x, y]) => [+x.toFixed(4), +y.toFixed(4)]),
  );
}

const [, , districts, boroughs] = process.argv;
const result = {
  districts: borders(ringsOf(districts), 2e4),
  boroughs: borders(ringsOf(boroughs), 1e6, (times) => times > 1),
  border: borders(ringsOf(boroughs), 1e6, (times) => times === 1),
};
writeFileSync(new URL('../data/berlin.json', import.meta.url), JSON.stringify(result));
