import { type Box, type Point, path, simplified } from '../paths.ts';
import { boxes } from './columns.ts';
import { DIE_CENTRE } from './die.ts';
import { heightLine, type Level, readData, widthLine } from './level.ts';

interface Side {
  outline: Point[][];
  copper: Point[][];
  parts: { name: string; at: Point; pads: Box[] }[];
}

/** Millimetres from the centre of the chip's package, y down. */
const { carrier, host } = readData<Record<'carrier' | 'host', Side>>('board');

const PER_MM = 10; // a unit is 0.1 mm
const centre: Point = [DIE_CENTRE[0] / 1000, DIE_CENTRE[1] / 1000];

const point = ([x, y]: Point): Point => [(x + centre[0]) * PER_MM, (y + centre[1]) * PER_MM];
const scaled = ([x, y, w, h]: Box): Box => [...point([x, y]), w * PER_MM, h * PER_MM];

const around = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
};
const corners = ([x, y, w, h]: Box): Point[] => [
  [x, y],
  [x + w, y + h],
];
const isInside = ([x, y]: Point, [left, top, w, h]: Box) =>
  x > left && x < left + w && y > top && y < top + h;

const SHORTEST = 6; // mm: shorter pieces are dots at this size
const lengthOf = (line: readonly Point[]) =>
  line.slice(1).reduce((sum, [x, y], at) => {
    const [u, v] = line[at] as Point;
    return sum + Math.hypot(x - u, y - v);
  }, 0);
const copper = (list: readonly Point[][]) =>
  path(
    list
      .filter((line) => lengthOf(line) > SHORTEST)
      .map((line) => simplified(line, 0.12).map(point))
      .sort(([a], [b]) => (a?.[1] ?? 0) - (b?.[1] ?? 0)),
  );

const HEADER = /Header|Socket|FH-|Jumper/;
/** A part with leads on several sides has a body between them. */
const bodies = (side: Side) =>
  side.parts.flatMap(({ name, pads }) =>
    pads.length >= 4 && !HEADER.test(name) ? [scaled(around(pads.flatMap(corners)))] : [],
  );

/** Where the chip's package lies: in its board, from the board's lower left corner, in millimetres. */
const outline = around(host.outline.flat());
export const IN_BOARD: Point = [-outline[0], outline[1] + outline[3]];

export function board(): Level {
  const covered = around(carrier.outline.flat());
  const isOpen = (at: Point) => !isInside(at, covered);
  const hostCopper = host.copper.filter((line) => line.some(isOpen));
  const hostPads = host.parts.filter(({ at }) => isOpen(at)).flatMap(({ pads }) => pads);
  const carrierPads = carrier.parts.filter(({ name }) => !name.startsWith('QFN-64'));
  const hostBodies = bodies({ ...host, parts: host.parts.filter(({ at }) => isOpen(at)) });
  const box = scaled(outline);
  const field = 0.1175;
  const [x, y, w, h] = box.map((value) => value / PER_MM / field) as Box;
  const shape = (side: Side) =>
    path(
      side.outline.map((line) => line.map(point)),
      { closed: true },
    );
  return {
    name: 'board',
    field,
    unit: 1e-3 / PER_MM,
    box,
    shapes: [
      { is: 'p', d: shape(host) },
      { is: 'h f', d: copper(hostCopper) },
      { is: 'n p', d: boxes(hostBodies) },
      { is: 'n f', d: boxes(hostPads.map(scaled)) },
      { is: 'k p', d: shape(carrier) },
      { is: 'h', d: copper(carrier.copper) },
      { is: 'n f', d: boxes(carrierPads.flatMap(({ pads }) => pads).map(scaled)) },
      { is: 'k p', d: boxes([scaled([-4.5, -4.5, 9, 9])]) },
      { is: 'k', d: shape(host) },
    ],
    dimensions: [
      widthLine(x, x + w, y + h + 30, '104.5 mm'),
      heightLine(x - 26, y, y + h, '81 mm'),
    ],
  };
}
