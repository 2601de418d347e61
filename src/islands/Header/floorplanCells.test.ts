import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, FLOOR, floorplanCells } from './floorplanCells.ts';

test('the seven services stand as on the landing page: three, two and two', () => {
  const plan = floorplanCells([3, 2, 2]);
  expect(plan.map((cells) => cells.length)).toEqual([3, 2, 2]);
  expect(plan[0]?.[0]).toEqual({ x: 4.5, y: 4.5, width: 65, height: 37 });
  expect(plan[2]?.[1]).toEqual({ x: 103.5, y: 46.5, width: 20, height: 37 });
});

const overlap = (a: Cell, b: Cell) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('whatever the content has, every group has cells, inside the die and apart', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(counts, (services) => {
      const plan = floorplanCells(services);
      expect(plan.length).toBe(services.length);
      expect(plan.every((cells) => cells.length > 0)).toBe(true);
      const cells = plan.flat();
      for (const [at, cell] of cells.entries()) {
        expect(cell.width).toBeGreaterThan(0);
        expect(cell.height).toBeGreaterThan(0);
        expect(cell.x + cell.width).toBeLessThanOrEqual(FLOOR.width);
        expect(cell.y + cell.height).toBeLessThanOrEqual(FLOOR.height);
        expect(cells.slice(at + 1).some((other) => overlap(cell, other))).toBe(false);
      }
    }),
  );
});
