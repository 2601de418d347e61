import { expect, test } from 'vitest';
import { compute } from './compute.ts';
import { curve } from './curve.ts';
import { presets } from './inputs.ts';

/** Between two points of a line, on the logarithmic axis. */
function heightAt(points: readonly (readonly [number, number])[], x: number): number {
  const next = points.findIndex(([at]) => at >= x);
  const [[left = 0, low = 0] = [], [right = 0, high = 0] = []] = [points[next - 1], points[next]];
  return low * (high / low) ** ((x - left) / (right - left));
}

test.each([
  ['answer', 1],
  ['wait', 0],
] as const)('[54] with a target on the %s the squares lie on its lines', (name, of) => {
  const inputs = { ...presets[0].values, of, target_ms: of === 1 ? 250 : 50 };
  const { lines, marks } = curve(inputs, compute(inputs).values);
  const shown = [name, 'lost'].map((each) => lines.find((line) => line.name === each));
  expect(marks).toHaveLength(2);
  marks.forEach(({ x, y }, at) => {
    expect(heightAt(shown[at]?.points ?? [], x) / y).toBeCloseTo(1, 1);
  });
});
