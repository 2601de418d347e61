import { describe, expect, test } from 'vitest';
import { calculations } from '../calculations/all.ts';
import { type Calculation, defaultSetting, withPreset } from '../calculations/definition.ts';
import type { Setting } from '../calculations/input.ts';
import { stepCount, valueOfStep } from '../calculations/scaleSteps.ts';
import { type Box, boxOf, crosses, placeOf } from './labelPlaces.ts';
import { type PlotWords, WIDE } from './plotProps.ts';
import { scaleOf } from './plotScale.ts';
import { textsOf } from './plotTexts.ts';

const PHONE = { width: 348, height: 310 };
const point = { x: 100, y: 100 };

describe('a label on a plot', () => {
  test('stands where it was asked for, if nothing is there', () => {
    expect(placeOf('free', point, { shift: 10 }, PHONE, [])).toEqual({
      content: 'free',
      x: 110,
      y: 100,
      anchor: 'start',
    });
  });

  test('never stands below the axis, among its numbers', () => {
    const low = { x: 100, y: 300 };
    expect(placeOf('low', low, {}, PHONE, [])?.y).toBe(300);
    expect(placeOf('low', low, {}, { ...PHONE, bottom: 264 }, [])?.y).toBeLessThanOrEqual(264);
  });

  test('turns to the other side of its point where it would leave the plot', () => {
    expect(placeOf('as long as this', { x: 300, y: 100 }, { shift: 10 }, PHONE, [])).toEqual({
      content: 'as long as this',
      x: 290,
      y: 100,
      anchor: 'end',
    });
  });

  test('gives way to words that stand already, or is left out', () => {
    const taken: Box = { left: 0, right: 348, top: 90, bottom: 103 };
    expect(placeOf('word', point, {}, PHONE, [taken])).toMatchObject({
      x: 100,
      y: 85,
      anchor: 'start',
    });
    expect(placeOf('word', point, {}, PHONE, [{ ...taken, top: 0, bottom: 310 }])).toBeNull();
  });
});

describe('a label beside lines', () => {
  const wall = (y: number) => [0, y, 348, y] as const;

  test('gives way to a curve, and to the grid where it is easy', () => {
    const through = { ...PHONE, curves: [wall(98.5)] };
    expect(placeOf('word', point, {}, through, [])).toMatchObject({ x: 100, y: 92.5 });
    expect(placeOf('word', point, {}, { ...PHONE, grid: [wall(98.5)] }, [])).toMatchObject({
      x: 100,
      y: 92.5,
    });
    const lines = Array.from({ length: 30 }, (_, index) => wall(index * 10));
    expect(placeOf('word', point, {}, { ...PHONE, grid: lines }, [])?.y).toBe(100);
  });

  test('stands on no side of a curve where it would name another', () => {
    const between = { ...PHONE, curves: [wall(85), wall(104)] };
    const place = placeOf('word', { x: 100, y: 112 }, { line: -0.5 }, between, []);
    expect(place?.y).toBeGreaterThan(104);
  });

  test('stays at its limit, and gives way along it', () => {
    const end = { x: 348, y: 100 };
    const limit = { anchor: 'end', line: -0.4 } as const;
    const crossed = { ...PHONE, curves: [wall(100), [330, 0, 330, 310] as const] };
    expect(placeOf('limit', end, limit, crossed, [])).toEqual({
      content: 'limit',
      x: 324,
      y: 94,
      anchor: 'end',
    });
  });

  test('a slanted line misses the corner of a box that it only passes', () => {
    const box: Box = { left: 0, right: 10, top: 0, bottom: 10 };
    expect(crosses(box, [-5, 5, 15, 5])).toBe(true);
    expect(crosses(box, [-20, 30, 30, -20])).toBe(true);
    expect(crosses(box, [5, 40, 40, 5])).toBe(false);
  });
});

const ON_AXES = /^(?:hundredth|second|minute|hour|day|week|month|year|tenYears|yearsUnit)$/;
/** Words as long as the longest of our languages, whatever a label says. */
const words: PlotWords = {
  locale: 'en',
  over: 'over {years}',
  labels: new Proxy(
    {},
    { get: (_, key) => (ON_AXES.test(String(key)) ? key : `${String(key)}: so and so`) },
  ),
};

/** Each preset, and each with one of its rules at even places; fewer of a calculation that takes long. */
function settingsOf(calculation: Calculation): Setting[] {
  const starts = calculation.presets.map((preset) =>
    withPreset(defaultSetting(calculation), preset),
  );
  const moved = calculation.inputs.filter(({ role }) => role === 'moved');
  if (calculation.isLong) return starts;
  return starts.flatMap((start) => [
    start,
    ...moved.flatMap((input) =>
      Array.from({ length: 9 }, (_, index) => {
        const value = valueOfStep(input, Math.round((stepCount(input) * index) / 8));
        return { ...start, values: { ...start.values, [input.name]: value } };
      }),
    ),
  ]);
}

const plots = calculations.filter(({ name }) => name !== 'schedule');
describe.each(plots.map((calculation) => [calculation.name, calculation] as const))(
  '%s',
  (_, calculation) => {
    test.each([
      ['wide', WIDE],
      ['narrow', PHONE],
    ] as const)('no words of the %s drawing leave it or lie on each other [K1]', (_name, size) => {
      for (const setting of settingsOf(calculation)) {
        const curve = calculation.draw(setting, calculation.compute(setting));
        if (curve.kind !== 'plot') throw new Error('a schedule has no labels');
        const texts = textsOf(curve, size, words, scaleOf(curve, size, words));
        const boxes = texts.map((text) => ({ text: text.content, ...boxOf(text) }));
        const outside = boxes.filter(({ left, right }) => left < -1 || right > size.width + 1);
        expect({ setting, outside }).toEqual({ setting, outside: [] });
        const pairs = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.left < other.right &&
                other.left < one.right &&
                one.top < other.bottom &&
                other.top < one.bottom,
            )
            .map((other) => `${one.text} on ${other.text}`),
        );
        expect({ setting, pairs }).toEqual({ setting, pairs: [] });
      }
    });
  },
);

test('a sign of Japanese or Chinese takes more room than a letter', () => {
  const widthOf = (text: string) => {
    const { left, right } = boxOf({ content: text, x: 0, y: 0, anchor: 'middle' });
    return right - left;
  };
  expect(widthOf('要求された締切')).toBeGreaterThan(1.5 * widthOf('seconds'));
});
