import { type Point, project, TURN } from './projection.ts';
import { type Shapes, ShapesError } from './shapes.ts';

/** Path data in units of the world box. */
export interface Drawing {
  /** Lines between two countries. */
  borders: string;
  /** Areas of the countries asked for, by id; a country that the file lacks is left out. */
  countries: ReadonlyMap<string, string>;
}

/** Rings may name an arc many times: what is drawn has a limit of its own. */
const MOST_POINTS = 100_000;

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * A line that crosses the date line goes on beyond it instead of running back across the map. Where
 * it then leaves the world box it comes in again on the other side, as a second piece. What goes
 * all around, as Antarctica does, cannot be closed on this map and has none.
 */
export function pieces(points: readonly Point[]): Point[][] {
  let before = points[0]?.[0] ?? 0;
  let [least, most] = [before, before];
  const unrolled = points.map(([x, y]): Point => {
    before = x + Math.round((before - x) / TURN) * TURN;
    least = Math.min(least, before);
    most = Math.max(most, before);
    return [before, y];
  });
  if (most - least > TURN - 1) return [];
  const turns = new Set([Math.floor(least / TURN), Math.floor(most / TURN)]);
  return Array.from(turns, (turn) => unrolled.map(([x, y]): Point => [x - turn * TURN, y]));
}

const pathOf = (points: readonly Point[], end = '') =>
  pieces(points)
    .map((piece) => `M${piece.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${end}`)
    .join('');

/** Draws the shapes in small steps: every `yield` is a chance to let the page breathe. */
export function* draw(shapes: Shapes, wanted: ReadonlySet<string>): Generator<void, Drawing> {
  const { scale, translate, arcs } = shapes;
  let drawn = 0;

  const pointsOf = (arc: number): Point[] => {
    let [x, y] = [0, 0];
    const points = (arcs[arc < 0 ? ~arc : arc] ?? []).map((step): Point => {
      x += step[0];
      y += step[1];
      return project(x * scale[0] + translate[0], y * scale[1] + translate[1]);
    });
    drawn += points.length;
    if (drawn > MOST_POINTS) throw new ShapesError('expected a simpler map');
    return arc < 0 ? points.reverse() : points;
  };

  const ownerOf = new Map<number, number>();
  const shared = new Set<number>();
  for (const [country, { rings }] of shapes.countries.entries()) {
    for (const reference of rings.flat()) {
      const arc = reference < 0 ? ~reference : reference;
      if ((ownerOf.get(arc) ?? country) !== country) shared.add(arc);
      ownerOf.set(arc, country);
    }
    yield;
  }

  const result = { borders: '', countries: new Map<string, string>() };
  for (const arc of shared) {
    result.borders += pathOf(pointsOf(arc));
    yield;
  }
  for (const { id, rings } of shapes.countries) {
    if (!wanted.has(id)) continue;
    for (const ring of rings) {
      const outline = pathOf(ring.flatMap(pointsOf), 'Z');
      result.countries.set(id, (result.countries.get(id) ?? '') + outline);
      yield;
    }
  }
  return result;
}
