import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headsFor, nearEdge } from './safePath.ts';

const edge = { x: 500, top: 76, bottom: 500 };

test('a pointer aimed at the panel is on its way, also across other groups', () => {
  expect(headsFor({ x: 90, y: 170 }, { x: 140, y: 200 }, edge)).toBe(true);
});

test('a pointer going straight down the groups is not', () => {
  expect(headsFor({ x: 90, y: 170 }, { x: 90, y: 230 }, edge)).toBe(false);
  expect(headsFor({ x: 90, y: 170 }, { x: 95, y: 230 }, edge)).toBe(false);
});

test('a pointer going back is not', () => {
  expect(headsFor({ x: 90, y: 170 }, { x: 80, y: 175 }, edge)).toBe(false);
});

test('the nearer side of the panel counts, in either reading direction', () => {
  const box = { left: 500, right: 900, top: 76, bottom: 500 };
  expect(nearEdge({ x: 90, y: 0 }, box).x).toBe(500);
  expect(nearEdge({ x: 1300, y: 0 }, box).x).toBe(900);
});

const point = fc.record({
  x: fc.integer({ min: 0, max: 499 }),
  y: fc.integer({ min: 77, max: 499 }),
});
const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });

test('every straight way to any point of the edge is safe, and so is its mirror image', () => {
  fc.assert(
    fc.property(point, share, share, (from, along, height) => {
      const aim = { x: edge.x, y: edge.top + (edge.bottom - edge.top) * height };
      const to = { x: from.x + (aim.x - from.x) * along, y: from.y + (aim.y - from.y) * along };
      const mirror = ({ x, y }: { x: number; y: number }) => ({ x: -x, y });
      expect(headsFor(from, to, edge)).toBe(true);
      expect(headsFor(mirror(from), mirror(to), { ...edge, x: -edge.x })).toBe(true);
    }),
  );
});

test('no step away from the panel is safe', () => {
  fc.assert(
    fc.property(point, fc.nat(400), fc.integer({ min: -400, max: 400 }), (from, back, down) => {
      expect(headsFor(from, { x: from.x - back, y: from.y + down }, edge)).toBe(false);
    }),
  );
});
