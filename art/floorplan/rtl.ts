import { seeded } from '../figures/random.ts';
import { type Box, boxes, type Line, lines, path } from '../paths.ts';
import { HEIGHT, range, type Texture } from './texture.ts';

const WIDTH = 600;
const PITCH = 27;
/** Of cells, the more common ones more than once. */
const WIDTHS = [10, 14, 14, 18, 22, 30, 44, 58];

/** Rows of standard cells, and one net that runs down through them. */
export function rtl(): Texture {
  const random = seeded(7);
  const cells: Box[] = [];
  const gates: Line[] = [];
  const rails: Line[] = [];
  const pins: Box[] = [];
  for (const row of range(Math.ceil(HEIGHT / PITCH) - 1)) {
    const y = 6 + row * PITCH;
    rails.push([0, y, WIDTH, y], [0, y + 25, WIDTH, y + 25]);
    for (let x = 2; x < WIDTH - 8; ) {
      const width = Math.min(WIDTHS[Math.floor(random() * WIDTHS.length)] ?? 10, WIDTH - x);
      cells.push([x, y + 3, width - 2, 18]);
      for (let gate = x + 4; gate < x + width - 4; gate += 6)
        gates.push([gate, y + 6, gate, y + 19]);
      if (width === 22 || width === 44) pins.push([x + 3, y + 11, 3.5, 3.5]);
      x += width;
    }
  }
  const net = path([
    [
      [40, 18],
      [40, 72],
      [166, 72],
      [166, 153],
      [314, 153],
      [314, 207],
      [432, 207],
      [432, 261],
      [552, 261],
    ],
  ]);
  return {
    width: WIDTH,
    keeps: 'xMinYMin',
    hairlines: lines(rails) + boxes(cells) + lines(gates),
    solids: boxes(pins, { grid: 2 }),
    route: net,
  };
}
