import { type Box, boxes, type Line, lines, type Point, path } from '../paths.ts';
import { range, type Texture } from './texture.ts';

const PITCH = 46;

/** A systolic array: weights as bars, filled where the wave front stands; operands arrive in a slant. */
export function machineLearning(): Texture {
  const hair: Box[] = [];
  const solid: Box[] = [];
  const marks: Line[] = [];
  const tips: Point[][] = [];
  for (const row of range(6)) {
    for (const column of range(12)) {
      const [x, y] = [40 + column * PITCH, 30 + row * PITCH];
      hair.push([x, y, 30, 30]);
      marks.push([x + 30, y + 15, x + 46, y + 15], [x + 15, y + 30, x + 15, y + 46]);
      tips.push(arrow([x + 46, y + 15], [-4, 3]), arrow([x + 15, y + 46], [3, -4]));
      marks.push([x + 18, y + 11, x + 25, y + 11], [x + 21, y + 8, x + 21, y + 15]); // plus
      marks.push([x + 18, y + 19, x + 24, y + 25], [x + 24, y + 19, x + 18, y + 25]); // times
      const weight = Math.abs(
        Math.sin(column * 1.7 + row * 2.3) * Math.cos(column * 0.6 - row * 1.1),
      );
      const bar = Math.round(3 + weight * 19);
      const isFront = column + row === 6 || column + row === 7;
      (isFront ? solid : hair).push([x + 6, y + 26 - bar, 6, bar]);
    }
    for (const at of range(3 - (row % 3))) hair.push([28 - at * 12, 42 + row * PITCH, 7, 7]);
  }
  for (const column of range(12)) {
    const x = 55 + column * PITCH;
    marks.push([x, 30, x, 22 - (column % 4) * 6]);
  }
  return {
    width: 600,
    keeps: 'xMinYMin',
    hairlines: boxes(hair) + lines(marks) + path(tips),
    solids: boxes(solid),
  };
}

/** Two short strokes back from a tip. */
const arrow = ([x, y]: Point, [dx, dy]: Point): Point[] =>
  Math.abs(dx) > Math.abs(dy)
    ? [
        [x + dx, y - dy],
        [x, y],
        [x + dx, y + dy],
      ]
    : [
        [x - dx, y + dy],
        [x, y],
        [x + dx, y + dy],
      ];
