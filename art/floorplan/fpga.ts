import { type Box, boxes, type Line, lines, path } from '../paths.ts';
import { range, type Texture } from './texture.ts';

const PITCH = 46;
const RAM_COLUMNS = [4, 9];

/** Logic blocks, switch boxes between them, columns of memory, and one route. */
export function fpga(): Texture {
  const blocks: Box[] = [];
  const wires: Line[] = [];
  for (const row of range(7)) {
    for (const column of range(13)) {
      const [x, y] = [6 + column * PITCH, 4 + row * PITCH];
      if (!RAM_COLUMNS.includes(column)) {
        blocks.push([x, y, 22, 22], [x + 4, y + 4, 5, 14], [x + 13, y + 4, 5, 14]);
      } else if (row % 2 === 0) {
        blocks.push([x, y, 22, 68]);
        for (const word of range(7)) wires.push([x, y + 8 * word + 8, x + 22, y + 8 * word + 8]);
      }
      const [u, v] = [x + 28, y + 28];
      blocks.push([u, v, 12, 12]);
      wires.push([u, v, u + 12, v + 12], [u + 12, v, u, v + 12]);
      wires.push([u + 6, v, u + 6, v + 12], [u, v + 6, u + 12, v + 6]);
      for (const track of [3, 6, 9]) {
        wires.push([u + 12, v + track, u + PITCH, v + track]);
        wires.push([u + track, v + 12, u + track, v + PITCH]);
      }
    }
  }
  return {
    width: 600,
    keeps: 'xMinYMin',
    hairlines: boxes(blocks) + lines(wires),
    solids: boxes([
      [6, 4, 22, 22],
      [282, 142, 22, 22],
      [512, 234, 22, 22],
    ]),
    route: path([
      [
        [17, 26],
        [17, 40],
        [63, 40],
        [63, 86],
        [155, 86],
        [155, 132],
        [293, 132],
        [293, 86],
        [385, 86],
        [385, 178],
        [523, 178],
        [523, 224],
        [569, 224],
      ],
    ]),
  };
}
