import { type Box, type Line, type Point, path } from '../paths.ts';
import {
  block,
  CHANNEL,
  cell,
  FLIP_FLOP,
  fromChannel,
  IN_BLOCK,
  type PlacedCell,
  type Polygon,
} from './cells.ts';
import { boxes, lines } from './columns.ts';
import { heightLine, type Level, widthLine } from './level.ts';

const ROW = 272;

export function register(): Level {
  const nanometres = 10;
  const local = (polygon: Polygon) => fromChannel(polygon, nanometres);
  const [x0, y0] = [-CHANNEL.x / nanometres, CHANNEL.y / nanometres];
  const box: Box = [x0, y0 - ROW, 920, ROW];
  const edges: Line[] = [];
  const gates: Polygon[] = [];
  for (const placed of block.cells) {
    const [name, x, y, w, h] = placed;
    const left = (x - IN_BLOCK.x) / nanometres;
    const bottom = -(y - IN_BLOCK.y) / nanometres;
    const isFar =
      left > 1150 ||
      left + w / nanometres < -1150 ||
      bottom < -760 ||
      bottom - h / nanometres > 760;
    if (isFar || (x === FLIP_FLOP.x && y === FLIP_FLOP.y)) continue;
    edges.push([left, bottom - h / nanometres, left, bottom]);
    gates.push(...gatesOf(placed, block.polysilicon[name] ?? [], nanometres));
  }
  const rowOf = (y: number) => Math.floor((y - 56) / ROW);
  gates.sort(
    ([a], [b]) => rowOf(a?.[1] ?? 0) - rowOf(b?.[1] ?? 0) || (a?.[0] ?? 0) - (b?.[0] ?? 0),
  );
  edges.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const rails: Line[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((row) => [
    -1600,
    y0 - row * ROW,
    1600,
    y0 - row * ROW,
  ]);
  const half = { closed: true, grid: 2 };
  return {
    name: 'register',
    field: 1e-5,
    unit: nanometres * 1e-9,
    box,
    shapes: [
      { is: 'h', d: lines(edges) + lines(rails) },
      { is: 'p', d: boxes([box]) },
      { is: 's n', d: path(cell.diffusion.map(local), half) },
      { is: 'k p', d: path(cell.polysilicon.map(local), half) },
      {
        is: 'h f',
        d: path(cell.metal.filter(({ length }) => length > 4).map(local), { closed: true }),
      },
      { is: 'n f', d: path(cell.local.map(local), half) + path(gates) },
      { is: 'j f', d: path(cell.contacts.map(local), half) },
      { is: 'k', d: boxes([box]) },
    ],
    dimensions: [
      widthLine(x0, x0 + 920, y0 + 34, '9.20 µm'),
      // Above its line, between two rows of cells: beside it the view ends.
      {
        ...heightLine(x0 - 20, y0 - ROW, y0, '2.72 µm'),
        at: [Math.round(x0 - 20), Math.round(y0 - ROW - 8)],
        anchor: 'middle',
      },
    ],
  };
}

/** Gates of a neighbouring cell as lines: where its polysilicon is one gate length wide. */
function gatesOf(placed: PlacedCell, polysilicon: Polygon[], nanometres: number): Polygon[] {
  const [, , , , , mirrored, turned, originX, originY] = placed;
  const turn = turned === 180 ? -1 : 1;
  const point = ([x, y]: Point): Point => [
    (originX + turn * x - IN_BLOCK.x) / nanometres,
    -(originY + turn * (mirrored ? -y : y) - IN_BLOCK.y) / nanometres,
  ];
  const found: Polygon[] = [];
  for (const polygon of polysilicon) {
    const columns = [...new Set(polygon.map(([x]) => x))].sort((a, b) => a - b);
    for (const left of columns) {
      if (!columns.includes(left + 150)) continue;
      const heights = polygon.flatMap(([x, y]) => (x === left || x === left + 150 ? [y] : []));
      const [low, high] = [Math.min(...heights), Math.max(...heights)];
      if (high - low < 500) continue;
      const ends = [point([left + 75, low]), point([left + 75, high])];
      found.push(ends.sort((a, b) => a[1] - b[1]));
    }
  }
  return found;
}
