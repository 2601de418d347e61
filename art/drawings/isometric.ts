/**
 * True isometric projection of millimetres:
 *   u = cx + (x − y) cos 30° s,   v = level + (x + y) sin 30° s − z s
 * The three axes are 120° apart and measured alike. A circle of radius r in a horizontal plane becomes
 * an upright ellipse of r s √(3/2) by r s √(1/2).
 */
import { line, type Point, path, round } from './sheet.ts';

const S = 7.2; // units for a millimetre
const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;
const CX = 287;
export type Space = readonly [x: number, y: number, z?: number];
export const project = (level: number, [x, y, z = 0]: Space): Point => [
  CX + (x - y) * COS * S,
  level + (x + y) * SIN * S - z * S,
];
export const polygon = (level: number, points: Space[], closed = true) =>
  line(
    points.map((point) => project(level, point)),
    closed,
  );
export const flat = (level: number, x: number, y: number, w: number, d: number, z = 0) =>
  polygon(level, [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ]);

export function ring(kind: string, level: number, x: number, y: number, r: number) {
  const [u, v] = project(level, [x, y]);
  return `<ellipse class="${kind}" cx="${round(u)}" cy="${round(v)}" rx="${round(r * S * Math.sqrt(1.5))}" ry="${round(r * S * Math.sqrt(0.5))}"/>`;
}

export interface Solid {
  x: number;
  y: number;
  w: number;
  d: number;
  h: number;
  z?: number;
}
/** The two sides that face the reader, then the top. */
export const solid = (level: number, { x, y, w, d, h, z = 0 }: Solid) =>
  path(
    'd-shade',
    polygon(level, [
      [x + w, y, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x + w, y, z + h],
    ]) +
      polygon(level, [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ]),
  ) + path('d-body', flat(level, x, y, w, d, z + h));

export const rings = (
  kind: string,
  level: number,
  places: readonly (readonly [number, number])[],
  r: number,
) => places.map(([x, y]) => ring(kind, level, x, y, r)).join('');
