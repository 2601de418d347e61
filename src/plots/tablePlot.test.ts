import { describe, expect, test } from 'vitest';
import type { Point } from '../calculations/curve.ts';
import { noteCurve } from './noteCurve.ts';
import { plotOfTable, type TableAxis, thinned, ticksOf } from './tablePlot.ts';

const linear = (min: number, max: number): TableAxis => ({ scale: 'linear', min, max, unit: 'dB' });

test.each([
  [linear(-110, 5), [-100, -80, -60, -40, -20, 0]],
  [linear(0, 51.2), [0, 10, 20, 30, 40, 50]],
  [linear(0, 0.6), [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]],
  [{ scale: 'log', min: 1, max: 60, unit: 'min' } as const, [1, 2, 5, 10, 20, 50]],
  [{ scale: 'log', min: 5, max: 20_000, unit: 'Hz' } as const, [10, 100, 1000, 10_000]],
])('an axis of %o has round numbers', (axis, expected) => {
  expect(ticksOf(axis)).toEqual(expected);
});

describe('a long line', () => {
  const points = Array.from(
    { length: 5000 },
    (_, at): Point => [at, at === 1234 ? 90 : at === 3456 ? -90 : Math.sin(at / 50)],
  );

  test('is drawn with fewer points, in their order, and keeps its peaks', () => {
    const thin = thinned(points);
    expect(thin.length).toBeLessThan(800);
    expect(thin).toContainEqual([1234, 90]);
    expect(thin).toContainEqual([3456, -90]);
    const xs = thin.map(([x]) => x);
    expect(xs).toEqual(xs.toSorted((one, other) => one - other));
  });

  test('stays as it is where it is short', () => {
    expect(thinned(points.slice(0, 100))).toEqual(points.slice(0, 100));
  });
});

test('what lies below the drawing runs along its foot, and what lies beside it is left out', () => {
  const { lines, marks } = plotOfTable({
    x: linear(0, 10),
    y: linear(-100, 0),
    points: [
      [-1, -5],
      [0, -10],
      [5, -400],
      [11, -10],
    ],
    marks: [[5, -300]],
    limits: [
      [
        [0, -80],
        [10, -80],
      ],
    ],
  });
  expect(lines[0]?.points).toEqual([
    [0, -10],
    [5, -100],
  ]);
  expect(lines[1]).toMatchObject({ look: 'dashed' });
  expect(marks).toEqual([{ x: 5, y: -100 }]);
});

test('the sign of a plot rises where its line rises', () => {
  const points: Point[] = [
    [0, 0],
    [10, 10],
  ];
  const plot = plotOfTable({ x: linear(0, 10), y: linear(0, 10), points, marks: [], limits: [] });
  expect(noteCurve(plot).path).toBe('M0 90L160 0');
});
