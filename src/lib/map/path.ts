import type { Point } from './projection.ts';

const signed = (value: number) => (value < 0 ? `${value}` : ` ${value}`);

/**
 * Closed rings as one path of relative steps on a grid of `1 / grid` units: neighbouring numbers
 * are then small and alike, which is what compression likes.
 */
export function gridPath(rings: readonly (readonly Point[])[], grid: number): string {
  let path = '';
  let [fromX, fromY] = [0, 0];
  for (const ring of rings) {
    const steps: [number, number][] = [];
    let [x, y] = [fromX, fromY];
    for (const point of ring) {
      const [nextX, nextY] = [Math.round(point[0] * grid), Math.round(point[1] * grid)];
      if (steps.length > 0 && nextX === x && nextY === y) continue;
      steps.push([nextX - x, nextY - y]);
      [x, y] = [nextX, nextY];
    }
    const [start] = steps;
    if (!start || steps.length < 3) continue; // too small for the grid
    path += `m${steps.map(([dx, dy]) => signed(dx) + signed(dy)).join('')}z`.replace('m ', 'm');
    [fromX, fromY] = [fromX + start[0], fromY + start[1]]; // z returns to the ring's start
  }
  return path;
}
