export interface Point {
  x: number;
  y: number;
}

/** The side of the panel that faces the groups. */
interface Edge {
  x: number;
  top: number;
  bottom: number;
}

/** The sign says on which side of the line a–b the point lies. */
const side = (a: Point, b: Point, p: Point) =>
  (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/**
 * Whether a pointer that moved between two points is on its way to the panel: it came nearer to
 * the edge and stayed inside the triangle between where it was and the two ends of the edge.
 */
export function headsFor(from: Point, to: Point, edge: Edge): boolean {
  if (Math.abs(edge.x - to.x) >= Math.abs(edge.x - from.x)) return false;
  const top = { x: edge.x, y: edge.top };
  const bottom = { x: edge.x, y: edge.bottom };
  const sides = [side(from, top, to), side(top, bottom, to), side(bottom, from, to)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
}

/** The nearer vertical side, whichever way the page reads. */
export function nearEdge(
  from: Point,
  box: { left: number; right: number; top: number; bottom: number },
): Edge {
  const { left, right, top, bottom } = box;
  return { x: Math.abs(left - from.x) <= Math.abs(right - from.x) ? left : right, top, bottom };
}
