import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySettingOf } from '../../tests/support/randomSettings.ts';
import { calculations } from './all.ts';
import type { Axis, Plot } from './curve.ts';
import type { Calculation } from './definition.ts';
import type { Setting } from './input.ts';
import { queue } from './queue/definition.ts';
import { withKept } from './withKept.ts';

function plotOf(calculation: Calculation, setting: Setting): Plot | null {
  const curve = calculation.draw(setting, calculation.compute(setting));
  return curve.kind === 'plot' ? curve : null;
}

const isInside = ({ min, max }: Axis, value: number) => value >= min && value <= max;

describe.each(
  calculations.filter(({ isLong }) => !isLong).map((each) => [each.name, each] as const),
)('[55] %s', (_, calculation) => {
  const any = anySettingOf(calculation);
  test('the lines of A and of B lie where either alone would show them', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        const [a, b] = [plotOf(calculation, one), plotOf(calculation, other)];
        const both = a && b && withKept(b, a);
        if (!both) return;
        for (const { min, max } of [a.x, b.x])
          expect(isInside(both.x, min) && isInside(both.x, max)).toBe(true);
        for (const { min, max } of [a.y, b.y])
          expect(isInside(both.y, min) && isInside(both.y, max)).toBe(true);
        for (const tick of [...both.x.ticks, ...both.y.ticks])
          expect(isInside(both.x, tick) || isInside(both.y, tick)).toBe(true);
        expect(both.kept).toEqual(a.lines.filter(({ look }) => look === 'main'));
      }),
      { numRuns: 60 },
    );
  });
});

const at = (values: Readonly<Record<string, number>>): Plot => {
  const usual = Object.fromEntries(queue.inputs.map((input) => [input.name, input.default]));
  const plot = plotOf(queue, { values: { ...usual, ...values }, tables: {} });
  if (!plot) throw new Error('a plot was expected');
  return plot;
};

test('[55] with the same axes nothing of B changes', () => {
  const { kept, ...rest } = withKept(at({ target_ms: 300 }), at({})) ?? { kept: undefined };
  expect(rest).toEqual(at({ target_ms: 300 }));
  expect(kept?.length).toBe(1);
});

test('[55] the hatched area of B and its name go on to the end of a longer axis', () => {
  const b = at({ rate: 300 });
  const both = withKept(b, at({ c: 16 }));
  expect(both?.x.max).toBeGreaterThan(b.x.max);
  const right = both?.regions[0]?.points.map(([x]) => x) ?? [];
  expect(Math.max(...right)).toBe(both?.x.max);
  expect(both?.labels.find(({ key }) => key === 'full')?.x).toBe(both?.x.max);
});

test('[55] what is in other units has no axes in common', () => {
  const usual = at({});
  expect(withKept(usual, { ...usual, y: { ...usual.y, unit: 's' } })).toBeNull();
});
