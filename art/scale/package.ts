import type { Box, Line, Point } from '../paths.ts';
import { boxes, lines } from './columns.ts';
import { bondOf, DIE, DIE_CENTRE, pads } from './die.ts';
import type { Level } from './level.ts';

/** QFN-64 of 9 × 9 mm at a pitch of 0.5 mm; wires join pads and leads in order, not by the bond plan. */
export function chipPackage(): Level {
  const unit = 10; // micrometres
  const at = (x: number, y: number, w: number, h: number): Box => [
    (x + DIE_CENTRE[0]) / unit,
    (y + DIE_CENTRE[1]) / unit,
    w / unit,
    h / unit,
  ];
  const leads: Box[] = [];
  const tips: Point[] = [];
  for (let lead = 0; lead < 16; lead++) {
    const o = (lead - 7.5) * 500;
    leads.push(
      at(o - 125, 4100, 250, 400),
      at(4100, -o - 125, 400, 250),
      at(-o - 125, -4500, 250, 400),
      at(-4500, o - 125, 400, 250),
    );
    tips.push([o, 4100], [4100, -o], [-o, -4100], [-4100, o]);
  }
  const angle = ([x, y]: Point) => Math.atan2(y, x);
  const byAngle = (a: Point, b: Point) => angle(a) - angle(b);
  const bonds = pads
    .map((pad): Point => {
      const [x, y] = bondOf(pad);
      return [x - DIE[0] / 2, -(y - DIE[1] / 2)];
    })
    .sort(byAngle);
  tips.sort(byAngle);
  const tipOf = (bond: number, shift: number) =>
    tips[(Math.round((bond * tips.length) / bonds.length) + shift) % tips.length] as Point;
  const strain = (shift: number) =>
    bonds.reduce((sum, [x, y], bond) => {
      const [u, v] = tipOf(bond, shift);
      return sum + (x - u) ** 2 + (y - v) ** 2;
    }, 0);
  const shift = tips.map((_, at2) => at2).sort((a, b) => strain(a) - strain(b))[0] ?? 0;
  const wires = bonds.map(([x, y], bond): Line => {
    const [u, v] = tipOf(bond, shift);
    const [a, b] = [at(x, y, 0, 0), at(u, v, 0, 0)];
    return [a[0], a[1], b[0], b[1]];
  });
  return {
    name: 'package',
    field: 11e-3,
    unit: unit * 1e-6,
    shapes: [
      { is: 'k', d: boxes([at(-4500, -4500, 9000, 9000)]) },
      { is: 'h', d: boxes([at(-3550, -3550, 7100, 7100)]) },
      { is: 's n', d: boxes(leads) },
      { is: 'h', d: lines(wires) },
    ],
  };
}
