import type { Point } from '../../lib/map/projection.ts';

const triangle = (a: Point, b: Point, c: Point) =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

export function ringArea(ring: readonly Point[]): number {
  let twice = 0;
  ring.forEach((point, index) => {
    const before = ring.at(index - 1) ?? point;
    twice += before[0] * point[1] - point[0] * before[1];
  });
  return Math.abs(twice) / 2;
}

/**
 * Visvalingam's algorithm in passes: removes a point if the triangle with its neighbours is smaller than `area`
 * and smaller than the triangles of the neighbours, until none is left to remove. Keeps at least four points.
 * The ring comes without its repeated last point.
 */
export function simplifyRing(ring: readonly Point[], area: number): Point[] {
  let points = [...ring];
  for (;;) {
    const sizes = points.map((point, index) =>
      triangle(points.at(index - 1) ?? point, point, points[(index + 1) % points.length] ?? point),
    );
    const kept = points.filter((_, index) => {
      const size = sizes[index] ?? 0;
      const before = sizes.at(index - 1) ?? 0;
      const after = sizes[(index + 1) % sizes.length] ?? 0;
      return size >= area || size > before || size >= after;
    });
    if (kept.length === points.length || kept.length < 4) return points;
    points = kept;
  }
}
