import { type Box, type Line, path } from '../paths.ts';
import { CHANNEL, cell, fromChannel, type Polygon } from './cells.ts';
import { boxes } from './columns.ts';
import { heightLine, type Level, widthLine } from './level.ts';

export function transistor(): Level {
  const isNear = (polygon: Polygon) =>
    polygon.some(([x, y]) => Math.max(Math.abs(x - CHANNEL.x), Math.abs(y - CHANNEL.y)) < 950);
  const local = (polygon: Polygon) => fromChannel(polygon, 1);
  // The part of the cell's diffusion and polysilicon that belongs to this device.
  const diffusion: Polygon = [
    [9065, 885],
    [8405, 885],
    [8405, 655],
    [8295, 655],
    [8295, 235],
    [9065, 235],
  ];
  const gate: Polygon = [
    [8805, 2615],
    [8655, 2615],
    [8655, 1325],
    [8510, 1325],
    [8510, 995],
    [8655, 995],
    [8655, 105],
    [8805, 105],
  ];
  const hatch: Polygon[] = [];
  for (const [x0, y0, x1, y1] of [
    [8405, 235, 8655, 885],
    [8295, 235, 8405, 655],
    [8805, 235, 9065, 885],
  ] as Line[]) {
    for (let sum = Math.ceil((x0 + y0) / 50) * 50; sum < x1 + y1; sum += 50) {
      const [a, b] = [Math.max(x0, sum - y1), Math.min(x1, sum - y0)];
      if (b - a > 4) {
        hatch.push([
          [a, sum - a],
          [b, sum - b],
        ]);
      }
    }
  }
  const contacts = cell.contacts.filter(isNear).map(local);
  const outline = path([local(diffusion)], { closed: true });
  const box: Box = [-75, -325, 150, 650];
  return {
    name: 'transistor',
    field: 1e-6,
    unit: 1e-9,
    box,
    shapes: [
      { is: 's', d: outline },
      { is: 'h', d: path(hatch.map(local)) },
      { is: 'k', d: outline },
      { is: 'k p', d: path([local(gate)], { closed: true }) },
      { is: 'g', d: boxes([box]) },
      { is: 'n', d: path(cell.local.filter(isNear).map(local), { closed: true }) },
      { is: 'n p', d: path(contacts, { closed: true }) },
      {
        is: 'n',
        d: path(contacts.flatMap(([a, b, c, d]) => [[a, c] as Polygon, [b, d] as Polygon])),
      },
    ],
    dimensions: [widthLine(-75, 75, 385, '150 nm'), heightLine(-466, -325, 325, '650 nm')],
  };
}
